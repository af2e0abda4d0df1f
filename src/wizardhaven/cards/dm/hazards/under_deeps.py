"""Hazards of Dark Minions that wait in the Under-deeps."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature, FormOf
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import HazardLimitCost, Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Not, Within, all_of, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Moment,
    Pile,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
    Stat,
)

NAMELESS_THING = Creature(
    code="DM-109",
    name="Nameless Thing",
    race=Race.DRAKE,
    strikes=2,
    prowess=10,
    body=4,
    attacks=3,
    kill_points=3,
    keyed_to=(
        Key(Mark.UNDER_DEEPS),
        Key(Beside(Mark.UNDER_DEEPS), condition=There(named("Doors of Night"))),
        Key(RegionType.COASTAL_SEA, condition=There(named("Doors of Night"))),
    ),
    abilities=(Fights(Manner.TAPPING_CANCELS),),
)

DURINS_BANE = Creature(
    code="DM-107",
    name="Durin’s Bane",
    race=Race.BALROG,
    strikes=2,
    prowess=18,
    body=9,
    kill_points=5,
    marks=(Mark.UNIQUE, Keyword.SPAWN, FormOf("Balrog of Moria")),
    keyed_to=(
        Key(named("The Under-gates")),
        Key(Beside(named("The Under-gates"))),
        Key(Mark.UNDER_DEEPS, condition=There(named("Doors of Night"))),
    ),
    abilities=(
        Modify(Check.BODY, +1, Subject.THIS_CARD),
        Fights(Manner.ONLY_AGAINST, Not(PlayerKind.BALROG)),
    ),
)

SPIDER_OF_THE_MORLAT = Creature(
    code="DM-110",
    name="Spider of the Môrlat",
    race=Race.SPIDER,
    strikes=2,
    prowess=16,
    body=9,
    kill_points=4,
    marks=(Mark.UNIQUE, Keyword.SPAWN),
    keyed_to=(
        Key(named("Dol Guldur")),
        Key(named("The Sulfur-deeps")),
        Key(
            Within(("Southern Mirkwood", "Heart of Mirkwood", "Woodland Realm")),
            condition=There(named("Doors of Night")),
        ),
        Key(Beside(named("The Sulfur-deeps")), condition=There(named("Doors of Night"))),
    ),
    as_event=(
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Race.SPIDER)),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=2, prowess=10),)),
            about=Subject.EVERYBODY,
            of=Within(
                ("Southern Mirkwood", "Heart of Mirkwood", "Woodland Realm", "Dagorlad", "Brown Lands")
            ),
        ),
        Detains(Alignment.MINION),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                costs=(HazardLimitCost(1),),
                effects=(Put(Subject.THIS_CARD, Pile.HAND),),
            )
        ),
    ),
)

WISP_OF_PALE_SHEEN = Creature(
    code="DM-113",
    name="Wisp of Pale Sheen",
    race=Race.UNDEAD,
    strikes=1,
    prowess=6,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(RegionType.COASTAL_SEA),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.SHADOW_HOLD),
    ),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS), Fights(Manner.TAPS_LESSER_MINDS)),
)
