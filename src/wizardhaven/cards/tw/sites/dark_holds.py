"""Dark-holds of The Wizards."""

from wizardhaven.vocabulary.cards import AutomaticAttack, Site
from wizardhaven.vocabulary.terms import ItemClass, Race, RegionType, SiteType

CARN_DUM = Site(
    code="TW-380",
    name="Carn Dûm",
    site_type=SiteType.DARK_HOLD,
    region="Angmar",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(AutomaticAttack(Race.ORC, strikes=4, prowess=7),),
)
