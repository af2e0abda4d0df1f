"""Dark-holds of Against the Shadow."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import ItemClass, Race, RegionType, SiteType

CIRITH_GORGOR = Site(
    code="AS-137",
    name="Cirith Gorgor",
    site_type=SiteType.DARK_HOLD,
    region="Udûn",
    nearest_haven="Lórien",
    path=(
        RegionType.WILDERNESS,
        RegionType.BORDER_LAND,
        RegionType.FREE_DOMAIN,
        RegionType.WILDERNESS,
        RegionType.SHADOW_LAND,
        RegionType.DARK_DOMAIN,
        RegionType.DARK_DOMAIN,
    ),
    resource_draws=3,
    hazard_draws=5,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.ORC, strikes=5, prowess=8),
        Attack(Race.TROLL, strikes=2, prowess=10),
    ),
)
