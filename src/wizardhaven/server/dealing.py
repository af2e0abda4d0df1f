"""A game as both players' texts say: two decks, or the one position that they play on from."""

from __future__ import annotations

from wizardhaven.decks.reading import deck_from_text
from wizardhaven.decks.starting import ready
from wizardhaven.engine.values import Settings
from wizardhaven.game.game import Game
from wizardhaven.scenario.position import HEADER, game_from

POSITION = "Position"
"""What stands where else a deck's title would: the same word in every language."""


def dealt_from(texts: tuple[str, str], settings: Settings, seed: int, *, patient: bool) -> Game:
    """The game at its first choice."""
    if texts[0].startswith(HEADER):
        return game_from(texts[0], "position", seed, patient=patient)
    decks = [ready(deck_from_text(text, f"deck {seat}")) for seat, text in enumerate(texts, start=1)]
    return Game.new(decks, settings, seed, patient=patient)


def title_of(text: str) -> str:
    """What a deck is called."""
    return POSITION if text.startswith(HEADER) else deck_from_text(text, "the deck").title
