"""Sites in the Under-deeps of Dark Minions."""

from wizardhaven.vocabulary.bonuses import CheckBonus
from wizardhaven.vocabulary.cards import Adjacent, AutomaticAttack, CreatureFromHand, Site
from wizardhaven.vocabulary.hazards import OpenToCreatures
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.terms import Check, ItemClass, Race, SiteType

THE_GEM_DEEPS = Site(
    code="DM-30",
    name="The Gem-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=2,
    hazard_draws=3,
    adjacent=(
        Adjacent(SiteNamed("Glittering Caves"), 0),
        Adjacent(SiteNamed("The Pûkel-deeps"), 9),
        Adjacent(SiteNamed("The Under-gates"), 6),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        AutomaticAttack(Race.UNDEAD, strikes=3, prowess=9),
        CreatureFromHand(keyed_to=(SiteType.SHADOW_HOLD,)),
    ),
    abilities=(OpenToCreatures((Race.UNDEAD, Race.PUKEL_CREATURE)),),
)

THE_PUKEL_DEEPS = Site(
    code="DM-34",
    name="The Pûkel-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=2,
    hazard_draws=3,
    adjacent=(
        Adjacent(SiteNamed("Dunharrow"), 0),
        Adjacent(SiteNamed("The Gem-deeps"), 9),
        Adjacent(SiteNamed("The Sulfur-deeps"), 9),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        AutomaticAttack(Race.PUKEL_CREATURE, strikes=2, prowess=11),
        CreatureFromHand(keyed_to=(SiteType.SHADOW_HOLD,)),
    ),
    abilities=(OpenToCreatures((Race.UNDEAD, Race.PUKEL_CREATURE)),),
)

THE_UNDER_GATES = Site(
    code="DM-38",
    name="The Under-gates",
    site_type=SiteType.SHADOW_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=3,
    adjacent=(
        Adjacent(SiteNamed("Moria"), 0),
        Adjacent(SiteNamed("The Gem-deeps"), 6),
        Adjacent(SiteNamed("The Sulfur-deeps"), 5),
        Adjacent(SiteNamed("The Under-grottos"), 8),
        Adjacent(SiteNamed("The Under-leas"), 6),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(
        AutomaticAttack(Race.BALROG, strikes=2, prowess=16, manifestation_of="Balrog of Moria"),
        CreatureFromHand(keyed_to=(SiteType.RUINS_AND_LAIRS,)),
    ),
)

THE_UNDER_GROTTOS = Site(
    code="DM-39",
    name="The Under-grottos",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=3,
    adjacent=(
        Adjacent(SiteNamed("Goblin-gate"), 0),
        Adjacent(SiteNamed("The Under-leas"), 8),
        Adjacent(SiteNamed("The Under-gates"), 8),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        AutomaticAttack(Race.ORC, strikes=4, prowess=7),
        CreatureFromHand(keyed_to=(SiteType.SHADOW_HOLD,)),
    ),
    abilities=(CheckBonus(Check.RING_TEST, +2, to=Subject.SITE),),
)

THE_UNDER_VAULTS = Site(
    code="DM-41",
    name="The Under-vaults",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=2,
    hazard_draws=3,
    adjacent=(
        Adjacent(SiteNamed("Mount Gram"), 0),
        Adjacent(SiteNamed("The Iron-deeps"), 7),
        Adjacent(SiteNamed("The Under-leas"), 7),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        AutomaticAttack(Race.UNDEAD, strikes=3, prowess=8),
        CreatureFromHand(keyed_to=(SiteType.SHADOW_HOLD,)),
    ),
    abilities=(OpenToCreatures((Race.UNDEAD,)),),
)
