"""Hosts and wild things among the creatures of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.effects import Send
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

GHOULS = Creature(
    code="TW-38",
    name="Ghouls",
    race=Race.UNDEAD,
    strikes=5,
    prowess=7,
    kill_points=1,
    keyed_to=(
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
)

GIANT = Creature(
    code="TW-39",
    name="Giant",
    race=Race.GIANT,
    strikes=1,
    prowess=13,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS, count=2),),
)

HALF_TROLLS_OF_FAR_HARAD = Creature(
    code="TW-43",
    name="Half-trolls of Far Harad",
    race=Race.TROLL,
    strikes=2,
    prowess=10,
    kill_points=1,
    keyed_to=(
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
)

HUORN = Creature(
    code="TW-45",
    name="Huorn",
    race=Race.AWAKENED_PLANT,
    strikes=1,
    prowess=10,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(named("Drúadan Forest")),
        Key(named("Old Forest")),
        Key(named("Wellinghall")),
        Key(Within(("Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood", "Woodland Realm"))),
        Key(
            all_of(
                Within(("Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood", "Woodland Realm")),
                any_of(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD),
            )
        ),
    ),
)

OLOG_HAI_TROLLS = Creature(
    code="TW-71",
    name="Olog-hai (Trolls)",
    race=Race.TROLL,
    strikes=3,
    prowess=10,
    body=5,
    kill_points=2,
    keyed_to=(Key(RegionType.SHADOW_LAND), Key(RegionType.DARK_DOMAIN), Key(SiteType.DARK_HOLD)),
)

ORC_PATROL = Creature(
    code="TW-74",
    name="Orc-patrol",
    race=Race.ORC,
    strikes=3,
    prowess=6,
    kill_points=1,
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
)

ORC_RAIDERS = Creature(
    code="TW-75",
    name="Orc-raiders",
    race=Race.ORC,
    strikes=4,
    prowess=6,
    kill_points=1,
    keyed_to=(Key(RegionType.BORDER_LAND), Key(RegionType.WILDERNESS), Key(SiteType.RUINS_AND_LAIRS)),
)

ORC_WARRIORS = Creature(
    code="TW-77",
    name="Orc-warriors",
    race=Race.ORC,
    strikes=3,
    prowess=7,
    kill_points=1,
    keyed_to=(Key(RegionType.BORDER_LAND), Key(RegionType.WILDERNESS), Key(SiteType.RUINS_AND_LAIRS)),
)

ROGROG = Creature(
    code="TW-85",
    name="Rogrog",
    race=Race.TROLL,
    strikes=1,
    prowess=13,
    body=8,
    kill_points=2,
    marks=(Mark.UNIQUE,),
    keyed_to=(Key(RegionType.DARK_DOMAIN), Key(SiteType.SHADOW_HOLD), Key(SiteType.DARK_HOLD)),
)

WOLVES = Creature(
    code="TW-114",
    name="Wolves",
    race=Race.WOLF,
    strikes=3,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(RegionType.BORDER_LAND), Key(RegionType.WILDERNESS)),
)

FELL_TURTLE = Creature(
    code="TW-34",
    name="Fell Turtle",
    race=Race.ANIMAL,
    strikes=1,
    prowess=15,
    kill_points=1,
    keyed_to=(Key(RegionType.COASTAL_SEA),),
    abilities=(
        When(Occasion.ATTACK_OVER, Send(Subject.ORIGIN), about=Subject.ATTACK, of=AttackResult.SUCCEEDED),
    ),
)
