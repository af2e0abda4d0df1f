"""Creatures of The Dragons."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import Either, Happened, Past, There
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Moment, Pile, Race, RegionType, SiteType, Stat, State, Turned

CAVE_WORM = Creature(
    code="TD-8",
    name="Cave Worm",
    race=Race.DRAKE,
    strikes=1,
    prowess=16,
    kill_points=1,
    keyed_to=(
        Key(
            Within(
                (
                    "Redhorn Gate",
                    "High Pass",
                    "Gap of Isen",
                    "Angmar",
                    "Gundabad",
                    "Grey Mountain Narrows",
                    "Withered Heath",
                    "Númeriador",
                    "Iron Hills",
                )
            )
        ),
    ),
)

HOBGOBLINS = Creature(
    code="TD-30",
    name="Hobgoblins",
    race=Race.ORC,
    strikes=2,
    prowess=10,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS, count=2),),
)

LESSER_SPIDERS = Creature(
    code="TD-42",
    name="Lesser Spiders",
    race=Race.SPIDER,
    strikes=4,
    prowess=7,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS), Key(RegionType.SHADOW_LAND), Key(SiteType.RUINS_AND_LAIRS)),
)

MARSH_DRAKE = Creature(
    code="TD-47",
    name="Marsh-drake",
    race=Race.DRAKE,
    strikes=2,
    prowess=11,
    kill_points=1,
    keyed_to=(Key(RegionType.COASTAL_SEA), Key(RegionType.SHADOW_LAND)),
)

RAIN_DRAKE = Creature(
    code="TD-57",
    name="Rain-drake",
    race=Race.DRAKE,
    strikes=1,
    prowess=15,
    kill_points=1,
    keyed_to=(
        Key(RegionType.COASTAL_SEA),
        Key(RegionType.WILDERNESS, count=3),
        Key(
            SiteType.RUINS_AND_LAIRS,
            condition=Either(
                (There(RegionType.WILDERNESS, Subject.PATH, 2), There(RegionType.COASTAL_SEA, Subject.PATH))
            ),
        ),
    ),
)

MORGUL_RATS = Creature(
    code="TD-49",
    name="Morgul-rats",
    race=Race.ANIMAL,
    strikes=15,
    prowess=2,
    body=5,
    kill_points=1,
    keyed_to=(
        Key(
            SiteType.SHADOW_HOLD,
            condition=Either((There(State.WOUNDED, Subject.COMPANY), There(named("Doors of Night")))),
        ),
        Key(
            SiteType.DARK_HOLD,
            condition=Either((There(State.WOUNDED, Subject.COMPANY), There(named("Doors of Night")))),
        ),
    ),
)

GOTHMOG = Creature(
    code="TD-28",
    name="Gothmog",
    race=Race.TROLL,
    strikes=1,
    prowess=14,
    body=9,
    kill_points=3,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.DARK_HOLD),
        Key(
            Subject.COMPANY,
            condition=Happened(
                Past.FACED,
                all_of(any_of(Race.ORC, Race.TROLL), KeyedTo((RegionType.SHADOW_LAND, SiteType.SHADOW_HOLD))),
            ),
        ),
    ),
)

WOLF_RIDERS = Creature(
    code="TD-86",
    name="Wolf-riders",
    race=Race.ORC,
    strikes=3,
    prowess=8,
    kill_points=1,
    keyed_to=(
        Key(
            Subject.COMPANY,
            condition=Happened(Past.FACED, all_of(Race.ORC, Not(KeyedTo((Sort.SITE,))))),
        ),
    ),
    as_short_event=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Race.WOLF),
            effects=(Modify(Stat.PROWESS, +1, Subject.ATTACK), Modify(Stat.STRIKES, +1, Subject.ATTACK)),
        ),
    ),
)

WERE_WORM = Creature(
    code="TD-80",
    name="Were-worm",
    race=Race.DRAKE,
    strikes=1,
    prowess=13,
    body=6,
    kill_points=2,
    keyed_to=(Key(RegionType.WILDERNESS, count=3),),
    abilities=(
        Fights(Manner.ATTACKER_ASSIGNS),
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE),
            about=Subject.ATTACK,
        ),
    ),
)

WILD_FELL_BEAST = Creature(
    code="TD-81",
    name="Wild Fell Beast",
    race=Race.DRAKE,
    strikes=3,
    prowess=12,
    body=6,
    kill_points=2,
    keyed_to=(Key(RegionType.SHADOW_LAND, count=2),),
    abilities=(
        Fights(Manner.ATTACKER_ASSIGNS),
        When(
            Occasion.ATTACK_OVER,
            Become(Subject.COMPANY, Turned.TAPPED),
            about=Subject.ATTACK,
            of=AttackResult.NOT_CANCELED,
        ),
    ),
)
