"""Dark-holds of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Check, Purpose, RegionType, SiteType

BARAD_DUR = Site(
    code="LE-352",
    name="Barad-dûr",
    site_type=SiteType.DARK_HOLD,
    region="Gorgoroth",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN),
    resource_draws=2,
    hazard_draws=1,
    alignment=Alignment.MINION,
    marks=(Mark.TESTS_GOLD_RINGS,),
    abilities=(
        CountsAs(SiteType.HAVEN, Subject.SITE, (Purpose.HEALING,)),
        Modify(Check.RING_TEST, -3, Subject.SITE),
    ),
)

CIRITH_GORGOR = Site(
    code="LE-361",
    name="Cirith Gorgor",
    site_type=SiteType.DARK_HOLD,
    region="Udûn",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN, RegionType.DARK_DOMAIN),
    resource_draws=2,
    hazard_draws=1,
    alignment=Alignment.MINION,
)

CIRITH_UNGOL = Site(
    code="LE-362",
    name="Cirith Ungol",
    site_type=SiteType.DARK_HOLD,
    region="Imlad Morgul",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND,),
    resource_draws=1,
    hazard_draws=1,
    alignment=Alignment.MINION,
)
