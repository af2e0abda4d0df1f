"""Darkhavens of the Balrog."""

from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import KeyedTo, named
from wizardhaven.vocabulary.terms import Alignment, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent

MORIA = Site(
    code="BA-93",
    name="Moria",
    site_type=SiteType.HAVEN,
    region="Redhorn Gate",
    resource_draws=1,
    hazard_draws=1,
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.DETAINING, KeyedTo((Sort.SITE,))), Cancels(Sort.ATTACK)),
)

THE_UNDER_GATES = Site(
    code="BA-100",
    name="The Under-gates",
    site_type=SiteType.HAVEN,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(named("Moria"), 0),
        Adjacent(named("The Gem-deeps"), 6),
        Adjacent(named("The Sulfur-deeps"), 6),
        Adjacent(named("The Under-leas"), 4),
        Adjacent(named("The Under-grottos"), 6),
    ),
    alignment=Alignment.BALROG,
    abilities=(Fights(Manner.DETAINING, KeyedTo((Sort.SITE,))), Cancels(Sort.ATTACK)),
)
