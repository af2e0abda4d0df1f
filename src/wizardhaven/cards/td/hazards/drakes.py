"""Drakes and others among the creatures of The Dragons."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import Within, all_of, named
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

DIRE_WOLVES = Creature(
    code="TD-13",
    name="Dire Wolves",
    race=Race.WOLF,
    strikes=4,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS, count=2), Key(RegionType.SHADOW_LAND)),
)

DUNLENDING_RAIDERS = Creature(
    code="TD-19",
    name="Dunlending Raiders",
    race=Race.MAN,
    strikes=5,
    prowess=8,
    kill_points=1,
    keyed_to=(
        Key(Within(("Enedhwaith", "Cardolan", "Hollin", "Rhudaur", "Dunland"))),
        Key(
            all_of(
                Within(("Enedhwaith", "Cardolan", "Hollin", "Rhudaur", "Dunland")), SiteType.RUINS_AND_LAIRS
            )
        ),
    ),
)

ICE_DRAKE = Creature(
    code="TD-32",
    name="Ice-drake",
    race=Race.DRAKE,
    strikes=2,
    prowess=15,
    kill_points=1,
    keyed_to=(
        Key(
            Within(
                ("Elven Shores", "Forochel", "Angmar", "Gundabad", "Grey Mountain Narrows", "Withered Heath")
            )
        ),
    ),
)

LAND_DRAKE = Creature(
    code="TD-40",
    name="Land-drake",
    race=Race.DRAKE,
    strikes=1,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS), Key(SiteType.RUINS_AND_LAIRS)),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)

LIGHT_DRAKE = Creature(
    code="TD-45",
    name="Light-drake",
    race=Race.DRAKE,
    strikes=2,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS), Key(SiteType.RUINS_AND_LAIRS)),
)

SAND_DRAKE = Creature(
    code="TD-59",
    name="Sand-drake",
    race=Race.DRAKE,
    strikes=3,
    prowess=12,
    kill_points=1,
    keyed_to=(
        Key(Within(("Khand", "Harondor"))),
        Key(Within(("Ithilien", "Nurn", "Horse Plains")), condition=There(named("Doors of Night"))),
    ),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)

SEA_SERPENT = Creature(
    code="TD-66",
    name="Sea Serpent",
    race=Race.DRAKE,
    strikes=2,
    prowess=14,
    body=6,
    kill_points=2,
    keyed_to=(Key(RegionType.COASTAL_SEA),),
)

THUNDERS_COMPANION = Creature(
    code="TD-75",
    name="Thunder’s Companion",
    race=Race.GIANT,
    strikes=3,
    prowess=9,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS, count=2),),
)

TRUE_COLD_DRAKE = Creature(
    code="TD-77",
    name="True Cold-drake",
    race=Race.DRAKE,
    strikes=2,
    prowess=14,
    kill_points=1,
    keyed_to=(
        Key(
            Within(
                (
                    "Númeriador",
                    "Forochel",
                    "Angmar",
                    "Gundabad",
                    "Grey Mountain Narrows",
                    "Withered Heath",
                    "Iron Hills",
                )
            )
        ),
    ),
)

TRUE_FIRE_DRAKE = Creature(
    code="TD-78",
    name="True Fire-drake",
    race=Race.DRAKE,
    strikes=2,
    prowess=13,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS, count=3),
        Key(RegionType.WILDERNESS, count=2, condition=There(named("Doors of Night"))),
    ),
)

WINGED_COLD_DRAKE = Creature(
    code="TD-83",
    name="Winged Cold-drake",
    race=Race.DRAKE,
    strikes=2,
    prowess=13,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS, count=3),),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)

WINGED_FIRE_DRAKE = Creature(
    code="TD-84",
    name="Winged Fire-drake",
    race=Race.DRAKE,
    strikes=2,
    prowess=12,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS, count=3), Key(RegionType.SHADOW_LAND, count=2)),
    abilities=(Fights(Manner.ATTACKER_ASSIGNS),),
)
