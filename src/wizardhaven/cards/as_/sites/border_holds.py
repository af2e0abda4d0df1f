"""Border-holds of Against the Shadow."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.terms import ItemClass, Race, RegionType, SiteType

GOBEL_MIRLOND = Site(
    code="AS-139",
    name="Gobel Mírlond",
    site_type=SiteType.BORDER_HOLD,
    region="Harondor",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.COASTAL_SEA, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.MAN, 4, 9, abilities=(Detains(),)),),
)

RAIDER_HOLD = Site(
    code="AS-141",
    name="Raider-hold",
    site_type=SiteType.BORDER_HOLD,
    region="Horse Plains",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND, RegionType.SHADOW_LAND, RegionType.SHADOW_LAND),
    resource_draws=3,
    hazard_draws=4,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.MAN, 4, 9, abilities=(Detains(),)),),
)
