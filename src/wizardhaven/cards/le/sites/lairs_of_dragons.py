"""The lairs of Dragons of The Lidless Eye."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, named
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race, RegionType, SiteType

CAVES_OF_ULUND = Site(
    code="LE-360",
    name="Caves of Ûlund",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=13),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Agburanar")),),
)

GONDMAEGLOM = Site(
    code="LE-379",
    name="Gondmaeglom",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Grey Mountain Narrows",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=14),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Scatha")),),
)

THE_LONELY_MOUNTAIN = Site(
    code="LE-387",
    name="The Lonely Mountain",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Northern Rhovanion",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=14),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Smaug")),),
)

ZARAK_DUM = Site(
    code="LE-417",
    name="Zarak Dûm",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Angmar",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND,),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=11),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Scorba")),),
)
