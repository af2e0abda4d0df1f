"""Creatures of The Dragons."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import Either, There
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

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
