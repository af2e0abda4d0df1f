"""Darkhavens of The Lidless Eye."""

from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.site_parts import HavenPath
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, any_of
from wizardhaven.vocabulary.terms import Alignment, Purpose, Race, RegionType, SiteType

CARN_DUM = Site(
    code="LE-359",
    name="Carn Dûm",
    site_type=SiteType.HAVEN,
    region="Angmar",
    haven_paths=(
        HavenPath(
            from_haven="Dol Guldur",
            path=(
                RegionType.DARK_DOMAIN,
                RegionType.BORDER_LAND,
                RegionType.DARK_DOMAIN,
                RegionType.SHADOW_LAND,
            ),
        ),
        HavenPath(
            from_haven="Geann a-Lisch",
            path=(
                RegionType.WILDERNESS,
                RegionType.WILDERNESS,
                RegionType.WILDERNESS,
                RegionType.WILDERNESS,
                RegionType.SHADOW_LAND,
            ),
        ),
    ),
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
    abilities=(
        Forbid(Deed.COME_AS_STRANGER, Not(any_of(Race.ORC, Race.TROLL))),
        Cancels(Sort.ATTACK, against=Alignment.MINION),
    ),
)

DOL_GULDUR = Site(
    code="LE-367",
    name="Dol Guldur",
    site_type=SiteType.HAVEN,
    region="Southern Mirkwood",
    haven_paths=(
        HavenPath(
            from_haven="Minas Morgul",
            path=(
                RegionType.SHADOW_LAND,
                RegionType.DARK_DOMAIN,
                RegionType.DARK_DOMAIN,
                RegionType.SHADOW_LAND,
                RegionType.DARK_DOMAIN,
            ),
        ),
        HavenPath(
            from_haven="Carn Dûm",
            path=(
                RegionType.SHADOW_LAND,
                RegionType.DARK_DOMAIN,
                RegionType.BORDER_LAND,
                RegionType.DARK_DOMAIN,
            ),
        ),
    ),
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
    abilities=(Cancels(Sort.ATTACK, against=Alignment.MINION),),
)

GEANN_A_LISCH = Site(
    code="LE-374",
    name="Geann a-Lisch",
    site_type=SiteType.HAVEN,
    region="Old Pûkel-land",
    haven_paths=(
        HavenPath(
            from_haven="Carn Dûm",
            path=(
                RegionType.SHADOW_LAND,
                RegionType.WILDERNESS,
                RegionType.WILDERNESS,
                RegionType.WILDERNESS,
                RegionType.WILDERNESS,
            ),
        ),
    ),
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
    abilities=(
        Forbid(Deed.COME_AS_STRANGER),
        Forbid(Deed.STORE),
        CountsAs(SiteType.RUINS_AND_LAIRS, Subject.SITE, (Purpose.PLAYING_HAZARDS,)),
    ),
)

MINAS_MORGUL = Site(
    code="LE-390",
    name="Minas Morgul",
    site_type=SiteType.HAVEN,
    region="Imlad Morgul",
    haven_paths=(
        HavenPath(
            from_haven="Dol Guldur",
            path=(
                RegionType.DARK_DOMAIN,
                RegionType.SHADOW_LAND,
                RegionType.DARK_DOMAIN,
                RegionType.DARK_DOMAIN,
                RegionType.SHADOW_LAND,
            ),
        ),
    ),
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
    abilities=(Cancels(Sort.ATTACK, against=Alignment.MINION),),
)
