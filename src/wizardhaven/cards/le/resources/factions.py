"""Factions of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.terms import Alignment, Race

MISTY_MOUNTAIN_WARGS = Faction(
    code="LE-272",
    name="Misty Mountain Wargs",
    race=Race.WOLF,
    influence_number=9,
    playable_at=(SiteNamed("Ettenmoors"),),
    modifications=(
        Modification(of="Goblins of Goblin-gate", amount=+2),
        Modification(of="Wargs of the Forochel", amount=+2),
    ),
    marshalling_points=2,
    for_leaders=True,
    alignment=Alignment.MINION,
)

STONE_TROLLS = Faction(
    code="LE-288",
    name="Stone Trolls",
    race=Race.TROLL,
    influence_number=10,
    playable_at=(SiteNamed("Ettenmoors"),),
    modifications=(Modification(of="Black Trolls", amount=+2),),
    marshalling_points=2,
    for_leaders=True,
    alignment=Alignment.MINION,
)
