"""A card as searching sees it: its names folded, its facts under the names of the filters."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.catalogue.constants import constants
from wizardhaven.catalogue.facts import Facts, facts
from wizardhaven.catalogue.folding import fold
from wizardhaven.catalogue.printing import Printing, printings


@dataclass(frozen=True)
class Entry:
    """One of all cards, with its printings, the first one first."""

    card: Printing
    facts: Facts
    printings: tuple[Printing, ...]
    names: tuple[str, ...]
    """Every name it was ever printed with, folded."""
    spoken: str
    """All of them, each on a line of its own."""
    words: tuple[str, ...]
    """The words of those names."""

    @property
    def code(self) -> str:
        """The code of its first printing."""
        return self.card.code

    @property
    def is_playable(self) -> bool:
        """Whether it can be played here."""
        return self.code in constants()


@cache
def entries() -> tuple[Entry, ...]:
    """Every card, set after set."""
    cards()
    grouped: dict[str, list[Printing]] = {}
    for printing in printings():
        grouped.setdefault(printing.card, []).append(printing)
    return tuple([_entry(code, tuple(found)) for code, found in grouped.items()])


@cache
def by_card() -> Mapping[str, Entry]:
    """Every card under the code of its first printing."""
    return {entry.code: entry for entry in entries()}


def plain(text: str) -> str:
    """A name or value folded, hyphens and signs made blanks."""
    letters = [letter if letter.isalnum() else " " for letter in fold(text)]
    return " ".join("".join(letters).split())


def _entry(code: str, found: tuple[Printing, ...]) -> Entry:
    names = tuple(dict.fromkeys([plain(name) for printing in found for name in printing.names.every()]))
    words = tuple(dict.fromkeys([word for name in names for word in name.split()]))
    return Entry(
        found[0], facts()[code], found, names, "\n" + "".join([f"{name}\n" for name in names]), words
    )
