"""Shadow-holds of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, ItemClass, Race, RegionType, SiteType, Stat

DEAD_MARSHES = Site(
    code="TW-384",
    name="Dead Marshes",
    site_type=SiteType.SHADOW_HOLD,
    region="Dagorlad",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
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

GOBLIN_GATE = Site(
    code="TW-398",
    name="Goblin-gate",
    site_type=SiteType.SHADOW_HOLD,
    region="High Pass",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.ORC, strikes=3, prowess=6),),
)

MORIA = Site(
    code="TW-413",
    name="Moria",
    site_type=SiteType.SHADOW_HOLD,
    region="Redhorn Gate",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(Attack(Race.ORC, strikes=4, prowess=7),),
)

MOUNT_DOOM = Site(
    code="TW-414",
    name="Mount Doom",
    site_type=SiteType.SHADOW_HOLD,
    region="Gorgoroth",
    nearest_haven="Lórien",
    path=(
        RegionType.WILDERNESS,
        RegionType.BORDER_LAND,
        RegionType.FREE_DOMAIN,
        RegionType.WILDERNESS,
        RegionType.SHADOW_LAND,
        RegionType.DARK_DOMAIN,
    ),
    resource_draws=3,
    hazard_draws=6,
    marks=(Mark.CREATURES_ALWAYS_KEYED,),
    abilities=(Modify(Stat.HAZARD_LIMIT, +2, Mark.MOVING),),
)

MOUNT_GRAM = Site(
    code="TW-415",
    name="Mount Gram",
    site_type=SiteType.SHADOW_HOLD,
    region="Angmar",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.ORC, strikes=3, prowess=6),),
)

MOUNT_GUNDABAD = Site(
    code="TW-416",
    name="Mount Gundabad",
    site_type=SiteType.SHADOW_HOLD,
    region="Gundabad",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.DARK_DOMAIN),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(Attack(Race.ORC, strikes=2, prowess=8),),
)

SARN_GORIWING = Site(
    code="TW-423",
    name="Sarn Goriwing",
    site_type=SiteType.SHADOW_HOLD,
    region="Heart of Mirkwood",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.ORC, strikes=3, prowess=5),),
)

SHELOBS_LAIR = Site(
    code="TW-424",
    name="Shelob’s Lair",
    site_type=SiteType.SHADOW_HOLD,
    region="Imlad Morgul",
    nearest_haven="Lórien",
    path=(
        RegionType.WILDERNESS,
        RegionType.BORDER_LAND,
        RegionType.FREE_DOMAIN,
        RegionType.WILDERNESS,
        RegionType.SHADOW_LAND,
    ),
    resource_draws=3,
    hazard_draws=4,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.ORC, strikes=2, prowess=8),),
)
