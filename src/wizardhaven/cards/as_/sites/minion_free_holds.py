"""Minion Free-holds of Against the Shadow."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race, RegionType, SiteType, Stat

EAGLES_EYRIE = Site(
    code="AS-144",
    name="Eagles’ Eyrie",
    site_type=SiteType.FREE_HOLD,
    region="Anduin Vales",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.ANIMAL, strikes=2, prowess=10, abilities=(Fights(Manner.ATTACKER_ASSIGNS),)),
    ),
    alignment=Alignment.MINION,
)

EDHELLOND = Site(
    code="AS-145",
    name="Edhellond",
    site_type=SiteType.FREE_HOLD,
    region="Anfalas",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=3,
    hazard_draws=5,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.ELF, strikes=4, prowess=7),
        Attack(Race.DUNADAN, strikes=3, prowess=10),
    ),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.HAZARD_LIMIT, +2, Mark.MOVING),
        Forbid(Deed.ATTACK, Alignment.MINION),
        Forbid(Deed.MOVE, Race.RINGWRAITH, where=Subject.THIS_CARD),
    ),
)

GREY_HAVENS = Site(
    code="AS-149",
    name="Grey Havens",
    site_type=SiteType.FREE_HOLD,
    region="Lindon",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.FREE_DOMAIN),
    resource_draws=2,
    hazard_draws=3,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.ELF, strikes=3, prowess=8),
        Attack(Race.ELF, strikes=2, prowess=10),
    ),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.HAZARD_LIMIT, +2, Mark.MOVING),
        Forbid(Deed.ATTACK, Alignment.MINION),
        Forbid(Deed.MOVE, Race.RINGWRAITH, where=Subject.THIS_CARD),
    ),
)

LORIEN = Site(
    code="AS-155",
    name="Lórien",
    site_type=SiteType.FREE_HOLD,
    region="Wold & Foothills",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=4,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(Race.ELF, strikes=4, prowess=8),
        Attack(Race.ELF, strikes=3, prowess=9),
        Attack(Race.ELF, strikes=2, prowess=10),
    ),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.HAZARD_LIMIT, +2, Mark.MOVING),
        Forbid(Deed.ATTACK, Alignment.MINION),
        Forbid(Deed.MOVE, Race.RINGWRAITH, where=Subject.THIS_CARD),
    ),
)

RIVENDELL = Site(
    code="AS-160",
    name="Rivendell",
    site_type=SiteType.FREE_HOLD,
    region="Rhudaur",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=3,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(Race.ELF, strikes=4, prowess=8),
        Attack(Race.DUNADAN, strikes=3, prowess=10),
    ),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.HAZARD_LIMIT, +2, Mark.MOVING),
        Forbid(Deed.ATTACK, Alignment.MINION),
        Forbid(Deed.MOVE, Race.RINGWRAITH, where=Subject.THIS_CARD),
    ),
)

WELLINGHALL = Site(
    code="AS-170",
    name="Wellinghall",
    site_type=SiteType.FREE_HOLD,
    region="Fangorn",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.AWAKENED_PLANT, strikes=2, prowess=10),
        Attack(Race.AWAKENED_PLANT, strikes=2, prowess=10),
    ),
    alignment=Alignment.MINION,
)

RHOSGOBEL = Site(
    code="AS-159",
    name="Rhosgobel",
    site_type=SiteType.FREE_HOLD,
    region="Southern Mirkwood",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN,),
    resource_draws=1,
    hazard_draws=1,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(
        Attack(Race.MAIA, strikes=1, prowess=13, unless_in_play="Radagast"),
        Attack(Race.MAIA, strikes=1, prowess=13, unless_in_play="Radagast"),
    ),
    alignment=Alignment.MINION,
)
