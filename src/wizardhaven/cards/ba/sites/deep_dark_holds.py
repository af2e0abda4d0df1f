"""Dark-holds of the Under-deeps as the Balrog finds them."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.such import KeyedTo, Not, Within, all_of, named
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Pile, Race, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent

THE_IRON_DEEPS = Site(
    code="BA-91",
    name="The Iron-deeps",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=2,
    hazard_draws=3,
    adjacent=(
        Adjacent(named("Carn Dûm"), 0),
        Adjacent(named("The Under-leas"), 6),
        Adjacent(named("The Under-vaults"), 7),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.TROLL, strikes=3, prowess=9),
        AttackOf(all_of(KeyedTo((SiteType.RUINS_AND_LAIRS,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(
        Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),
        Permit(Deed.KEY, all_of(Race.DRAKE, Not(named("Sea Serpent")))),
    ),
)

THE_SULFUR_DEEPS = Site(
    code="BA-97",
    name="The Sulfur-deeps",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Dol Guldur"), 0),
        Adjacent(named("The Under-gates"), 6),
        Adjacent(named("The Pûkel-deeps"), 9),
        Adjacent(named("The Under-galleries"), 9),
        Adjacent(named("The Under-courts"), 7),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.TROLL, strikes=2, prowess=9),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)

THE_UNDER_COURTS = Site(
    code="BA-98",
    name="The Under-courts",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=2,
    hazard_draws=3,
    adjacent=(
        Adjacent(named("Barad-dûr"), 0),
        Adjacent(named("The Under-galleries"), 6),
        Adjacent(named("The Sulfur-deeps"), 7),
    ),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.TROLL, strikes=3, prowess=10),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)

THE_UNDER_GALLERIES = Site(
    code="BA-99",
    name="The Under-galleries",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=2,
    hazard_draws=2,
    adjacent=(
        Adjacent(Within(("Udûn",)), 0),
        Adjacent(named("The Under-courts"), 6),
        Adjacent(named("The Sulfur-deeps"), 9),
    ),
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        Attack(Race.TROLL, strikes=4, prowess=9),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),),
)
