"""Ruins & Lairs of The Wizards."""

from wizardhaven.vocabulary.abilities import EachWounded
from wizardhaven.vocabulary.cards import AutomaticAttack, ItemsOnly, Site
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.terms import ItemClass, Race, RegionType, SiteType

BANDIT_LAIR = Site(
    code="TW-373",
    name="Bandit Lair",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Brown Lands",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=1,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(AutomaticAttack(Race.MAN, strikes=3, prowess=6),),
)

GLADDEN_FIELDS = Site(
    code="TW-396",
    name="Gladden Fields",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Anduin Vales",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.GOLD_RING,),
    automatic_attacks=(
        AutomaticAttack(
            Race.UNDEAD, strikes=1, prowess=8, abilities=(EachWounded(CorruptionCheck(by=Subject.TARGET)),)
        ),
    ),
)

GLITTERING_CAVES = Site(
    code="TW-397",
    name="Glittering Caves",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Gap of Isen",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.BORDER_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(AutomaticAttack(Race.PUKEL_CREATURE, strikes=1, prowess=9),),
)

ISENGARD = Site(
    code="TW-404",
    name="Isengard",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Gap of Isen",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.BORDER_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(AutomaticAttack(Race.WOLF, strikes=3, prowess=7),),
)

TOLFALAS = Site(
    code="TW-433",
    name="Tolfalas",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Mouths of the Anduin",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.COASTAL_SEA),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    items_only=(ItemsOnly(ItemClass.GREATER, names=("Scroll of Isildur",)),),
    automatic_attacks=(
        AutomaticAttack(
            Race.UNDEAD, strikes=3, prowess=7, abilities=(EachWounded(CorruptionCheck(by=Subject.TARGET)),)
        ),
    ),
)
