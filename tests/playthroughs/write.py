"""Writes the recorded games and their stories anew."""

from __future__ import annotations

from pathlib import Path

from tests.playthroughs.test_playthroughs import told
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.starting import ready
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code
from wizardhaven.notation.record import Record, recorded, written

HERE = Path(__file__).parent
GAMES = (
    ("challenge-a", "challenge-e", 1),
    ("challenge-e", "challenge-a", 2),
    ("challenge-a", "challenge-a", 3),
)


def played(first: str, second: str, seed: int) -> Record:
    """A random game in its shortest length."""
    decks = (deck(first), deck(second))
    settings = Settings(GameLength.STARTER)
    game = Game.new([ready(one) for one in decks], settings, seed)
    bot = RandomBot(seed)
    actions: list[str] = []
    while game.pending is not None:
        by_chance = game.pending.seat == DICE
        action = game.chance() if by_chance else bot.choose(None, game.options())
        actions.append(action_code(action))
        game.apply(action)
    return recorded(decks, settings, seed, game, actions)


if __name__ == "__main__":
    for first, second, seed in GAMES:
        name = f"{first}-{second}-{seed}"
        record = played(first, second, seed)
        (HERE / f"{name}.game.txt").write_text(written(record), encoding="utf-8")
        (HERE / f"{name}.story.txt").write_text(told(record, name), encoding="utf-8")
