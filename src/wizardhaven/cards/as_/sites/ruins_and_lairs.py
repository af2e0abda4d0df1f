"""Ruins & Lairs of Against the Shadow."""

from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.hazards import OpenToCreatures
from wizardhaven.vocabulary.site_parts import AutomaticAttack
from wizardhaven.vocabulary.terms import ItemClass, Race, RegionType, SiteType

GEANN_A_LISCH = Site(
    code="AS-138",
    name="Geann a-Lisch",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Old Pûkel-land",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    information=True,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(AutomaticAttack(Race.MAN, strikes=4, prowess=8),),
    abilities=(OpenToCreatures((Race.MAN,)),),
)
