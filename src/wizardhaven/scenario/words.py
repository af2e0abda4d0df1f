"""The words of a line: several cards, a card and how it lies, who leads it and what it bears."""

from __future__ import annotations

import re
from typing import NamedTuple

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import Version
from wizardhaven.errors import BrokenFile
from wizardhaven.scenario.side import STATUS

NOBODY = "nobody"
NOBODY_YET = "nobody yet"
MOST_DIGITS = 3
COUNTED = re.compile(r"(?:(\d+) )?(.+)")
ENTRY = re.compile(r"(?P<card>[^\[\]<]+?)(?: < (?P<leader>[^\[\]<]+?))?(?: \[(?P<held>[^\[\]]+)\])?")
BRACKETED = re.compile(rf"\[({'|'.join([version.value for version in Version])})\]", re.IGNORECASE)


class Entry(NamedTuple):
    """A card as a line speaks of it; whoever has lost his leader follows `NOBODY`.

    One who passes to general influence by himself follows `NOBODY_YET`.
    """

    name: str
    status: str
    leader: str
    held: list[str]


def with_round_versions(line: str) -> str:
    """The line with `Bree [minion]` as `Bree (minion)`: what a card bears stands in brackets."""
    return BRACKETED.sub(r"(\1)", line)


def cards(text: str) -> list[str]:
    """The names between semicolons, each as often as its number says."""
    names: list[str] = []
    for word in parts(text, ";"):
        found = COUNTED.fullmatch(word)
        assert found is not None, "nothing between two semicolons is no part"
        names.extend([found[2]] * _copies(found[1] or "1", word))
    return names


def _copies(count: str, word: str) -> int:
    copies = number(count, "copies")
    if copies == 0:
        raise BrokenFile(f"“{word}” is no card at all")
    return copies


def entries(text: str) -> list[Entry]:
    """The cards between semicolons, with all that is said of each."""
    found = [entry(part) for part in parts(text, ";")]
    if not found:
        raise BrokenFile(f"“{text}” names nobody")
    return found


def entry(text: str) -> Entry:
    """One card with all that is said of it."""
    found = ENTRY.fullmatch(text.strip())
    if found is None:
        raise BrokenFile(f"“{text.strip()}” is no card; write “Arwen tapped < Aragorn II [Glamdring]”")
    name, status = with_status(found["card"])
    return Entry(name, status, found["leader"] or "", _held(parts(found["held"] or "", ",")))


def _held(pieces: list[str]) -> list[str]:
    """What stands in brackets: as many pieces as make up the name of a card are one name."""
    names: list[str] = []
    while pieces:
        ends = range(len(pieces), 1, -1)
        count = next((end for end in ends if catalogue.is_name(with_status(", ".join(pieces[:end]))[0])), 1)
        names.append(", ".join(pieces[:count]))
        pieces = pieces[count:]
    return names


def with_status(text: str) -> tuple[str, str]:
    """A name, and how the card lies."""
    for status in STATUS:
        if text.endswith(f" {status}"):
            return text.removesuffix(f" {status}"), status
    return text, "untapped"


def number(text: str, of_what: str) -> int:
    """A number; what it counts is told if it is none."""
    if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
        raise BrokenFile(f"“{text}” is no number of {of_what}")
    return int(text)


def parts(text: str, mark: str) -> list[str]:
    """What stands between the marks."""
    return [part.strip() for part in text.split(mark) if part.strip()]
