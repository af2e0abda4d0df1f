"""Havens of The Wizards."""

from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.site_parts import HavenPath
from wizardhaven.vocabulary.terms import RegionType, SiteType

EDHELLOND = Site(
    code="TW-393",
    name="Edhellond",
    site_type=SiteType.HAVEN,
    region="Anfalas",
    haven_paths=(
        HavenPath(
            from_haven="Grey Havens",
            path=(
                RegionType.FREE_DOMAIN,
                RegionType.COASTAL_SEA,
                RegionType.COASTAL_SEA,
                RegionType.COASTAL_SEA,
                RegionType.COASTAL_SEA,
                RegionType.WILDERNESS,
            ),
        ),
        HavenPath(
            from_haven="Lórien",
            path=(
                RegionType.WILDERNESS,
                RegionType.BORDER_LAND,
                RegionType.FREE_DOMAIN,
                RegionType.FREE_DOMAIN,
                RegionType.BORDER_LAND,
                RegionType.WILDERNESS,
            ),
        ),
    ),
    resource_draws=2,
    hazard_draws=2,
)

GREY_HAVENS = Site(
    code="TW-399",
    name="Grey Havens",
    site_type=SiteType.HAVEN,
    region="Lindon",
    haven_paths=(
        HavenPath(
            from_haven="Rivendell",
            path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.FREE_DOMAIN),
        ),
        HavenPath(
            from_haven="Edhellond",
            path=(
                RegionType.WILDERNESS,
                RegionType.COASTAL_SEA,
                RegionType.COASTAL_SEA,
                RegionType.COASTAL_SEA,
                RegionType.COASTAL_SEA,
                RegionType.FREE_DOMAIN,
            ),
        ),
    ),
    resource_draws=2,
    hazard_draws=2,
)

LORIEN = Site(
    code="TW-408",
    name="Lórien",
    site_type=SiteType.HAVEN,
    region="Wold & Foothills",
    haven_paths=(
        HavenPath(
            from_haven="Rivendell",
            path=(
                RegionType.WILDERNESS,
                RegionType.WILDERNESS,
                RegionType.BORDER_LAND,
                RegionType.WILDERNESS,
            ),
        ),
        HavenPath(
            from_haven="Edhellond",
            path=(
                RegionType.WILDERNESS,
                RegionType.BORDER_LAND,
                RegionType.FREE_DOMAIN,
                RegionType.FREE_DOMAIN,
                RegionType.BORDER_LAND,
                RegionType.WILDERNESS,
            ),
        ),
    ),
    resource_draws=2,
    hazard_draws=2,
)

RIVENDELL = Site(
    code="TW-421",
    name="Rivendell",
    site_type=SiteType.HAVEN,
    region="Rhudaur",
    haven_paths=(
        HavenPath(
            from_haven="Lórien",
            path=(
                RegionType.WILDERNESS,
                RegionType.BORDER_LAND,
                RegionType.WILDERNESS,
                RegionType.WILDERNESS,
            ),
        ),
        HavenPath(
            from_haven="Grey Havens",
            path=(RegionType.FREE_DOMAIN, RegionType.WILDERNESS, RegionType.WILDERNESS),
        ),
    ),
    resource_draws=2,
    hazard_draws=2,
)
