"""Resource events of Dark Minions about the Under-deeps."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Happened, Is, Past, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, BoundFor, all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Duplication,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

VEIN_OF_ARDA = Event(
    code="DM-162",
    name="Vein of Arda",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=2,
    marks=(Duplication.AT_A_SITE,),
    uses=(
        Use(
            when=Moment.SITE,
            user=any_of(Skill.SAGE, Race.DWARF),
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, Mark.UNDER_DEEPS),),
            effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.USER), Tap(Subject.SITE)),
        ),
    ),
    abilities=(Forbid(Deed.UNTAP, Subject.BEARER), StorableAt((SiteType.HAVEN,))),
)

INTO_DARK_TUNNELS = Event(
    code="DM-145",
    name="Into Dark Tunnels",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, BoundFor(Mark.UNDER_DEEPS)),),
            effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=Mark.UNDER_DEEPS)),),
        ),
    ),
)

ANCIENT_STAIR = Event(
    code="DM-115",
    name="Ancient Stair",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Beside(Mark.UNDER_DEEPS))),),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_DRAWS, 2, how=How.TIMES)),
                ForTheTurn(
                    Permit(Deed.GO_BACK, where=ANY_SITE, condition=Is(Subject.SITE, Mark.UNDER_DEEPS))
                ),
            ),
        ),
    ),
)

TO_THE_UTTERMOST_FOUNDATIONS = Event(
    code="DM-161",
    name="To the Uttermost Foundations",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, Mark.UNDER_DEEPS),),
            effects=(Tap(Subject.SITE), Tap(Subject.THIS_CARD)),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.THIS_CARD),
        May(
            Use(
                when=Moment.ORGANIZATION,
                requires=(Both((Is(Subject.SITE, Mark.UNDER_DEEPS), Unless(Happened(Past.PLAYED_HERE)))),),
                effects=(Become(Subject.THIS_CARD, Turned.UNTAPPED),),
            )
        ),
        StorableAt((SiteType.HAVEN,), points=3, condition=Is(Subject.THIS_CARD, Turned.UNTAPPED)),
    ),
)
