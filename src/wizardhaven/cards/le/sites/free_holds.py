"""Free-holds of The Lidless Eye."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import Not, all_of
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race, RegionType, SiteType

BAG_END = Site(
    code="LE-350",
    name="Bag End",
    site_type=SiteType.FREE_HOLD,
    region="The Shire",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.FREE_DOMAIN),
    resource_draws=1,
    hazard_draws=3,
    marks=(Mark.INFORMATION,),
    playable_items=(
        ItemClass.MINOR,
        ItemClass.MAJOR,
        all_of(ItemClass.GREATER, Alignment.HERO),
        ItemClass.GOLD_RING,
    ),
    automatic_attacks=(
        Attack(Race.HOBBIT, strikes=5, prowess=5),
        Attack(Race.DUNADAN, strikes=3, prowess=11),
    ),
    alignment=Alignment.MINION,
)

BEORNS_HOUSE = Site(
    code="LE-354",
    name="Beorn’s House",
    site_type=SiteType.FREE_HOLD,
    region="Anduin Vales",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.GOLD_RING,),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=10,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

BLUE_MOUNTAIN_DWARF_HOLD = Site(
    code="LE-355",
    name="Blue Mountain Dwarf-hold",
    site_type=SiteType.FREE_HOLD,
    region="Númeriador",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DWARF, strikes=4, prowess=10),),
    alignment=Alignment.MINION,
)

DOL_AMROTH = Site(
    code="LE-366",
    name="Dol Amroth",
    site_type=SiteType.FREE_HOLD,
    region="Belfalas",
    nearest_haven="Minas Morgul",
    path=(
        RegionType.SHADOW_LAND,
        RegionType.WILDERNESS,
        RegionType.FREE_DOMAIN,
        RegionType.FREE_DOMAIN,
        RegionType.FREE_DOMAIN,
    ),
    resource_draws=2,
    hazard_draws=4,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=8,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
        Attack(Race.DUNADAN, strikes=3, prowess=10, abilities=(Fights(Manner.ONLY_AGAINST, Mark.OVERT),)),
    ),
    alignment=Alignment.MINION,
)

EDORAS = Site(
    code="LE-372",
    name="Edoras",
    site_type=SiteType.FREE_HOLD,
    region="Rohan",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.BORDER_LAND),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.GOLD_RING,),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=10,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

IRON_HILL_DWARF_HOLD = Site(
    code="LE-383",
    name="Iron Hill Dwarf-hold",
    site_type=SiteType.FREE_HOLD,
    region="Iron Hills",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DWARF, strikes=4, prowess=10),),
    alignment=Alignment.MINION,
)

MINAS_TIRITH = Site(
    code="LE-391",
    name="Minas Tirith",
    site_type=SiteType.FREE_HOLD,
    region="Anórien",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.FREE_DOMAIN),
    resource_draws=1,
    hazard_draws=3,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=9,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
        Attack(Race.DUNADAN, strikes=4, prowess=10, abilities=(Fights(Manner.ONLY_AGAINST, Mark.OVERT),)),
    ),
    alignment=Alignment.MINION,
)

PELARGIR = Site(
    code="LE-398",
    name="Pelargir",
    site_type=SiteType.FREE_HOLD,
    region="Lebennin",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.FREE_DOMAIN),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=7,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
        Attack(Race.DUNADAN, strikes=3, prowess=10, abilities=(Fights(Manner.ONLY_AGAINST, Mark.OVERT),)),
    ),
    alignment=Alignment.MINION,
)

THRANDUILS_HALLS = Site(
    code="LE-408",
    name="Thranduil’s Halls",
    site_type=SiteType.FREE_HOLD,
    region="Woodland Realm",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(
            Race.ELF,
            strikes=1,
            prowess=9,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
        Attack(Race.ELF, strikes=3, prowess=10, abilities=(Fights(Manner.ONLY_AGAINST, Mark.OVERT),)),
    ),
    alignment=Alignment.MINION,
)
