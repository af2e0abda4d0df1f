"""Who may come into play and what control costs, as German clauses."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.nominals import definite
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import is_such, kind
from wizardhaven.vocabulary.followers import Control, InfluencesFromAfar, OfFollowers


def of_followers(holds: OfFollowers, scene: Scene) -> Clause:
    """The clause for one word."""
    match holds:
        case InfluencesFromAfar(maximum):
            half = f"die aufgerundete Hälfte deines ungenutzten allgemeinen Einflusses (höchstens {maximum})"
            instead = f"statt des direkten zählt dann {half}, vermindert um 1 je Region auf dem Weg dorthin"
            tries = "versuchen, Karten deines Gegners zu beeinflussen, wo immer sie sind"
            return Clause("dein Avatar", "darf", f"{tries}; {instead}")
        case Control(not_direct=True):
            return Clause(
                scene.bearer.nominative, "kann", "nicht durch direkten Einfluss kontrolliert werden"
            )
        case Control(halved=True):
            half = "nur die Hälfte seiner Geisteskraft (abgerundet)"
            return Clause(f"die Kontrolle über {scene.bearer.accusative}", "kostet", half)
        case Control(cost, in_company=who) if who is not None:
            price = f"{cost or 'keine'} Einflusspunkt{'' if cost == 1 else 'e'}"
            one = definite(kind(who)).such(is_such(who))
            each = f"je{one.forms.accusative} {scene.company.genitive}{one.tail}"
            return Clause(f"die Kontrolle über {each}", "kostet", price)
        case Control(cost, who) if who is not None:
            fewer = f"{cost} Einflusspunkt{'' if cost == 1 else 'e'} weniger"
            return Clause(f"die Kontrolle über jeden deiner {kind(who).plural.accusative}", "kostet", fewer)
        case Control(cost, general=True):
            points = f"mit {cost} Punkten" if cost else "nicht"
            return Clause(scene.bearer.nominative, "zählt", f"{points} gegen deinen allgemeinen Einfluss")
        case Control(cost):
            control = (
                f"{cost} Einflusspunkt{'' if cost == 1 else 'e'} und kann nur durch allgemeinen Einfluss"
            )
            return Clause(
                f"die Kontrolle über {scene.bearer.accusative}",
                "kostet",
                f"{control} oder einen Gefallenen Zauberer erfolgen",
            )
        case _:
            assert_never(holds)
