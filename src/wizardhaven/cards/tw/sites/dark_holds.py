"""Dark-holds of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, ItemClass, Race, RegionType, SiteType, Stat

CARN_DUM = Site(
    code="TW-380",
    name="Carn Dûm",
    site_type=SiteType.DARK_HOLD,
    region="Angmar",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.SHADOW_LAND),
    resource_draws=2,
    hazard_draws=3,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(Attack(Race.ORC, strikes=4, prowess=7),),
)

BARAD_DUR = Site(
    code="TW-374",
    name="Barad-dûr",
    site_type=SiteType.DARK_HOLD,
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
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.ORC, strikes=4, prowess=7),
        Attack(Race.TROLL, strikes=3, prowess=9),
    ),
    abilities=(Modify(Stat.HAZARD_LIMIT, +2, Mark.MOVING),),
)

CIRITH_UNGOL = Site(
    code="TW-382",
    name="Cirith Ungol",
    site_type=SiteType.DARK_HOLD,
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
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(Attack(Race.ORC, strikes=4, prowess=7),),
)

DOL_GULDUR = Site(
    code="TW-387",
    name="Dol Guldur",
    site_type=SiteType.DARK_HOLD,
    region="Southern Mirkwood",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.DARK_DOMAIN),
    resource_draws=2,
    hazard_draws=4,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.ORC, strikes=3, prowess=7),
        Attack(Race.TROLL, strikes=2, prowess=8),
    ),
)

MINAS_MORGUL = Site(
    code="TW-411",
    name="Minas Morgul",
    site_type=SiteType.DARK_HOLD,
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
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(
            Race.UNDEAD,
            strikes=3,
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
