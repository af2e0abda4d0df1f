"""Ruins & Lairs of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, all_of, named
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Race, RegionType, SiteType

BANDIT_LAIR = Site(
    code="TW-373",
    name="Bandit Lair",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Brown Lands",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=1,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.MAN, strikes=3, prowess=6),),
)

BARROW_DOWNS = Site(
    code="TW-375",
    name="Barrow-downs",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Cardolan",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
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
                    Roll(Check.CORRUPTION, Subject.TARGET),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
)

CAVES_OF_ULUND = Site(
    code="TW-381",
    name="Caves of Ûlund",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=3,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=13),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Agburanar")),),
)

GLADDEN_FIELDS = Site(
    code="TW-396",
    name="Gladden Fields",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Anduin Vales",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
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
                    Roll(Check.CORRUPTION, Subject.TARGET),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
)

GLITTERING_CAVES = Site(
    code="TW-397",
    name="Glittering Caves",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Gap of Isen",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.BORDER_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.PUKEL_CREATURE, strikes=1, prowess=9),),
)

ISENGARD = Site(
    code="TW-404",
    name="Isengard",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Gap of Isen",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.BORDER_LAND),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.WOLF, strikes=3, prowess=7),),
)

LOSSADAN_CAIRN = Site(
    code="TW-409",
    name="Lossadan Cairn",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Forochel",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, all_of(ItemClass.GREATER, Keyword.PALANTIR)),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=2,
            prowess=8,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
)

THE_LONELY_MOUNTAIN = Site(
    code="TW-428",
    name="The Lonely Mountain",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Northern Rhovanion",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.BORDER_LAND, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=14),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Smaug")),),
)

TOLFALAS = Site(
    code="TW-433",
    name="Tolfalas",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Mouths of the Anduin",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.COASTAL_SEA),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, all_of(ItemClass.GREATER, named("Scroll of Isildur"))),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=3,
            prowess=7,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
)

AMON_HEN = Site(
    code="TW-371",
    name="Amon Hen",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Rohan",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
    resource_draws=1,
    hazard_draws=1,
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
                    Roll(Check.CORRUPTION, Subject.TARGET),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
)

DANCING_SPIRE = Site(
    code="TW-383",
    name="Dancing Spire",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=3,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=2, prowess=11),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Daelomin")),),
)

DIMRILL_DALE = Site(
    code="TW-385",
    name="Dimrill Dale",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Redhorn Gate",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(Attack(Race.ORC, strikes=1, prowess=6),),
)

ETTENMOORS = Site(
    code="TW-395",
    name="Ettenmoors",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Rhudaur",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS,),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.TROLL, strikes=1, prowess=9),),
)

HIMRING = Site(
    code="TW-401",
    name="Himring",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Elven Shores",
    nearest_haven="Grey Havens",
    path=(RegionType.FREE_DOMAIN, RegionType.COASTAL_SEA),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=1,
            prowess=8,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
)

IREROCK = Site(
    code="TW-402",
    name="Irerock",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND, RegionType.WILDERNESS),
    resource_draws=3,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=14),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Leucaruth")),),
)

ISLES_OF_THE_DEAD_THAT_LIVE = Site(
    code="TW-405",
    name="Isles of the Dead that Live",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Eriadoran Coast",
    nearest_haven="Grey Havens",
    path=(RegionType.FREE_DOMAIN, RegionType.COASTAL_SEA, RegionType.COASTAL_SEA),
    resource_draws=1,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=2,
            prowess=8,
            abilities=(
                When(
                    Occasion.ATTACK_OVER,
                    Roll(Check.CORRUPTION, Subject.TARGET),
                    about=Subject.ATTACK,
                    of=AttackResult.HAS_WOUNDED,
                ),
            ),
        ),
    ),
)

OST_IN_EDHIL = Site(
    code="TW-418",
    name="Ost-in-Edhil",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Hollin",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.WOLF, strikes=3, prowess=5),),
)

RUINED_SIGNAL_TOWER = Site(
    code="TW-422",
    name="Ruined Signal Tower",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Enedhwaith",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.SPIDER, strikes=2, prowess=8),),
)

STONE_CIRCLE = Site(
    code="TW-427",
    name="Stone-circle",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Old Pûkel Gap",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.PUKEL_CREATURE, strikes=1, prowess=9),),
)

THE_STONES = Site(
    code="TW-429",
    name="The Stones",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Andrast",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(Attack(Race.PUKEL_CREATURE, strikes=2, prowess=9),),
)

THE_WHITE_TOWERS = Site(
    code="TW-430",
    name="The White Towers",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Arthedain",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(Attack(Race.WOLF, strikes=2, prowess=6),),
)

THE_WIND_THRONE = Site(
    code="TW-431",
    name="The Wind Throne",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Grey Mountain Narrows",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.ORC, strikes=3, prowess=7),),
)

WEATHERTOP = Site(
    code="TW-436",
    name="Weathertop",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Arthedain",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(Attack(Race.WOLF, strikes=2, prowess=6),),
)
