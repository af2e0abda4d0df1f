"""Who may come into play and what control costs, as English clauses."""

from typing import assert_never

from wizardhaven.text.english.grammar import counted
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind, provisos
from wizardhaven.vocabulary.followers import Control, InfluencesFromAfar, OfFollowers


def of_followers(holds: OfFollowers, scene: Scene) -> str:
    """The clause for one word."""
    match holds:
        case InfluencesFromAfar(maximum):
            tries = "your avatar may try to influence your opponent's cards wherever they are"
            instead = f"half of your unused general influence, rounded up, to a maximum of {maximum}"
            less = "less one for each region on the way there, both ends counted"
            return f"{tries}; {instead}, then stands for his unused direct influence, {less}"
        case Control(not_direct=True):
            return f"{scene.bearer} cannot be controlled by direct influence"
        case Control(halved=True):
            return f"{scene.bearer} takes only half of his mind, rounded down, to control"
        case Control(cost, in_company=who) if who is not None:
            price = f"{counted(cost, 'point', 'points')} of influence" if cost else "no influence"
            return f"each {kind(who)[0]} of {scene.company}{provisos(who)} takes {price} to control"
        case Control(cost, who) if who is not None:
            fewer = f"{counted(cost, 'point', 'points')} of influence less"
            return f"each of your {kind(who)[1]} takes {fewer} to control"
        case Control(cost, general=True):
            return f"{scene.bearer} counts {cost or 'nothing'} against general influence"
        case Control(cost):
            price = counted(cost, "point", "points")
            return (
                f"{scene.bearer} takes {price} of influence to control, which only general influence or a"
                " Fallen-wizard can give"
            )
        case _:
            assert_never(holds)
