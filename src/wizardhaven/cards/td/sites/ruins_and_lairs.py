"""Ruins & Lairs of The Dragons."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, KeyedTo, named
from wizardhaven.vocabulary.terms import ItemClass, Pile, Race, RegionType, SiteType

BUHR_WIDU = Site(
    code="TD-173",
    name="Buhr Widu",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Southern Rhovanion",
    nearest_haven="Lórien",
    path=(
        RegionType.WILDERNESS,
        RegionType.BORDER_LAND,
        RegionType.WILDERNESS,
        RegionType.WILDERNESS,
        RegionType.WILDERNESS,
    ),
    resource_draws=3,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.TROLL, strikes=1, prowess=10),),
    marks=(Mark.ALWAYS_RETURNS,),
)

ISLE_OF_THE_ULOND = Site(
    code="TD-178",
    name="Isle of the Ulond",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Andrast Coast",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.COASTAL_SEA, RegionType.COASTAL_SEA),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=14),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Eärcaraxë")),),
)

OVIR_HOLLOW = Site(
    code="TD-179",
    name="Ovir Hollow",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Grey Mountain Narrows",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=12),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Bairanax")),),
)

ZARAK_DUM = Site(
    code="TD-181",
    name="Zarak Dûm",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Angmar",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=11),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Scorba")),),
)

GOLD_HILL = Site(
    code="TD-176",
    name="Gold Hill",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=3,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=15),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Itangast")),),
)

GONDMAEGLOM = Site(
    code="TD-177",
    name="Gondmaeglom",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Grey Mountain Narrows",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=14),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Scatha")),),
)

FRAMSBURG = Site(
    code="TD-175",
    name="Framsburg",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Anduin Vales",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(
        AttackOf(
            KeyedTo(
                (
                    SiteType.RUINS_AND_LAIRS,
                    SiteType.SHADOW_HOLD,
                    RegionType.WILDERNESS,
                    RegionType.SHADOW_LAND,
                )
            ),
            Pile.HAND,
        ),
    ),
    marks=(Mark.HOARD,),
)

THARBAD = Site(
    code="TD-180",
    name="Tharbad",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Cardolan",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.MAN, strikes=3, prowess=6),),
    marks=(Mark.ITEMS_THOUGH_TAPPED,),
)
