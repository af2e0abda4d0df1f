"""Resource short-events of The Wizards that make journeys safer."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay, MovingTo, PathHas
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.hazards import HazardLimitChange
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, RegionType, Side

FAIR_SAILING = Event(
    code="TW-232",
    name="Fair Sailing",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(ForTheTurn(HazardLimitChange(-1, minimum=2, per=RegionType.COASTAL_SEA)),),
        ),
    ),
)

FAIR_TRAVELS_IN_BORDER_LANDS = Event(
    code="TW-233",
    name="Fair Travels in Border-lands",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(ForTheTurn(HazardLimitChange(-1, minimum=2, per=RegionType.BORDER_LAND)),),
        ),
    ),
)

FAIR_TRAVELS_IN_FREE_DOMAINS = Event(
    code="TW-235",
    name="Fair Travels in Free-domains",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(ForTheTurn(HazardLimitChange(-1, minimum=2, per=RegionType.FREE_DOMAIN)),),
        ),
    ),
)

FAIR_TRAVELS_IN_WILDERNESS = Event(
    code="TW-237",
    name="Fair Travels in Wilderness",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(ForTheTurn(HazardLimitChange(-1, minimum=2, per=RegionType.WILDERNESS)),),
        ),
    ),
)

FAIR_TRAVELS_IN_DARK_DOMAINS = Event(
    code="TW-234",
    name="Fair Travels in Dark-domains",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(
                    HazardLimitChange(
                        -1,
                        minimum=2,
                        condition=PathHas(((RegionType.DARK_DOMAIN, 1),)),
                        doubled_if=InPlay("Gates of Morning"),
                    )
                ),
            ),
        ),
    ),
)

FAIR_TRAVELS_IN_SHADOW_LANDS = Event(
    code="TW-236",
    name="Fair Travels in Shadow-lands",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(
                    HazardLimitChange(
                        -1,
                        minimum=2,
                        condition=PathHas(((RegionType.SHADOW_LAND, 1),)),
                        doubled_if=InPlay("Gates of Morning"),
                    )
                ),
            ),
        ),
    ),
)
