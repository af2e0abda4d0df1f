"""Shadow-holds of Against the Shadow."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import ItemClass, Race, RegionType, SiteType

NURNIAG_CAMP = Site(
    code="AS-140",
    name="Nûrniag Camp",
    site_type=SiteType.SHADOW_HOLD,
    region="Nurn",
    nearest_haven="Edhellond",
    path=(
        RegionType.WILDERNESS,
        RegionType.FREE_DOMAIN,
        RegionType.COASTAL_SEA,
        RegionType.WILDERNESS,
        RegionType.SHADOW_LAND,
        RegionType.DARK_DOMAIN,
    ),
    resource_draws=3,
    hazard_draws=5,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.MAN, strikes=4, prowess=7),),
)
