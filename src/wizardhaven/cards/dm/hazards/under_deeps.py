"""Hazards of Dark Minions that wait in the Under-deeps."""

from wizardhaven.vocabulary.attacks import CanceledByTapping
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import InPlay
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import AtSites, Through
from wizardhaven.vocabulary.terms import Race, RegionType

NAMELESS_THING = Creature(
    code="DM-109",
    name="Nameless Thing",
    race=Race.DRAKE,
    strikes=2,
    prowess=10,
    body=4,
    attacks=3,
    kill_points=3,
    keyed_to=(
        AtSites(SitesOf(under_deeps=True)),
        AtSites(SitesOf(beside=()), condition=InPlay("Doors of Night")),
        Through(RegionType.COASTAL_SEA, condition=InPlay("Doors of Night")),
    ),
    abilities=(CanceledByTapping(),),
)
