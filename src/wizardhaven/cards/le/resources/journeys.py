"""Resource short-events of The Lidless Eye for companies on their way."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, MovingTo
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, Side, SiteType, Stat

FORCED_MARCH = Event(
    code="LE-185",
    name="Forced March",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(SiteType.HAVEN),),
            effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=SiteType.HAVEN)),),
        ),
    ),
)

IRON_ROAD = Event(
    code="LE-199",
    name="Iron-road",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACompany(),
            requires=(AtPlace(SiteType.HAVEN), MovingTo()),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_DRAWS, 2, how=How.TIMES)),
                ForTheTurn(Permit(Deed.GO_BACK, where=SiteType.HAVEN)),
            ),
        ),
    ),
)
