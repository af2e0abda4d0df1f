"""Free-holds of The Wizards."""

from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass, Purpose, RegionType, SiteType

BAG_END = Site(
    code="TW-372",
    name="Bag End",
    site_type=SiteType.FREE_HOLD,
    region="The Shire",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.FREE_DOMAIN),
    resource_draws=2,
    hazard_draws=2,
)

BEORNS_HOUSE = Site(
    code="TW-376",
    name="Beorn’s House",
    site_type=SiteType.FREE_HOLD,
    region="Anduin Vales",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
)

BLUE_MOUNTAIN_DWARF_HOLD = Site(
    code="TW-377",
    name="Blue Mountain Dwarf-hold",
    site_type=SiteType.FREE_HOLD,
    region="Númeriador",
    nearest_haven="Grey Havens",
    path=(RegionType.FREE_DOMAIN, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
)

DOL_AMROTH = Site(
    code="TW-386",
    name="Dol Amroth",
    site_type=SiteType.FREE_HOLD,
    region="Belfalas",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.FREE_DOMAIN),
    resource_draws=1,
    hazard_draws=1,
)

EAGLES_EYRIE = Site(
    code="TW-391",
    name="Eagles’ Eyrie",
    site_type=SiteType.FREE_HOLD,
    region="Anduin Vales",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
)

EDORAS = Site(
    code="TW-394",
    name="Edoras",
    site_type=SiteType.FREE_HOLD,
    region="Rohan",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
)

IRON_HILL_DWARF_HOLD = Site(
    code="TW-403",
    name="Iron Hill Dwarf-hold",
    site_type=SiteType.FREE_HOLD,
    region="Iron Hills",
    nearest_haven="Lórien",
    path=(
        RegionType.WILDERNESS,
        RegionType.BORDER_LAND,
        RegionType.BORDER_LAND,
        RegionType.WILDERNESS,
        RegionType.WILDERNESS,
    ),
    resource_draws=3,
    hazard_draws=3,
)

MINAS_TIRITH = Site(
    code="TW-412",
    name="Minas Tirith",
    site_type=SiteType.FREE_HOLD,
    region="Anórien",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN),
    resource_draws=2,
    hazard_draws=2,
)

PELARGIR = Site(
    code="TW-419",
    name="Pelargir",
    site_type=SiteType.FREE_HOLD,
    region="Lebennin",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN),
    resource_draws=2,
    hazard_draws=2,
)

RHOSGOBEL = Site(
    code="TW-420",
    name="Rhosgobel",
    site_type=SiteType.FREE_HOLD,
    region="Southern Mirkwood",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.DARK_DOMAIN),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR,),
    abilities=(CountsAs(Subject.SITE, Sort.CHARACTER, (Purpose.HEALING,)),),
)

THRANDUILS_HALLS = Site(
    code="TW-432",
    name="Thranduil’s Halls",
    site_type=SiteType.FREE_HOLD,
    region="Woodland Realm",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.BORDER_LAND),
    resource_draws=2,
    hazard_draws=2,
)

WELLINGHALL = Site(
    code="TW-437",
    name="Wellinghall",
    site_type=SiteType.FREE_HOLD,
    region="Fangorn",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
)
