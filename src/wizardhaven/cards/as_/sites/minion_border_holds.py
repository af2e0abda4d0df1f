"""Border-holds of the minions of Against the Shadow."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race, RegionType, SiteType

OLD_FOREST = Site(
    code="AS-156",
    name="Old Forest",
    site_type=SiteType.BORDER_HOLD,
    region="Cardolan",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.MAIA, strikes=2, prowess=15, abilities=(Fights(Manner.NOT_CANCELED),)),),
    alignment=Alignment.MINION,
)
