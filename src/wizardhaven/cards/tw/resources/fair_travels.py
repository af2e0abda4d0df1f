"""Resource short-events of The Wizards that make journeys safer."""

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Is, There
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import A
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, Count(RegionType.COASTAL_SEA, Subject.PATH, -1), least=2)
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, Count(RegionType.BORDER_LAND, Subject.PATH, -1), least=2)
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, Count(RegionType.FREE_DOMAIN, Subject.PATH, -1), least=2)
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, Count(RegionType.WILDERNESS, Subject.PATH, -1), least=2)
                ),
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(
                        Stat.HAZARD_LIMIT, -1, condition=There(RegionType.DARK_DOMAIN, Subject.PATH), least=2
                    ),
                    also=(
                        Modify(
                            Stat.HAZARD_LIMIT,
                            -1,
                            condition=Both(
                                (
                                    There(RegionType.DARK_DOMAIN, Subject.PATH),
                                    There(named("Gates of Morning")),
                                )
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(
                        Stat.HAZARD_LIMIT, -1, condition=There(RegionType.SHADOW_LAND, Subject.PATH), least=2
                    ),
                    also=(
                        Modify(
                            Stat.HAZARD_LIMIT,
                            -1,
                            condition=Both(
                                (
                                    There(RegionType.SHADOW_LAND, Subject.PATH),
                                    There(named("Gates of Morning")),
                                )
                            ),
                            least=2,
                        ),
                    ),
                ),
            ),
        ),
    ),
)
