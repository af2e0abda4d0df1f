"""The regions of Middle-earth and their neighbours. [ORG-69]"""

from wizardhaven.vocabulary.cards import Region
from wizardhaven.vocabulary.terms import RegionType

ANDRAST = Region(
    code="TW-440",
    name="Andrast",
    region_type=RegionType.WILDERNESS,
    adjacent=("Andrast Coast", "Anfalas", "Bay of Belfalas", "Eriadoran Coast", "Old Pûkel-land"),
)

ANDRAST_COAST = Region(
    code="TW-441",
    name="Andrast Coast",
    region_type=RegionType.COASTAL_SEA,
    adjacent=("Andrast", "Bay of Belfalas", "Eriadoran Coast"),
)

ANDUIN_VALES = Region(
    code="TW-442",
    name="Anduin Vales",
    region_type=RegionType.BORDER_LAND,
    adjacent=(
        "Brown Lands",
        "Grey Mountain Narrows",
        "Gundabad",
        "High Pass",
        "Southern Mirkwood",
        "Western Mirkwood",
        "Wold & Foothills",
        "Woodland Realm",
    ),
)

ANFALAS = Region(
    code="TW-443",
    name="Anfalas",
    region_type=RegionType.WILDERNESS,
    adjacent=("Andrast", "Bay of Belfalas", "Belfalas", "Lamedon", "Old Pûkel Gap"),
)

ANGMAR = Region(
    code="TW-444",
    name="Angmar",
    region_type=RegionType.SHADOW_LAND,
    adjacent=("Arthedain", "Forochel", "Gundabad", "Rhudaur"),
)

ANORIEN = Region(
    code="TW-445",
    name="Anórien",
    region_type=RegionType.FREE_DOMAIN,
    adjacent=("Ithilien", "Lebennin", "Rohan"),
)

ARTHEDAIN = Region(
    code="TW-446",
    name="Arthedain",
    region_type=RegionType.WILDERNESS,
    adjacent=("Angmar", "Cardolan", "Forochel", "Lindon", "Númeriador", "Rhudaur", "The Shire"),
)

BAY_OF_BELFALAS = Region(
    code="TW-447",
    name="Bay of Belfalas",
    region_type=RegionType.COASTAL_SEA,
    adjacent=("Andrast", "Andrast Coast", "Anfalas", "Belfalas", "Mouths of the Anduin"),
)

BELFALAS = Region(
    code="TW-448",
    name="Belfalas",
    region_type=RegionType.FREE_DOMAIN,
    adjacent=("Anfalas", "Bay of Belfalas", "Lamedon", "Lebennin", "Mouths of the Anduin"),
)

BROWN_LANDS = Region(
    code="TW-449",
    name="Brown Lands",
    region_type=RegionType.SHADOW_LAND,
    adjacent=("Anduin Vales", "Dagorlad", "Southern Mirkwood", "Wold & Foothills"),
)

CARDOLAN = Region(
    code="TW-450",
    name="Cardolan",
    region_type=RegionType.WILDERNESS,
    adjacent=("Arthedain", "Dunland", "Enedhwaith", "Eriadoran Coast", "Hollin", "Rhudaur", "The Shire"),
)

DAGORLAD = Region(
    code="TW-451",
    name="Dagorlad",
    region_type=RegionType.SHADOW_LAND,
    adjacent=("Brown Lands", "Horse Plains", "Ithilien", "Southern Mirkwood", "Southern Rhovanion"),
)

DORWINION = Region(
    code="TW-452",
    name="Dorwinion",
    region_type=RegionType.BORDER_LAND,
    adjacent=("Northern Rhovanion", "Southern Rhovanion"),
)

DUNLAND = Region(
    code="TW-453",
    name="Dunland",
    region_type=RegionType.WILDERNESS,
    adjacent=("Cardolan", "Enedhwaith", "Hollin"),
)

ELVEN_SHORES = Region(
    code="TW-454",
    name="Elven Shores",
    region_type=RegionType.COASTAL_SEA,
    adjacent=("Eriadoran Coast", "Lindon"),
)

ENEDHWAITH = Region(
    code="TW-455",
    name="Enedhwaith",
    region_type=RegionType.WILDERNESS,
    adjacent=("Cardolan", "Dunland", "Eriadoran Coast", "Gap of Isen", "Old Pûkel-land"),
)

