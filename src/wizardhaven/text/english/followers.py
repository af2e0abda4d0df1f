"""Who may come into play and what control costs, as English clauses."""

from wizardhaven.text.english.grammar import counted
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind, provisos
from wizardhaven.text.permits import most_influence
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.whose import scope
from wizardhaven.vocabulary.whose import who as such_of


def from_afar(holds: Permit) -> str:
    """Whom the avatar may try wherever they are, and by what."""
    maximum = most_influence(holds)
    tries = "your avatar may try to influence your opponent's cards wherever they are"
    instead = f"half of your unused general influence, rounded up, to a maximum of {maximum}"
    less = "less one for each region on the way there, both ends counted"
    return f"{tries}; {instead}, then stands for his unused direct influence, {less}"


def of_control(holds: Modify, scene: Scene) -> str:
    """What it takes to control somebody, and who can."""
    if isinstance(holds.against, Not):
        return f"{scene.bearer} cannot be controlled by direct influence"
    assert isinstance(holds.by, int)
    who, points = such_of(holds), counted(abs(holds.by), "point", "points")
    if holds.how is How.DIVIDED:
        return f"{scene.bearer} takes only half of his mind, rounded down, to control"
    if who is not None and scope(holds) is Subject.COMPANY:
        price = f"{points} of influence" if holds.by else "no influence"
        return f"each {kind(who)[0]} of {scene.company}{provisos(who)} takes {price} to control"
    if who is not None:
        return f"each of your {kind(who)[1]} takes {points} of influence less to control"
    if holds.by < 0:
        return f"{scene.bearer} takes {points} of influence less to control"
    if holds.against is Subject.PLAYER:
        return f"{scene.bearer} counts {holds.by or 'nothing'} against general influence"
    only = "which only general influence or a Fallen-wizard can give"
    return f"{scene.bearer} takes {points} of influence to control, {only}"
