"""Ruins & Lairs of Dark Minions."""

from wizardhaven.vocabulary.attacks import EachWounded
from wizardhaven.vocabulary.cards import AutomaticAttack, Site
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.terms import ItemClass, Race, RegionType, SiteType

HAUDH_IN_GWANUR = Site(
    code="DM-31",
    name="Haudh-in-Gwanûr",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Harondor",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.FREE_DOMAIN, RegionType.COASTAL_SEA, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(
        AutomaticAttack(
            Race.UNDEAD, strikes=1, prowess=10, abilities=(EachWounded(CorruptionCheck(by=Subject.TARGET)),)
        ),
    ),
)
