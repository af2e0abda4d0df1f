"""What is written down of a game: one short line for every choice, roll, undoing and concession."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardhaven.errors import BrokenFile

CHOOSE: Final = "choose"
CHANCE: Final = "chance"
UNDO: Final = "undo"
CONCEDE: Final = "concede"
CLOCK: Final = "clock"


@dataclass(frozen=True)
class Choosing:
    """A seat chose, after so many milliseconds."""

    seat: int
    milliseconds: int
    action: str


@dataclass(frozen=True)
class Chance:
    """The dice fell, or a deck was shuffled."""

    action: str


@dataclass(frozen=True)
class Undoing:
    """The game went back to where it had seen so many choices and throws of the dice."""

    length: int


@dataclass(frozen=True)
class Conceding:
    """A seat gave up, or its time ran out."""

    seat: int
    by_clock: bool


Entry: TypeAlias = Choosing | Chance | Undoing | Conceding


def written(entry: Entry) -> str:
    """The line for an entry."""
    match entry:
        case Choosing(seat, milliseconds, action):
            return f"{CHOOSE} {seat} {milliseconds} {action}"
        case Chance(action):
            return f"{CHANCE} {action}"
        case Undoing(length):
            return f"{UNDO} {length}"
        case Conceding(seat, by_clock):
            return f"{CLOCK if by_clock else CONCEDE} {seat}"


def read(line: str, number: int) -> Entry:
    """The entry in a line; a broken one says where."""
    try:
        entry = _entry(line)
    except ValueError:
        entry = None
    if entry is None:
        raise BrokenFile(f"Entry {number} of a stored game cannot be read: “{line}”.")
    return entry


def _entry(line: str) -> Entry | None:
    kind, _, rest = line.partition(" ")
    match kind:
        case "choose":
            seat, milliseconds, action = rest.split(" ", 2)
            return Choosing(int(seat), int(milliseconds), action)
        case "chance":
            return Chance(rest)
        case "undo":
            return Undoing(int(rest))
        case "concede" | "clock":
            return Conceding(int(rest), kind == CLOCK)
        case _:
            return None


def read_all(lines: Sequence[str]) -> list[Entry]:
    """All entries of a journal."""
    return [read(line, number) for number, line in enumerate(lines)]
