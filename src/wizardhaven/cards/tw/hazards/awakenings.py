"""Hazard long-events of The Wizards: what awakens in ruins and holds, the night and the sea."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.journeys import TapsSites
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Duplication,
    Keyword,
    Length,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
)

AWAKEN_DENIZENS = Event(
    code="TW-9",
    name="Awaken Denizens",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.STRIKES,
            2,
            Sort.AUTOMATIC_ATTACK,
            condition=Is(Subject.SITE, SiteType.RUINS_AND_LAIRS),
            how=How.TIMES,
        ),
    ),
)

AWAKEN_MINIONS = Event(
    code="TW-10",
    name="Awaken Minions",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.STRIKES,
            2,
            Sort.AUTOMATIC_ATTACK,
            condition=Is(Subject.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
            how=How.TIMES,
        ),
    ),
)

STORMS_OF_OSSE = Event(
    code="TW-92",
    name="Storms of Ossë",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(requires=(There(named("Doors of Night")),)),),
    abilities=(TapsSites(There(RegionType.COASTAL_SEA, Subject.PATH)),),
)


NIGHT = Event(
    code="TW-69",
    name="Night",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, -1, all_of(Race.DUNADAN, Not(Skill.RANGER))),
        Modify(Stat.PROWESS, +1, Sort.ATTACK, condition=There(named("Doors of Night"))),
        Modify(Stat.PROWESS, -1, Race.MAN, condition=There(named("Doors of Night"))),
        Modify(Stat.PROWESS, -1, Race.DUNADAN, condition=There(named("Doors of Night"))),
    ),
)


FELL_WINTER = Event(
    code="TW-35",
    name="Fell Winter",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Guards(Attack(Race.WOLF, strikes=3, prowess=7), SiteType.BORDER_HOLD),
        CountsAs(RegionType.WILDERNESS, RegionType.BORDER_LAND, condition=There(named("Doors of Night"))),
        CountsAs(RegionType.BORDER_LAND, RegionType.FREE_DOMAIN, condition=There(named("Doors of Night"))),
    ),
)
