"""Border-holds of The Lidless Eye."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import Not, all_of, any_of
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Race, RegionType, SiteType

BREE = Site(
    code="LE-356",
    name="Bree",
    site_type=SiteType.BORDER_HOLD,
    region="Arthedain",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(
            Race.DUNADAN,
            strikes=1,
            prowess=7,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.BRING, Sort.AGENT),),
)

CAMETH_BRIN = Site(
    code="LE-358",
    name="Cameth Brin",
    site_type=SiteType.BORDER_HOLD,
    region="Rhudaur",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(
        ItemClass.MINOR,
        all_of(ItemClass.MAJOR, any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET)),
    ),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=7,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

DALE = Site(
    code="LE-363",
    name="Dale",
    site_type=SiteType.BORDER_HOLD,
    region="Northern Rhovanion",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.GOLD_RING,),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=5,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

DRUADAN_FOREST = Site(
    code="LE-368",
    name="Drúadan Forest",
    site_type=SiteType.BORDER_HOLD,
    region="Anórien",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.FREE_DOMAIN),
    resource_draws=2,
    hazard_draws=2,
    automatic_attacks=(Attack(Race.MAN, strikes=3, prowess=6),),
    alignment=Alignment.MINION,
)

DUNHARROW = Site(
    code="LE-369",
    name="Dunharrow",
    site_type=SiteType.BORDER_HOLD,
    region="Rohan",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.BORDER_LAND),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=6,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

DUNNISH_CLAN_HOLD = Site(
    code="LE-370",
    name="Dunnish Clan-hold",
    site_type=SiteType.BORDER_HOLD,
    region="Dunland",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(
        ItemClass.MINOR,
        all_of(ItemClass.MAJOR, any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET)),
    ),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=7,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

EASTERLING_CAMP = Site(
    code="LE-371",
    name="Easterling Camp",
    site_type=SiteType.BORDER_HOLD,
    region="Horse Plains",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=5,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

GOBEL_MIRLOND = Site(
    code="LE-377",
    name="Gobel Mírlond",
    site_type=SiteType.BORDER_HOLD,
    region="Harondor",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(
        ItemClass.MINOR,
        all_of(ItemClass.MAJOR, any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET)),
    ),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=8,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

HENNETH_ANNUN = Site(
    code="LE-381",
    name="Henneth Annûn",
    site_type=SiteType.BORDER_HOLD,
    region="Ithilien",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(
        Attack(
            Race.DUNADAN,
            strikes=1,
            prowess=7,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

LAKE_TOWN = Site(
    code="LE-385",
    name="Lake-town",
    site_type=SiteType.BORDER_HOLD,
    region="Northern Rhovanion",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=6,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

LOND_GALEN = Site(
    code="LE-386",
    name="Lond Galen",
    site_type=SiteType.BORDER_HOLD,
    region="Anfalas",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.GOLD_RING,),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=6,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

LOSSADAN_CAMP = Site(
    code="LE-389",
    name="Lossadan Camp",
    site_type=SiteType.BORDER_HOLD,
    region="Forochel",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.GOLD_RING,),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=5,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

RAIDER_HOLD = Site(
    code="LE-399",
    name="Raider-hold",
    site_type=SiteType.BORDER_HOLD,
    region="Horse Plains",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(
        ItemClass.MINOR,
        all_of(ItemClass.MAJOR, any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET)),
    ),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=7,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

SHREL_KAIN = Site(
    code="LE-403",
    name="Shrel-Kain",
    site_type=SiteType.BORDER_HOLD,
    region="Dorwinion",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=2,
    playable_items=(
        ItemClass.MINOR,
        all_of(ItemClass.MAJOR, any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET)),
    ),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=8,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

SOUTHRON_OASIS = Site(
    code="LE-404",
    name="Southron Oasis",
    site_type=SiteType.BORDER_HOLD,
    region="Harondor",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=5,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

VALE_OF_ERECH = Site(
    code="LE-410",
    name="Vale of Erech",
    site_type=SiteType.BORDER_HOLD,
    region="Lamedon",
    nearest_haven="Minas Morgul",
    path=(
        RegionType.SHADOW_LAND,
        RegionType.WILDERNESS,
        RegionType.FREE_DOMAIN,
        RegionType.FREE_DOMAIN,
        RegionType.BORDER_LAND,
    ),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.GOLD_RING,),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=7,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

VARIAG_CAMP = Site(
    code="LE-411",
    name="Variag Camp",
    site_type=SiteType.BORDER_HOLD,
    region="Khand",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=5,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

WOODMEN_TOWN = Site(
    code="LE-414",
    name="Woodmen-town",
    site_type=SiteType.BORDER_HOLD,
    region="Western Mirkwood",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=6,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)

WOSE_PASSAGE_HOLD = Site(
    code="LE-416",
    name="Wose Passage-hold",
    site_type=SiteType.BORDER_HOLD,
    region="Old Pûkel-land",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS,),
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(Attack(Race.MAN, strikes=3, prowess=5),),
    alignment=Alignment.MINION,
)
