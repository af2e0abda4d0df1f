"""Ruins & Lairs of The Lidless Eye but those of Dragons."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With, all_of
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    RegionType,
    SiteType,
)

AMON_HEN = Site(
    code="LE-349",
    name="Amon Hen",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Rohan",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.BORDER_LAND),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=1,
            prowess=6,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
    alignment=Alignment.MINION,
)

BANDIT_LAIR = Site(
    code="LE-351",
    name="Bandit Lair",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Brown Lands",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.MAN, strikes=3, prowess=6),),
    alignment=Alignment.MINION,
)

BARROW_DOWNS = Site(
    code="LE-353",
    name="Barrow-downs",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Cardolan",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=1,
            prowess=8,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
    alignment=Alignment.MINION,
)

BUHR_WIDU = Site(
    code="LE-357",
    name="Buhr Widu",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Southern Rhovanion",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.TROLL, strikes=1, prowess=10),),
    alignment=Alignment.MINION,
)

DIMRILL_DALE = Site(
    code="LE-365",
    name="Dimrill Dale",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Redhorn Gate",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(Attack(Race.ORC, strikes=1, prowess=6),),
    alignment=Alignment.MINION,
)

ETTENMOORS = Site(
    code="LE-373",
    name="Ettenmoors",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Rhudaur",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(
        Attack(Race.TROLL, strikes=1, prowess=9),
        Attack(Race.WOLF, strikes=2, prowess=8),
    ),
    alignment=Alignment.MINION,
)

GLADDEN_FIELDS = Site(
    code="LE-375",
    name="Gladden Fields",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Anduin Vales",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.GOLD_RING,),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=1,
            prowess=8,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
    alignment=Alignment.MINION,
)

GLITTERING_CAVES = Site(
    code="LE-376",
    name="Glittering Caves",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Gap of Isen",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.PUKEL_CREATURE, strikes=1, prowess=9),),
    alignment=Alignment.MINION,
)

HAUDH_IN_GWANUR = Site(
    code="LE-380",
    name="Haudh-in-Gwanûr",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Harondor",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=1,
            prowess=10,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
    alignment=Alignment.MINION,
)

HERMITS_HILL = Site(
    code="LE-382",
    name="Hermit’s Hill",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Wold & Foothills",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.MAN, strikes=3, prowess=6),),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.SITE,
                requires=(Unless(Is(Subject.COMPANY, Mark.OVERT)),),
                costs=(Put(all_of(ItemClass.MINOR, With(Subject.COMPANY)), Pile.DISCARD_PILE, count=2),),
                effects=(ForTheTurn(Permit(Deed.PLAY_REGARDLESS, ItemClass.GOLD_RING), on=Subject.SITE),),
            )
        ),
    ),
)

ISENGARD = Site(
    code="LE-384",
    name="Isengard",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Gap of Isen",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.WOLF, strikes=3, prowess=7),),
    alignment=Alignment.MINION,
)

LOSSADAN_CAIRN = Site(
    code="LE-388",
    name="Lossadan Cairn",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Forochel",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, all_of(ItemClass.GREATER, Keyword.PALANTIR)),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=2,
            prowess=8,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
    alignment=Alignment.MINION,
)

OST_IN_EDHIL = Site(
    code="LE-397",
    name="Ost-in-Edhil",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Hollin",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.WOLF, strikes=3, prowess=5),),
    alignment=Alignment.MINION,
)

RUINED_SIGNAL_TOWER = Site(
    code="LE-400",
    name="Ruined Signal Tower",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Enedhwaith",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.SPIDER, strikes=2, prowess=8),),
    alignment=Alignment.MINION,
)

STONE_CIRCLE = Site(
    code="LE-405",
    name="Stone-circle",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Old Pûkel Gap",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.PUKEL_CREATURE, strikes=1, prowess=9),),
    alignment=Alignment.MINION,
)

THE_STONES = Site(
    code="LE-406",
    name="The Stones",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Andrast",
    nearest_haven="Geann a-Lisch",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(Attack(Race.PUKEL_CREATURE, strikes=2, prowess=9),),
    alignment=Alignment.MINION,
)

THARBAD = Site(
    code="LE-407",
    name="Tharbad",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Cardolan",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.MAN, strikes=3, prowess=6),),
    marks=(Mark.ITEMS_THOUGH_TAPPED,),
    alignment=Alignment.MINION,
)

THE_WHITE_TOWERS = Site(
    code="LE-412",
    name="The White Towers",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Arthedain",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(Attack(Race.WOLF, strikes=2, prowess=6),),
    alignment=Alignment.MINION,
)

THE_WIND_THRONE = Site(
    code="LE-413",
    name="The Wind Throne",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Grey Mountain Narrows",
    nearest_haven="Dol Guldur",
    path=(RegionType.DARK_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.ORC, strikes=3, prowess=7),),
    alignment=Alignment.MINION,
)

THE_WORTHY_HILLS = Site(
    code="LE-415",
    name="The Worthy Hills",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Cardolan",
    nearest_haven="Carn Dûm",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=2,
    marks=(Mark.INFORMATION, Mark.NEVER_TAPS),
    automatic_attacks=(
        Attack(
            Race.MAN,
            strikes=1,
            prowess=9,
            abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains(Not(Mark.OVERT))),
        ),
    ),
    alignment=Alignment.MINION,
)
