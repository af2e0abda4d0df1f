"""Resource short-events of The Wizards that make journeys safer."""

from wizardhaven.vocabulary.amounts import RegionsInPath
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, InPlay, MovingTo, PathHas
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, RegionType, Side, Stat

FAIR_SAILING = Event(
    code="TW-232",
    name="Fair Sailing",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, RegionsInPath(RegionType.COASTAL_SEA, each=-1), least=2)
                ),
            ),
        ),
    ),
)

FAIR_TRAVELS_IN_BORDER_LANDS = Event(
    code="TW-233",
    name="Fair Travels in Border-lands",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, RegionsInPath(RegionType.BORDER_LAND, each=-1), least=2)
                ),
            ),
        ),
    ),
)

FAIR_TRAVELS_IN_FREE_DOMAINS = Event(
    code="TW-235",
    name="Fair Travels in Free-domains",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, RegionsInPath(RegionType.FREE_DOMAIN, each=-1), least=2)
                ),
            ),
        ),
    ),
)

FAIR_TRAVELS_IN_WILDERNESS = Event(
    code="TW-237",
    name="Fair Travels in Wilderness",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_LIMIT, RegionsInPath(RegionType.WILDERNESS, each=-1), least=2)),
            ),
        ),
    ),
)

FAIR_TRAVELS_IN_DARK_DOMAINS = Event(
    code="TW-234",
    name="Fair Travels in Dark-domains",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, -1, condition=PathHas(((RegionType.DARK_DOMAIN, 1),)), least=2),
                    also=(
                        Modify(
                            Stat.HAZARD_LIMIT,
                            -1,
                            condition=Both(
                                (PathHas(((RegionType.DARK_DOMAIN, 1),)), InPlay("Gates of Morning"))
                            ),
                            least=2,
                        ),
                    ),
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
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, -1, condition=PathHas(((RegionType.SHADOW_LAND, 1),)), least=2),
                    also=(
                        Modify(
                            Stat.HAZARD_LIMIT,
                            -1,
                            condition=Both(
                                (PathHas(((RegionType.SHADOW_LAND, 1),)), InPlay("Gates of Morning"))
                            ),
                            least=2,
                        ),
                    ),
                ),
            ),
        ),
    ),
)
