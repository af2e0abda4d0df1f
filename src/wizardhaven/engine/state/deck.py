"""What a player brings: four sets of cards and the map they travel on. [DECK-01]"""

from __future__ import annotations

from dataclasses import dataclass

from wizardhaven.engine.state.atlas import Atlas
from wizardhaven.vocabulary.cards import Card, Site
from wizardhaven.vocabulary.terms import PlayerKind


@dataclass(frozen=True)
class StartingDeck:
    """A deck as the engine takes it: card values, nothing to look up.

    A Fallen-wizard is declared before the game. [FW-06] Against one, more cards join the sideboard [FW-08],
    and a Wizard may exchange cards of the same person for others that are no part of his deck. [FW-07]
    """

    title: str
    kind: PlayerKind
    pool: tuple[Card, ...]
    play_deck: tuple[Card, ...]
    sideboard: tuple[Card, ...]
    sites: tuple[Site, ...]
    atlas: Atlas
    declared: str = ""
    against_fallen_wizards: tuple[Card, ...] = ()
    other_wizards: tuple[Card, ...] = ()
