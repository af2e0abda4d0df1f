"""The sites of the Fallen-wizards: three Wizardhavens, and mines beneath them."""

from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import SpecificTo
from wizardhaven.vocabulary.terms import Alignment, SiteType

DEEP_MINES = Site(
    code="WH-55",
    name="Deep Mines",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=2,
    stage_points=3,
    beneath_wizardhaven=7,
    alignment=Alignment.FALLEN_WIZARD,
)

ISENGARD = Site(
    code="WH-56",
    name="Isengard",
    site_type=SiteType.HAVEN,
    region="Gap of Isen",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(Cancels(Sort.ATTACK),),
)

RHOSGOBEL = Site(
    code="WH-57",
    name="Rhosgobel",
    site_type=SiteType.HAVEN,
    region="Southern Mirkwood",
    resource_draws=2,
    hazard_draws=2,
    stage_points=1,
    marks=(SpecificTo("Radagast"),),
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(CountsAs(Mark.PROTECTED, Subject.SITE), Cancels(Sort.ATTACK)),
)

THE_WHITE_TOWERS = Site(
    code="WH-58",
    name="The White Towers",
    site_type=SiteType.HAVEN,
    region="Arthedain",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(Cancels(Sort.ATTACK),),
)
