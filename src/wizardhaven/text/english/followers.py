"""Who may come into play and what control costs, as English clauses."""

from typing import assert_never

from wizardhaven.text.english.grammar import counted, listed, number, with_article
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind, provisos
from wizardhaven.text.english.terms import haven, races
from wizardhaven.vocabulary.followers import (
    AnotherLeader,
    AnySize,
    BarsMinds,
    ComesBesides,
    FollowsRingwraith,
    HasFollowers,
    InfluencesFromAfar,
    LeadsRingwraiths,
    MakesLeader,
    MayBring,
    OfFollowers,
    OnlyAtHomeSite,
    ReservesAvatar,
    RidesAlone,
    StandsForPlayer,
    WalksAlone,
)
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Race
from wizardhaven.vocabulary.whose import scope
from wizardhaven.vocabulary.whose import who as such_of


def of_followers(holds: OfFollowers, scene: Scene) -> str:
    """The clause for one word."""
    match holds:
        case MayBring():
            return _may_bring(holds, scene)
        case InfluencesFromAfar(maximum):
            tries = "your avatar may try to influence your opponent's cards wherever they are"
            instead = f"half of your unused general influence, rounded up, to a maximum of {maximum}"
            less = "less one for each region on the way there, both ends counted"
            return f"{tries}; {instead}, then stands for his unused direct influence, {less}"
        case AnySize():
            return f"there is no limit to the size of {scene.company}"
        case ReservesAvatar():
            return (
                f"until {scene.card} lies on somebody, your opponent cannot play the avatar you have revealed"
            )
        case BarsMinds(above):
            barred = f"Fallen-wizards may not bring characters with a mind above {above.least} into play"
            steps = [f"above {most} if their stage points exceed {bound}" for bound, most in above.above]
            return f"{barred}, nor {listed(steps, 'or')}"
        case ComesBesides(names):
            comes = (
                f"in a turn in which {listed(names, 'or')} comes into play, {scene.bearer} may do so as well"
            )
            return f"{comes} and does not count as a character of that turn"
        case OnlyAtHomeSite(of_avatar=True):
            return "your avatar can come into play only at his home site"
        case OnlyAtHomeSite(may_start):
            if not may_start:
                barred = f"{scene.bearer} cannot be a starting character"
                return f"{barred} and can come into play only at the home site"
            return f"except as a starting character, {scene.bearer} can come into play only at the home site"
        case AnotherLeader(Race() as race):
            leader = with_article(f"{race.value} leader")
            return f"{scene.company} may contain {leader} in addition to another leader"
        case AnotherLeader():
            return f"{scene.company} may contain one more leader, who does not count for its size"
        case HasFollowers(True):
            return f"{scene.bearer} may have followers"
        case HasFollowers():
            return f"{scene.bearer} may not have followers"
        case LeadsRingwraiths(at_most):
            some = (
                "a Ringwraith follower" if at_most == 1 else f"up to {number(at_most)} Ringwraith followers"
            )
            leads = f"as your avatar {scene.bearer} may have {some} whom it takes no influence to control"
            return f"{leads} and whom you may bring into play in your organization phases"
        case FollowsRingwraith():
            comes = f"{scene.bearer} may be brought into play as a follower of your Ringwraith"
            return f"{comes}, and takes no influence to control"
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


def _may_bring(holds: MayBring, scene: Scene) -> str:
    who = listed([races(race) for race in holds.races], "and") if holds.races else ""
    if holds.away_from_avatar:
        return f"you may bring {who} into play at any of your Wizardhavens, even away from your avatar"
    if holds.any_number and not holds.races:
        return "in your organization phase you may bring any number of characters into play"
    if holds.any_number:
        phase = f"in the organization phase in which {scene.card} is played"
        return f"{phase}, any number of {who} may be brought into play with {scene.company}"
    if not holds.just_one:
        return f"you may bring {who} into play and begin the game with them"
    if holds.in_company:
        comes = f"one agent may come into play with {scene.company} at a {haven()}, or begin the game in it"
        return f"{comes}; place {scene.card} with him"
    agent = ", who may be an agent," if holds.agents else ""
    brings = f"in place of another character, bring one with a mind of {holds.mind_at_most} or less"
    return f"{brings}{agent} into play and place {scene.card} with him; he may also be a starting character"


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
    if holds.against is Subject.PLAYER:
        return f"{scene.bearer} counts {holds.by or 'nothing'} against general influence"
    only = "which only general influence or a Fallen-wizard can give"
    return f"{scene.bearer} takes {points} of influence to control, {only}"
