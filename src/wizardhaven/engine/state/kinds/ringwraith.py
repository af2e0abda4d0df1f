"""A Ringwraith, who leads minions and goes alone. [GLO-094]"""

from typing import Final

from wizardhaven.engine.state.kinds.deck_rules import DeckRules
from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race

RINGWRAITH: Final = Kind(
    PlayerKind.RINGWRAITH,
    camp=Alignment.MINION,
    sites=Alignment.MINION,
    other_sites=(Alignment.HERO, Alignment.FALLEN_WIZARD),
    deck=DeckRules(
        entries=("DECK-16", "DECK-22", "DECK-23", "SET-30"),
        avatars=Alignment.MINION,
        characters=(Alignment.MINION,),
        resources=(Alignment.MINION, Alignment.DUAL),
        other_items=(Alignment.HERO,),
        sites=(Alignment.MINION,),
    ),
    last_day="Audience with Sauron",
    avatar_race=Race.RINGWRAITH,
    starting_characters=6,
    starting_places=(named("Minas Morgul"), named("Dol Guldur")),
    starting_companies=2,
    extra_influence=5,
    avatar_enters_at=("Minas Morgul", "Dol Guldur"),
    avatar_follows_avatar=True,
    avatar_is_bound=True,
    avatar_checks=False,
    avatar_comforts=2,
    avatar_tests_rings=-2,
    avatar_returns_on=(7, 8),
    agents_are_characters=True,
    agents_reach_him=False,
    starter_in_gorgoroth=True,
    gate_of_mordor=True,
    agents_detain=True,
    unused_items=(Alignment.HERO,),
    starred_foes=True,
    calls_freely=False,
)
