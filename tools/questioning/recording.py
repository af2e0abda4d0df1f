"""Whole games between two planners at a patient table, written down by the places of what was chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from wizardhaven.bots.roster import seated
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup

LONGEST: Final = 20_000
"""So many choices a game has at most."""
HEROES: Final = ("challenge-a", "challenge-b", "challenge-c", "challenge-d", "challenge-e")
DECKS: Final = {
    "hero": HEROES,
    "Fallen-wizard": (
        "fallen-saruman-men-of-skill",
        "fallen-gandalf-2009",
        "fallen-radagast-girdle-of-the-wood",
        "fallen-alatar-join-the-hunt",
        "fallen-pallando-prophet-of-doom",
    ),
    "Ringwraith": ("challenge-f", "challenge-g", "challenge-h", "challenge-i", "challenge-j"),
    "Balrog": ("balrog-great-shadow",),
}


class Recorded(NamedTuple):
    """A game: its decks, its seed, and the place of each choice among its options."""

    decks: tuple[str, str]
    seed: int
    places: tuple[int, ...]


def pairings(kind: str, games: int) -> Iterator[tuple[tuple[str, str], int]]:
    """So many games of a kind of deck against heroes, each with a seed of its own."""
    for number in range(games):
        own = DECKS[kind][number % len(DECKS[kind])]
        yield (own, HEROES[(number + 1) % len(HEROES)]), number + 1


def laid(decks: tuple[str, str], seed: int) -> Played:
    """A table for two people who throw all their dice themselves."""
    first, second = [Player(name, written(deck(one))) for name, one in zip(("Ana", "Bo"), decks, strict=True)]
    played = Played(Setup((first, second), GameLength.SHORT, str(seed)))
    played.throwers = {0, 1}
    played.throw()
    return played


def record(decks: tuple[str, str], seed: int) -> Recorded:
    played = laid(decks, seed)
    bots = [seated("planner", seat, seed) for seat in (0, 1)]
    places: list[int] = []
    while played.asked is not None and len(places) < LONGEST:
        if played.rolling:
            played.roll()
            continue
        seat, options = played.asked, played.game.options()
        bot = bots[seat]
        chosen = bot.choose(played.game.view(seat) if bot.looks else None, options)
        places.append(next(place for place, option in enumerate(options) if option.same(chosen)))
        played.choose(options[places[-1]], 0)
    return Recorded(decks, seed, tuple(places))


def kept(folder: Path, decks: tuple[str, str], seed: int) -> Recorded:
    """A game as it was recorded, or else played now."""
    path = folder / f"{decks[0]}-{decks[1]}-{seed}.json"
    if path.exists():
        return Recorded(decks, seed, tuple(json.loads(path.read_text(encoding="utf-8"))))
    recorded = record(decks, seed)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(recorded.places), encoding="utf-8")
    return recorded
