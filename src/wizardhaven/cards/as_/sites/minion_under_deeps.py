"""Sites in the Under-deeps of Against the Shadow."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Pile, Race, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent

THE_GEM_DEEPS = Site(
    code="AS-147",
    name="The Gem-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=2,
    hazard_draws=3,
    adjacent=(
        Adjacent(named("Glittering Caves"), 0),
        Adjacent(named("The Pûkel-deeps"), 9),
        Adjacent(named("The Under-gates"), 6),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(Race.UNDEAD, strikes=3, prowess=9),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.KEY, any_of(Race.UNDEAD, Race.PUKEL_CREATURE)),),
)

THE_IRON_DEEPS = Site(
    code="AS-152",
    name="The Iron-deeps",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Carn Dûm"), 0),
        Adjacent(named("The Under-leas"), 5),
        Adjacent(named("The Under-vaults"), 6),
    ),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.TROLL, strikes=3, prowess=10, abilities=(Detains(),)),),
    alignment=Alignment.MINION,
)

THE_PUKEL_DEEPS = Site(
    code="AS-158",
    name="The Pûkel-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=2,
    hazard_draws=3,
    adjacent=(
        Adjacent(named("Dunharrow"), 0),
        Adjacent(named("The Gem-deeps"), 9),
        Adjacent(named("The Sulfur-deeps"), 9),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(Race.PUKEL_CREATURE, strikes=2, prowess=11),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.KEY, any_of(Race.UNDEAD, Race.PUKEL_CREATURE)),),
)

THE_SULFUR_DEEPS = Site(
    code="AS-161",
    name="The Sulfur-deeps",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Dol Guldur"), 0),
        Adjacent(named("The Under-courts"), 4),
        Adjacent(named("The Pûkel-deeps"), 9),
        Adjacent(named("The Under-gates"), 4),
        Adjacent(named("The Under-galleries"), 7),
    ),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.TROLL, strikes=2, prowess=10, abilities=(Detains(),)),),
    alignment=Alignment.MINION,
)

THE_UNDER_COURTS = Site(
    code="AS-163",
    name="The Under-courts",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Barad-dûr"), 0),
        Adjacent(named("The Sulfur-deeps"), 4),
        Adjacent(named("The Under-galleries"), 4),
    ),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.TROLL, strikes=3, prowess=10, abilities=(Detains(),)),),
    alignment=Alignment.MINION,
)

THE_UNDER_GALLERIES = Site(
    code="AS-164",
    name="The Under-galleries",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=2,
    hazard_draws=2,
    adjacent=(
        Adjacent(Within(("Udûn",)), 0),
        Adjacent(named("The Under-courts"), 4),
        Adjacent(named("The Sulfur-deeps"), 7),
    ),
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(Attack(Race.TROLL, strikes=4, prowess=10, abilities=(Detains(),)),),
    alignment=Alignment.MINION,
)

THE_UNDER_GATES = Site(
    code="AS-165",
    name="The Under-gates",
    site_type=SiteType.SHADOW_HOLD,
    region=None,
    resource_draws=2,
    hazard_draws=2,
    adjacent=(
        Adjacent(named("Moria"), 0),
        Adjacent(named("The Under-grottos"), 7),
        Adjacent(named("The Gem-deeps"), 6),
        Adjacent(named("The Sulfur-deeps"), 4),
        Adjacent(named("The Under-leas"), 5),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.BALROG, strikes=2, prowess=16, manifestation_of="Balrog of Moria"),
        AttackOf(all_of(KeyedTo((SiteType.RUINS_AND_LAIRS,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.MINION,
    abilities=(Fights(Manner.NORMAL, all_of(KeyedTo((Sort.SITE,)), Not(Race.NAZGUL))),),
)

THE_UNDER_GROTTOS = Site(
    code="AS-166",
    name="The Under-grottos",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=3,
    adjacent=(
        Adjacent(named("Goblin-gate"), 0),
        Adjacent(named("The Under-leas"), 7),
        Adjacent(named("The Under-gates"), 7),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(Race.ORC, strikes=4, prowess=7),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.MINION,
    abilities=(Modify(Check.RING_TEST, +1, Subject.SITE),),
)

THE_UNDER_LEAS = Site(
    code="AS-167",
    name="The Under-leas",
    site_type=SiteType.SHADOW_HOLD,
    region=None,
    resource_draws=2,
    hazard_draws=2,
    adjacent=(
        Adjacent(named("Mount Gundabad"), 0),
        Adjacent(named("The Iron-deeps"), 5),
        Adjacent(named("The Under-grottos"), 7),
        Adjacent(named("The Under-gates"), 5),
        Adjacent(named("The Under-vaults"), 6),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.ORC, strikes=5, prowess=7, abilities=(Detains(Mark.OVERT),)),
        AttackOf(all_of(KeyedTo((SiteType.RUINS_AND_LAIRS,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.MINION,
    abilities=(Fights(Manner.NORMAL, all_of(KeyedTo((Sort.SITE,)), Not(Race.NAZGUL))),),
)

THE_UNDER_VAULTS = Site(
    code="AS-168",
    name="The Under-vaults",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=2,
    adjacent=(
        Adjacent(named("Mount Gram"), 0),
        Adjacent(named("The Iron-deeps"), 6),
        Adjacent(named("The Under-leas"), 6),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.UNDEAD, strikes=3, prowess=8),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.KEY, Race.UNDEAD),),
)