ERIADORAN_COAST = Region(
    code="TW-456",
    name="Eriadoran Coast",
    region_type=RegionType.COASTAL_SEA,
    adjacent=("Andrast", "Andrast Coast", "Cardolan", "Elven Shores", "Enedhwaith", "Old Pûkel-land"),
)

FANGORN = Region(
    code="TW-457",
    name="Fangorn",
    region_type=RegionType.WILDERNESS,
    adjacent=("Gap of Isen", "Rohan", "Wold & Foothills"),
)

FOROCHEL = Region(
    code="TW-458",
    name="Forochel",
    region_type=RegionType.WILDERNESS,
    adjacent=("Angmar", "Arthedain", "Númeriador"),
)

GAP_OF_ISEN = Region(
    code="TW-459",
    name="Gap of Isen",
    region_type=RegionType.BORDER_LAND,
    adjacent=("Enedhwaith", "Fangorn", "Old Pûkel-land", "Rohan"),
)

GORGOROTH = Region(
    code="TW-460",
    name="Gorgoroth",
    region_type=RegionType.DARK_DOMAIN,
    adjacent=("Imlad Morgul", "Nurn", "Udûn"),
)

GREY_MOUNTAIN_NARROWS = Region(
    code="TW-461",
    name="Grey Mountain Narrows",
    region_type=RegionType.SHADOW_LAND,
    adjacent=("Anduin Vales", "Northern Rhovanion", "Withered Heath", "Woodland Realm"),
)

GUNDABAD = Region(
    code="TW-462",
    name="Gundabad",
    region_type=RegionType.DARK_DOMAIN,
    adjacent=("Anduin Vales", "Angmar"),
)

HARONDOR = Region(
    code="TW-463",
    name="Harondor",
    region_type=RegionType.WILDERNESS,
    adjacent=("Ithilien", "Khand", "Mouths of the Anduin"),
)

HEART_OF_MIRKWOOD = Region(
    code="TW-464",
    name="Heart of Mirkwood",
    region_type=RegionType.WILDERNESS,
    adjacent=(
        "Northern Rhovanion",
        "Southern Mirkwood",
        "Southern Rhovanion",
        "Western Mirkwood",
        "Woodland Realm",
    ),
)

HIGH_PASS = Region(
    code="TW-465",
    name="High Pass",
    region_type=RegionType.WILDERNESS,
    adjacent=("Anduin Vales", "Rhudaur"),
)

HOLLIN = Region(
    code="TW-466",
    name="Hollin",
    region_type=RegionType.WILDERNESS,
    adjacent=("Cardolan", "Dunland", "Redhorn Gate", "Rhudaur"),
)

HORSE_PLAINS = Region(
    code="TW-467",
    name="Horse Plains",
    region_type=RegionType.SHADOW_LAND,
    adjacent=("Dagorlad", "Nurn", "Southern Rhovanion"),
)

IMLAD_MORGUL = Region(
    code="TW-468",
    name="Imlad Morgul",
    region_type=RegionType.SHADOW_LAND,
    adjacent=("Gorgoroth", "Ithilien"),
)

IRON_HILLS = Region(
    code="TW-469",
    name="Iron Hills",
    region_type=RegionType.WILDERNESS,
    adjacent=("Northern Rhovanion", "Withered Heath"),
)

ITHILIEN = Region(
    code="TW-470",
    name="Ithilien",
    region_type=RegionType.WILDERNESS,
    adjacent=("Anórien", "Dagorlad", "Harondor", "Imlad Morgul"),
)

KHAND = Region(
    code="TW-471",
    name="Khand",
    region_type=RegionType.SHADOW_LAND,
    adjacent=("Harondor", "Nurn"),
)

LAMEDON = Region(
    code="TW-472",
    name="Lamedon",
    region_type=RegionType.BORDER_LAND,
    adjacent=("Anfalas", "Belfalas", "Lebennin"),
)

LEBENNIN = Region(
    code="TW-473",
    name="Lebennin",
    region_type=RegionType.FREE_DOMAIN,
    adjacent=("Anórien", "Belfalas", "Lamedon", "Mouths of the Anduin"),
)

LINDON = Region(
    code="TW-474",
    name="Lindon",
    region_type=RegionType.FREE_DOMAIN,
    adjacent=("Arthedain", "Elven Shores", "Númeriador"),
)

