"""Border-holds of The Wizards."""

from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Purpose, RegionType, SiteType

BREE = Site(
    code="TW-378",
    name="Bree",
    site_type=SiteType.BORDER_HOLD,
    region="Arthedain",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
)

CAMETH_BRIN = Site(
    code="TW-379",
    name="Cameth Brin",
    site_type=SiteType.BORDER_HOLD,
    region="Rhudaur",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS,),
    resource_draws=1,
    hazard_draws=1,
)

DUNHARROW = Site(
    code="TW-389",
    name="Dunharrow",
    site_type=SiteType.BORDER_HOLD,
    region="Rohan",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
)

DUNNISH_CLAN_HOLD = Site(
    code="TW-390",
    name="Dunnish Clan-hold",
    site_type=SiteType.BORDER_HOLD,
    region="Dunland",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
)

EASTERLING_CAMP = Site(
    code="TW-392",
    name="Easterling Camp",
    site_type=SiteType.BORDER_HOLD,
    region="Horse Plains",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND, RegionType.SHADOW_LAND, RegionType.SHADOW_LAND),
    resource_draws=4,
    hazard_draws=4,
)

HENNETH_ANNUN = Site(
    code="TW-400",
    name="Henneth Annûn",
    site_type=SiteType.BORDER_HOLD,
    region="Ithilien",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
)

LAKE_TOWN = Site(
    code="TW-406",
    name="Lake-town",
    site_type=SiteType.BORDER_HOLD,
    region="Northern Rhovanion",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.BORDER_LAND, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
)

LOND_GALEN = Site(
    code="TW-407",
    name="Lond Galen",
    site_type=SiteType.BORDER_HOLD,
    region="Anfalas",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS,),
    resource_draws=1,
    hazard_draws=1,
)

OLD_FOREST = Site(
    code="TW-417",
    name="Old Forest",
    site_type=SiteType.BORDER_HOLD,
    region="Cardolan",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    abilities=(CountsAs(Subject.SITE, Sort.CHARACTER, (Purpose.HEALING,)),),
)

SHREL_KAIN = Site(
    code="TW-425",
    name="Shrel-Kain",
    site_type=SiteType.BORDER_HOLD,
    region="Dorwinion",
    nearest_haven="Lórien",
    path=(
        RegionType.WILDERNESS,
        RegionType.BORDER_LAND,
        RegionType.BORDER_LAND,
        RegionType.WILDERNESS,
        RegionType.BORDER_LAND,
    ),
    resource_draws=3,
    hazard_draws=3,
)

VALE_OF_ERECH = Site(
    code="TW-434",
    name="Vale of Erech",
    site_type=SiteType.BORDER_HOLD,
    region="Lamedon",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
)

DRUADAN_FOREST = Site(
    code="TW-388",
    name="Drúadan Forest",
    site_type=SiteType.BORDER_HOLD,
    region="Anórien",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN),
    resource_draws=2,
    hazard_draws=2,
)

LOSSADAN_CAMP = Site(
    code="TW-410",
    name="Lossadan Camp",
    site_type=SiteType.BORDER_HOLD,
    region="Forochel",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
)

SOUTHRON_OASIS = Site(
    code="TW-426",
    name="Southron Oasis",
    site_type=SiteType.BORDER_HOLD,
    region="Harondor",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.COASTAL_SEA, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
)

VARIAG_CAMP = Site(
    code="TW-435",
    name="Variag Camp",
    site_type=SiteType.BORDER_HOLD,
    region="Khand",
    nearest_haven="Edhellond",
    path=(
        RegionType.WILDERNESS,
        RegionType.FREE_DOMAIN,
        RegionType.COASTAL_SEA,
        RegionType.WILDERNESS,
        RegionType.SHADOW_LAND,
    ),
    resource_draws=3,
    hazard_draws=4,
)

WOODMEN_TOWN = Site(
    code="TW-438",
    name="Woodmen-town",
    site_type=SiteType.BORDER_HOLD,
    region="Western Mirkwood",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
)

WOSE_PASSAGE_HOLD = Site(
    code="TW-439",
    name="Wose Passage-hold",
    site_type=SiteType.BORDER_HOLD,
    region="Old Pûkel-land",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
)
