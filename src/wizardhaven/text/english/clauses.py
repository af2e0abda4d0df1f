"""What an English effect is said in: a deed of a player's, or a clause of its own."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Deed:
    """Something a player does: words that can follow "tap a scout to"."""

    words: str


@dataclass(frozen=True)
class Outcome:
    """Something that comes to pass: a clause with a subject of its own."""

    words: str


Said: TypeAlias = Deed | Outcome
