"""Factions of Against the Shadow."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.selectors import SiteNamed
from wizardhaven.vocabulary.terms import Race

WAIN_EASTERLINGS = Faction(
    code="AS-60",
    name="Wain-easterlings",
    race=Race.MAN,
    influence_number=8,
    playable_at=(SiteNamed("Easterling Camp"),),
    modifications=(Modification(of=Race.WIZARD, amount=-5), Modification(of=Race.DUNADAN, amount=-2)),
    marshalling_points=3,
)
