"""Resource events of Dark Minions about the Under-deeps."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.card_effects import PlaceWith
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, Both, Happened, Is, MovingTo, Past, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap, Untap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, all_of, any_of
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import (
    Duplication,
    Length,
    Moment,
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
            costs=(TapCost(Subject.USER),),
            requires=(AtPlace(Mark.UNDER_DEEPS),),
            effects=(PlaceWith(Subject.USER), Tap(Subject.SITE)),
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
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(Mark.UNDER_DEEPS),),
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
            target=ACompany(),
            requires=(AtPlace(all_of(Turned.UNTAPPED, Beside(Mark.UNDER_DEEPS))),),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_DRAWS, 2, how=How.TIMES)),
                ForTheTurn(Permit(Deed.GO_BACK, where=ANY_SITE, condition=AtPlace(Mark.UNDER_DEEPS))),
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
            target=ACompany(),
            requires=(AtPlace(Mark.UNDER_DEEPS),),
            effects=(Tap(Subject.SITE), Tap(Subject.THIS_CARD)),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.THIS_CARD),
        May(
            Use(
                when=Moment.ORGANIZATION,
                requires=(Both((AtPlace(Mark.UNDER_DEEPS), Unless(Happened(Past.PLAYED_HERE)))),),
                effects=(Untap(Subject.THIS_CARD),),
            )
        ),
        StorableAt((SiteType.HAVEN,), points=3, condition=Is(Subject.THIS_CARD, Turned.UNTAPPED)),
    ),
)