MOUTHS_OF_THE_ANDUIN = Region(
    code="TW-475",
    name="Mouths of the Anduin",
    region_type=RegionType.COASTAL_SEA,
    adjacent=("Bay of Belfalas", "Belfalas", "Harondor", "Lebennin"),
)

NORTHERN_RHOVANION = Region(
    code="TW-476",
    name="Northern Rhovanion",
    region_type=RegionType.WILDERNESS,
    adjacent=(
        "Dorwinion",
        "Grey Mountain Narrows",
        "Heart of Mirkwood",
        "Iron Hills",
        "Southern Rhovanion",
        "Withered Heath",
        "Woodland Realm",
    ),
)

NUMERIADOR = Region(
    code="TW-477",
    name="Númeriador",
    region_type=RegionType.WILDERNESS,
    adjacent=("Arthedain", "Forochel", "Lindon"),
)

NURN = Region(
    code="TW-478",
    name="Nurn",
    region_type=RegionType.DARK_DOMAIN,
    adjacent=("Gorgoroth", "Horse Plains", "Khand"),
)

OLD_PUKEL_GAP = Region(
    code="TW-479",
    name="Old Pûkel Gap",
    region_type=RegionType.WILDERNESS,
    adjacent=("Anfalas", "Old Pûkel-land"),
)

OLD_PUKEL_LAND = Region(
    code="TW-480",
    name="Old Pûkel-land",
    region_type=RegionType.WILDERNESS,
    adjacent=("Andrast", "Enedhwaith", "Eriadoran Coast", "Gap of Isen", "Old Pûkel Gap"),
)

REDHORN_GATE = Region(
    code="TW-481",
    name="Redhorn Gate",
    region_type=RegionType.WILDERNESS,
    adjacent=("Hollin", "Wold & Foothills"),
)

RHUDAUR = Region(
    code="TW-482",
    name="Rhudaur",
    region_type=RegionType.WILDERNESS,
    adjacent=("Angmar", "Arthedain", "Cardolan", "High Pass", "Hollin"),
)

ROHAN = Region(
    code="TW-483",
    name="Rohan",
    region_type=RegionType.BORDER_LAND,
    adjacent=("Anórien", "Fangorn", "Gap of Isen", "Wold & Foothills"),
)

SOUTHERN_MIRKWOOD = Region(
    code="TW-484",
    name="Southern Mirkwood",
    region_type=RegionType.DARK_DOMAIN,
    adjacent=(
        "Anduin Vales",
        "Brown Lands",
        "Dagorlad",
        "Heart of Mirkwood",
        "Southern Rhovanion",
        "Western Mirkwood",
    ),
)

SOUTHERN_RHOVANION = Region(
    code="TW-485",
    name="Southern Rhovanion",
    region_type=RegionType.WILDERNESS,
    adjacent=(
        "Dagorlad",
        "Dorwinion",
        "Heart of Mirkwood",
        "Horse Plains",
        "Northern Rhovanion",
        "Southern Mirkwood",
    ),
)

THE_SHIRE = Region(
    code="TW-486",
    name="The Shire",
    region_type=RegionType.FREE_DOMAIN,
    adjacent=("Arthedain", "Cardolan"),
)

UDUN = Region(
    code="TW-487",
    name="Udûn",
    region_type=RegionType.DARK_DOMAIN,
    adjacent=("Gorgoroth",),
)

WESTERN_MIRKWOOD = Region(
    code="TW-488",
    name="Western Mirkwood",
    region_type=RegionType.WILDERNESS,
    adjacent=("Anduin Vales", "Heart of Mirkwood", "Southern Mirkwood", "Woodland Realm"),
)

WITHERED_HEATH = Region(
    code="TW-489",
    name="Withered Heath",
    region_type=RegionType.WILDERNESS,
    adjacent=("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion"),
)

WOLD_AND_FOOTHILLS = Region(
    code="TW-490",
    name="Wold & Foothills",
    region_type=RegionType.WILDERNESS,
    adjacent=("Anduin Vales", "Brown Lands", "Fangorn", "Redhorn Gate", "Rohan"),
)

WOODLAND_REALM = Region(
    code="TW-491",
    name="Woodland Realm",
    region_type=RegionType.BORDER_LAND,
    adjacent=(
        "Anduin Vales",
        "Grey Mountain Narrows",
        "Heart of Mirkwood",
        "Northern Rhovanion",
        "Western Mirkwood",
    ),
)
