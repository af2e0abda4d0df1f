"""Who may come into play and what control costs, as German clauses."""

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.nominals import definite
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import is_such, kind
from wizardhaven.text.permits import most_influence
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.whose import scope
from wizardhaven.vocabulary.whose import who as such_of


def from_afar(holds: Permit) -> Clause:
    """Whom the avatar may try wherever they are, and by what."""
    maximum = most_influence(holds)
    half = f"die aufgerundete Hälfte deines ungenutzten allgemeinen Einflusses (höchstens {maximum})"
    instead = f"statt des direkten zählt dann {half}, vermindert um 1 je Region auf dem Weg dorthin"
    tries = "versuchen, Karten deines Gegners zu beeinflussen, wo immer sie sind"
    return Clause("dein Avatar", "darf", f"{tries}; {instead}")


def of_control(holds: Modify, scene: Scene) -> Clause:
    """What it takes to control somebody, and who can."""
    if isinstance(holds.against, Not):
        return Clause(scene.bearer.nominative, "kann", "nicht durch direkten Einfluss kontrolliert werden")
    assert isinstance(holds.by, int)
    who, cost = such_of(holds), abs(holds.by)
    points = f"{cost} Einflusspunkt{'' if cost == 1 else 'e'}"
    control = f"die Kontrolle über {scene.bearer.accusative}"
    if holds.how is How.DIVIDED:
        return Clause(control, "kostet", "nur die Hälfte seiner Geisteskraft (abgerundet)")
    if who is not None and scope(holds) is Subject.COMPANY:
        one = definite(kind(who)).such(is_such(who))
        each = f"je{one.forms.accusative} {scene.company.genitive}{one.tail}"
        return Clause(f"die Kontrolle über {each}", "kostet", points if cost else "keine Einflusspunkte")
    if who is not None:
        every = f"jeden deiner {kind(who).plural.accusative}"
        return Clause(f"die Kontrolle über {every}", "kostet", f"{points} weniger")
    if holds.by < 0:
        return Clause(control, "kostet", f"{points} weniger")
    if holds.against is Subject.PLAYER:
        counts = f"mit {cost} Punkten" if cost else "nicht"
        return Clause(scene.bearer.nominative, "zählt", f"{counts} gegen deinen allgemeinen Einfluss")
    only = "kann nur durch allgemeinen Einfluss oder einen Gefallenen Zauberer erfolgen"
    return Clause(control, "kostet", f"{points} und {only}")
