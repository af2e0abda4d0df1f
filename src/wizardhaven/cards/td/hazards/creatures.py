"""Creatures of The Dragons."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.playing import At, In, Through
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

CAVE_WORM = Creature(
    code="TD-8",
    name="Cave Worm",
    race=Race.DRAKE,
    strikes=1,
    prowess=16,
    kill_points=1,
    keyed_to=(
        In(
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
    keyed_to=(Through(RegionType.WILDERNESS, count=2),),
)

LESSER_SPIDERS = Creature(
    code="TD-42",
    name="Lesser Spiders",
    race=Race.SPIDER,
    strikes=4,
    prowess=7,
    kill_points=1,
    keyed_to=(Through(RegionType.WILDERNESS), Through(RegionType.SHADOW_LAND), At(SiteType.RUINS_AND_LAIRS)),
)

MARSH_DRAKE = Creature(
    code="TD-47",
    name="Marsh-drake",
    race=Race.DRAKE,
    strikes=2,
    prowess=11,
    kill_points=1,
    keyed_to=(Through(RegionType.COASTAL_SEA), Through(RegionType.SHADOW_LAND)),
)

RAIN_DRAKE = Creature(
    code="TD-57",
    name="Rain-drake",
    race=Race.DRAKE,
    strikes=1,
    prowess=15,
    kill_points=1,
    keyed_to=(
        Through(RegionType.COASTAL_SEA),
        Through(RegionType.WILDERNESS, count=3),
        At(SiteType.RUINS_AND_LAIRS, path_has=((RegionType.WILDERNESS, 2), (RegionType.COASTAL_SEA, 1))),
    ),
)
