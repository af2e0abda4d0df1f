"""Border-holds of The Dragons."""

from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import RegionType, SiteType

DALE = Site(
    code="TD-174",
    name="Dale",
    site_type=SiteType.BORDER_HOLD,
    region="Northern Rhovanion",
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.BORDER_LAND, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
)
