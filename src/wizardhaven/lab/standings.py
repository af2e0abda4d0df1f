"""How our decks have done in the lab, as it was written down: `tools/standings.py` writes it anew."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from wizardhaven.lab.figures import Rate


class Fared(msgspec.Struct, frozen=True):
    """So many games, and how many of them were won; a tie is half a game."""

    games: int
    won: float


@cache
def standings() -> Mapping[str, Rate]:
    """The rate of each deck of ours against all others."""
    page = files("wizardhaven.lab") / "standings.json"
    fared = msgspec.json.decode(page.read_bytes(), type=dict[str, Fared])
    return {name: Rate(one.games, one.won) for name, one in fared.items()}
