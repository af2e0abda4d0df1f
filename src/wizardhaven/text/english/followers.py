"""Who may come into play and what control costs, as English clauses."""

from typing import assert_never

from wizardhaven.text.english.grammar import counted, listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind, provisos
from wizardhaven.vocabulary.followers import (
    BarsMinds,
    Control,
    InfluencesFromAfar,
    MakesLeader,
    OfFollowers,
    OnlyAtHomeSite,
    ReservesAvatar,
    RidesAlone,
    StandsForPlayer,
    WalksAlone,
)


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
        case ReservesAvatar():
            return (
                f"until {scene.card} lies on somebody, your opponent cannot play the avatar you have revealed"
            )
        case BarsMinds(above):
            barred = f"Fallen-wizards may not bring characters with a mind above {above.least} into play"
            steps = [f"above {most} if their stage points exceed {bound}" for bound, most in above.above]
            return f"{barred}, nor {listed(steps, 'or')}"
        case OnlyAtHomeSite(of_avatar=True):
            return "your avatar can come into play only at his home site"
        case OnlyAtHomeSite(may_start):
            if not may_start:
                barred = f"{scene.bearer} cannot be a starting character"
                return f"{barred} and can come into play only at the home site"
            return f"except as a starting character, {scene.bearer} can come into play only at the home site"
        case MakesLeader(steadfast):
            firm = ", and no body check discards him" if steadfast else ""
            return f"{scene.bearer} is a leader{firm}"
        case RidesAlone():
            gone = f"the allies and Ringwraith followers of {scene.company} are discarded"
            return f"{gone}, and none may join it"
        case WalksAlone():
            nobody = (
                "neither another character nor an ally may be in his company outside the organization phase"
            )
            left = f"if another character is as that phase ends, return {scene.card} to your hand"
            return f"the allies of {scene.bearer} are discarded, and {nobody}; {left}"
        case StandsForPlayer(name):
            barred = "you may neither reveal a Ringwraith nor play Ringwraith followers"
            return f"you are {name} and not a Ringwraith: {barred}"
        case _:
            assert_never(holds)
