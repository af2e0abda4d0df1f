"""Darkhavens of the Balrog."""

from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.hazards import AttacksAreCanceled
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.site_parts import Adjacent
from wizardhaven.vocabulary.sites import CreaturesDetain
from wizardhaven.vocabulary.terms import Alignment, SiteType

MORIA = Site(
    code="BA-93",
    name="Moria",
    site_type=SiteType.HAVEN,
    region="Redhorn Gate",
    resource_draws=1,
    hazard_draws=1,
    alignment=Alignment.BALROG,
    abilities=(CreaturesDetain(), AttacksAreCanceled()),
)

THE_UNDER_GATES = Site(
    code="BA-100",
    name="The Under-gates",
    site_type=SiteType.HAVEN,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(
        Adjacent(SiteNamed("Moria"), 0),
        Adjacent(SiteNamed("The Gem-deeps"), 6),
        Adjacent(SiteNamed("The Sulfur-deeps"), 6),
        Adjacent(SiteNamed("The Under-leas"), 4),
        Adjacent(SiteNamed("The Under-grottos"), 6),
    ),
    alignment=Alignment.BALROG,
    abilities=(CreaturesDetain(), AttacksAreCanceled()),
)
