"""Factions of The Dragons."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Race

MEN_OF_DALE = Faction(
    code="TD-138",
    name="Men of Dale",
    race=Race.MAN,
    influence_number=7,
    playable_at=(named("Dale"),),
    modifications=(Modification(of=Race.MAN, amount=+2), Modification(of=Race.DWARF, amount=+1)),
    marshalling_points=2,
)

MEN_OF_LAKE_TOWN = Faction(
    code="TD-139",
    name="Men of Lake-town",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Lake-town"),),
    modifications=(Modification(of=Race.MAN, amount=+2), Modification(of=Race.DWARF, amount=-1)),
    marshalling_points=2,
)
