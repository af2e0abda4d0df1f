"""Ruins & Lairs and a Shadow-hold of the Under-deeps as the Balrog finds them."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Pile, Race, RegionType, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent

THE_DROWNING_DEEPS = Site(
    code="BA-89",
    name="The Drowning-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=2,
    adjacent=(
        Adjacent(named("Blue Mountain Dwarf-hold"), 13),
        Adjacent(named("The Under-vaults"), 8),
        Adjacent(named("Remains of Thangorodrim"), 9),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.DRAKE, strikes=2, prowess=11),
        AttackOf(all_of(KeyedTo((RegionType.COASTAL_SEA,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Permit(Deed.KEY, any_of(Race.DRAKE, KeyedTo((RegionType.COASTAL_SEA,)))),),
)

THE_GEM_DEEPS = Site(
    code="BA-90",
    name="The Gem-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Glittering Caves"), 0),
        Adjacent(named("The Pûkel-deeps"), 8),
        Adjacent(named("The Under-gates"), 6),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(Race.UNDEAD, strikes=3, prowess=9),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Permit(Deed.KEY, any_of(Race.UNDEAD, Race.PUKEL_CREATURE)),),
)

THE_PUKEL_DEEPS = Site(
    code="BA-94",
    name="The Pûkel-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=2,
    hazard_draws=2,
    adjacent=(
        Adjacent(named("Dunharrow"), 0),
        Adjacent(named("The Gem-deeps"), 8),
        Adjacent(named("The Sulfur-deeps"), 9),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(Race.PUKEL_CREATURE, strikes=2, prowess=11),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Permit(Deed.KEY, any_of(Race.UNDEAD, Race.PUKEL_CREATURE)),),
)

REMAINS_OF_THANGORODRIM = Site(
    code="BA-95",
    name="Remains of Thangorodrim",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=2,
    hazard_draws=2,
    adjacent=(Adjacent(named("The Drowning-deeps"), 9),),
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER),
    automatic_attacks=(
        Attack(Race.DRAKE, strikes=2, prowess=12),
        AttackOf(KeyedTo((RegionType.COASTAL_SEA,)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Permit(Deed.KEY, KeyedTo((RegionType.COASTAL_SEA,))),),
)

THE_RUSTED_DEEPS = Site(
    code="BA-96",
    name="The Rusted-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=2,
    adjacent=(
        Adjacent(named("Iron Hill Dwarf-hold"), 13),
        Adjacent(named("The Wind-deeps"), 8),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.DRAKE, strikes=2, prowess=11),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Permit(Deed.KEY, all_of(Race.DRAGON, Not(named("Eärcaraxë")))),),
)

THE_UNDER_GROTTOS = Site(
    code="BA-101",
    name="The Under-grottos",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Goblin-gate"), 0),
        Adjacent(named("The Under-leas"), 6),
        Adjacent(named("The Under-gates"), 6),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
    automatic_attacks=(
        Attack(Race.UNDEAD, strikes=4, prowess=7),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Modify(Check.RING_TEST, +1, Subject.SITE),),
)

THE_UNDER_LEAS = Site(
    code="BA-102",
    name="The Under-leas",
    site_type=SiteType.SHADOW_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Mount Gundabad"), 0),
        Adjacent(named("The Wind-deeps"), 5),
        Adjacent(named("The Iron-deeps"), 6),
        Adjacent(named("The Under-grottos"), 6),
        Adjacent(named("The Under-gates"), 4),
        Adjacent(named("The Under-vaults"), 5),
    ),
    playable_items=(ItemClass.MINOR,),
    automatic_attacks=(
        Attack(Race.ORC, strikes=5, prowess=7, abilities=(Detains(),)),
        AttackOf(all_of(KeyedTo((SiteType.RUINS_AND_LAIRS,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)

THE_UNDER_VAULTS = Site(
    code="BA-103",
    name="The Under-vaults",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Mount Gram"), 0),
        Adjacent(named("The Iron-deeps"), 7),
        Adjacent(named("The Under-leas"), 5),
        Adjacent(named("The Drowning-deeps"), 8),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.UNDEAD, strikes=3, prowess=8),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Permit(Deed.KEY, Race.UNDEAD),),
)

THE_WIND_DEEPS = Site(
    code="BA-104",
    name="The Wind-deeps",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("The Wind Throne"), 0),
        Adjacent(named("The Under-leas"), 5),
        Adjacent(named("The Rusted-deeps"), 8),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.ORC, strikes=3, prowess=7),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Permit(Deed.KEY, all_of(Race.DRAKE, Not(named("Sea Serpent")))),),
)
