"""What is written down of a game: a short line for every choice, roll, undoing, concession and pause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardhaven.errors import BrokenFile

CHOOSE: Final = "choose"
CHANCE: Final = "chance"
THINK: Final = "think"
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
class Thinking:
    """A seat took so many milliseconds for something that is no choice: for a throw, or before it undid."""

    seat: int
    milliseconds: int


@dataclass(frozen=True)
class Undoing:
    """The game went back to where it had seen so many choices and throws of the dice."""

    length: int


@dataclass(frozen=True)
class Conceding:
    """A seat gave up, or its time ran out."""

    seat: int
    by_clock: bool


Entry: TypeAlias = Choosing | Chance | Thinking | Undoing | Conceding


def written(entry: Entry) -> str:
    """The line for an entry."""
    match entry:
        case Choosing(seat, milliseconds, action):
            return f"{CHOOSE} {seat} {milliseconds} {action}"
        case Chance(action):
            return f"{CHANCE} {action}"
        case Thinking(seat, milliseconds):
            return f"{THINK} {seat} {milliseconds}"
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
        raise BrokenFile(f"Entry {number} of a stored game cannot be read.")
    return entry


def _entry(line: str) -> Entry | None:
    kind, _, rest = line.partition(" ")
    match kind:
        case "choose":
            seat, milliseconds, action = rest.split(" ", 2)
            return Choosing(_seat(seat), _amount(milliseconds), action)
        case "chance":
            return Chance(rest)
        case "think":
            seat, milliseconds = rest.split(" ")
            return Thinking(_seat(seat), _amount(milliseconds))
        case "undo":
            return Undoing(_amount(rest))
        case "concede" | "clock":
            return Conceding(_seat(rest), kind == CLOCK)
        case _:
            return None


def _seat(text: str) -> int:
    return ("0", "1").index(text)


def _amount(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def read_all(lines: Sequence[str]) -> list[Entry]:
    """All entries of a journal."""
    return [read(line, number) for number, line in enumerate(lines)]
