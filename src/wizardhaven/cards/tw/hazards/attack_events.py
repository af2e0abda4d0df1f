"""Hazard events of The Wizards that make attacks stronger."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Having, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Check, Duplication, Keyword, Length, RegionType, Side, SiteType, Stat

AROUSE_DENIZENS = Event(
    code="TW-6",
    name="Arouse Denizens",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=A(all_of(Sort.AUTOMATIC_ATTACK, At(SiteType.RUINS_AND_LAIRS)), Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +3, Sort.ATTACK)),),
        ),
    ),
)

AROUSE_MINIONS = Event(
    code="TW-7",
    name="Arouse Minions",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=A(
                all_of(Sort.AUTOMATIC_ATTACK, At(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
                Whose.OF_THE_COMPANY,
            ),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +3, Sort.ATTACK)),),
        ),
    ),
)

AWAKEN_THE_EARTHS_FIRE = Event(
    code="TW-11",
    name="Awaken the Earth’s Fire",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=A(
                all_of(Sort.AUTOMATIC_ATTACK, At(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
                Whose.OF_THE_COMPANY,
            ),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +2, Sort.ATTACK)),),
        ),
        Use(
            target=A(RegionType.SHADOW_LAND, Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(ForTheTurn(CountsAs(RegionType.DARK_DOMAIN, Subject.TARGET)),),
        ),
        Use(
            target=A(all_of(Sort.SITE, SiteType.SHADOW_HOLD), Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(ForTheTurn(CountsAs(SiteType.DARK_HOLD, Subject.SITE)),),
        ),
    ),
)

EYE_OF_SAURON = Event(
    code="TW-32",
    name="Eye of Sauron",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, +1, Sort.AUTOMATIC_ATTACK),
        Modify(Stat.PROWESS, +2, Sort.AUTOMATIC_ATTACK, condition=There(named("Doors of Night"))),
    ),
)

THE_WILL_OF_THE_RING = Event(
    code="TW-101",
    name="The Will of the Ring",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Having(Keyword.THE_ONE_RING)), Whose.OF_THE_COMPANY),
            effects=(Roll(Check.CORRUPTION, Subject.TARGET, (-4,)),),
        ),
    ),
)
