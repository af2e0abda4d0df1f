"""Creatures of The Balrog."""

from wizardhaven.vocabulary.abilities import OnlyAgainst
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.playing import At, Through
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType, SiteType

OLOG_WARLORDS = Creature(
    code="BA-12",
    name="Olog Warlords",
    race=Race.TROLL,
    strikes=3,
    prowess=10,
    body=4,
    kill_points=2,
    keyed_to=(
        Through(RegionType.SHADOW_LAND),
        Through(RegionType.DARK_DOMAIN),
        At(SiteType.SHADOW_HOLD),
        At(SiteType.DARK_HOLD),
    ),
    abilities=(OnlyAgainst(Alignment.HERO),),
)
