"""Hazard long-events of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Is, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Send
from wizardhaven.vocabulary.journeys import TapsSites
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Duplication,
    Keyword,
    Length,
    PlayerKind,
    Race,
    RegionType,
    Side,
    Skill,
    Stat,
)

MINIONS_STIR = Event(
    code="TW-61",
    name="Minions Stir",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL))),
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL))),
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Race.ORC), condition=There(named("Doors of Night"))),
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.ORC), condition=There(named("Doors of Night"))),
    ),
)

THE_BALANCE_OF_THINGS = Event(
    code="TW-93",
    name="The Balance of Things",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, Keyword.CORRUPTION),
    uses=(Use(),),
    abilities=(Modify(Stat.CORRUPTION_POINTS, 2, Subject.EVERYBODY, how=How.TIMES),),
)

WAKE_OF_WAR = Event(
    code="TW-108",
    name="Wake of War",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, any_of(Race.WOLF, Race.SPIDER, Race.ANIMAL))),
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, any_of(Race.WOLF, Race.SPIDER, Race.ANIMAL))),
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Race.WOLF), condition=There(named("Doors of Night"))),
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.WOLF), condition=There(named("Doors of Night"))),
    ),
)

SNOWSTORM = Event(
    code="TW-91",
    name="Snowstorm",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(requires=(There(named("Doors of Night")),)),),
    abilities=(
        When(Occasion.COMPANY_MOVES, Send(Subject.ORIGIN), about=Subject.EVERYBODY, of=RegionType.WILDERNESS),
    ),
)

FOUL_FUMES = Event(
    code="TW-36",
    name="Foul Fumes",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),)),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Send(Subject.ORIGIN, unless=((Skill.RANGER, 0),)),
            about=Subject.EVERYBODY,
            condition=Both(
                (
                    There(any_of(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN), Subject.PATH),
                    Unless(Is(Subject.ACTIVE_PLAYER, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
                )
            ),
        ),
        TapsSites(
            There(any_of(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN), Subject.PATH),
            condition=There(named("Doors of Night")),
            spares=(PlayerKind.RINGWRAITH, PlayerKind.BALROG),
        ),
    ),
)

LONG_WINTER = Event(
    code="TW-49",
    name="Long Winter",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Send(Subject.ORIGIN, unless=((Skill.RANGER, 0),)),
            about=Subject.EVERYBODY,
            condition=There(RegionType.WILDERNESS, Subject.PATH, 2),
        ),
        TapsSites(There(RegionType.WILDERNESS, Subject.PATH, 2), condition=There(named("Doors of Night"))),
    ),
)

PLAGUE_OF_WIGHTS = Event(
    code="TW-81",
    name="Plague of Wights",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.UNDEAD)),
        Modify(
            Stat.STRIKES,
            2,
            all_of(Sort.ATTACK, Race.UNDEAD),
            condition=There(named("Doors of Night")),
            how=How.TIMES,
        ),
    ),
)

CLOUDS = Event(
    code="TW-22",
    name="Clouds",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.PROWESS, +2, all_of(Sort.ATTACK, Sort.CREATURE), condition=There(named("Doors of Night"))
        ),
    ),
)

MORGUL_NIGHT = Event(
    code="TW-62",
    name="Morgul Night",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(requires=(There(named("Doors of Night")),)),),
    abilities=(
        CountsAs(RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND),
        CountsAs(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    ),
)
