"""Hazard short-events of The Wizards."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Having, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import (
    A,
)
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
)

CALL_OF_HOME = Event(
    code="TW-18",
    name="Call of Home",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.CHARACTER,
                    Not(any_of(Race.RINGWRAITH, Race.WIZARD)),
                    Not(Having(Keyword.THE_ONE_RING)),
                ),
                Whose.OF_THE_COMPANY,
            ),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.UNUSED_GENERAL_INFLUENCE,),
                    above=9,
                    failing=(Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET)),),
                ),
            ),
        ),
    ),
)

CHOKING_SHADOWS = Event(
    code="TW-21",
    name="Choking Shadows",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=A(all_of(Sort.AUTOMATIC_ATTACK, At(SiteType.RUINS_AND_LAIRS)), Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +2, Sort.ATTACK)),),
        ),
        Use(
            target=A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(ForTheTurn(CountsAs(RegionType.SHADOW_LAND, Subject.TARGET)),),
        ),
        Use(
            target=A(all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS), Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(ForTheTurn(CountsAs(SiteType.SHADOW_HOLD, Subject.SITE)),),
        ),
    ),
)

GLOOM = Event(
    code="TW-41",
    name="Gloom",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(ForTheTurn(Modify(Stat.PROWESS, -1)),),
        ),
        Use(
            target=A(RegionType.BORDER_LAND, Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(ForTheTurn(CountsAs(RegionType.WILDERNESS, Subject.TARGET)),),
        ),
        Use(
            target=A(all_of(Sort.SITE, SiteType.BORDER_HOLD), Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(ForTheTurn(CountsAs(SiteType.RUINS_AND_LAIRS, Subject.SITE)),),
        ),
    ),
)

LOST_IN_FREE_DOMAINS = Event(
    code="TW-53",
    name="Lost in Free-domains",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(There(RegionType.FREE_DOMAIN, Subject.PATH),),
            effects=(ForTheTurn(Forbid(Deed.ACT)),),
        ),
    ),
)

MUSTER_DISPERSES = Event(
    code="TW-67",
    name="Muster Disperses",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.FACTION, Whose.OF_THE_COMPANY),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.UNUSED_GENERAL_INFLUENCE,),
                    above=10,
                    failing=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
                ),
            ),
        ),
    ),
)

RIVER = Event(
    code="TW-84",
    name="River",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.SITE, Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(Forbid(Deed.ACT, Mark.MOVING, unless=Skill.RANGER)),),
        ),
    ),
)

TWILIGHT = Event(
    code="TW-106",
    name="Twilight",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.ALSO_A_RESOURCE, Mark.OUTSIDE_HAZARD_LIMIT, Keyword.ENVIRONMENT),
    uses=(
        Use(
            when=Moment.AT_ANY_POINT,
            target=A(
                all_of(Sort.EVENT, Keyword.ENVIRONMENT, any_of(Mark.IN_PLAY, Mark.DECLARED)), Whose.ANYBODYS
            ),
            effects=(Cancel(Canceled.CARD),),
        ),
    ),
)

THE_RINGS_BETRAYAL = Event(
    code="TW-99",
    name="The Ring’s Betrayal",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=A(Sort.RING, Whose.OF_THE_COMPANY),
            effects=(
                Roll(
                    Check.CORRUPTION, Subject.BEARER, (-2,), failing=(Put(Subject.TARGET, Pile.DISCARD_PILE),)
                ),
            ),
        ),
    ),
)
