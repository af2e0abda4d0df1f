"""How many cards can be played, set by set."""

from collections.abc import Mapping
from dataclasses import dataclass

from wizardhaven.catalogue.catalogue import cards, printings
from wizardhaven.catalogue.printing import CardSet, Printing


@dataclass(frozen=True)
class Count:
    """How many cards there are, and how many of them can be played."""

    total: int
    playable: int


@dataclass(frozen=True)
class Status:
    """The whole game and each set; a card belongs to the set that printed it first."""

    total: int
    playable: int
    by_set: Mapping[CardSet, Count]
    missing: tuple[str, ...]


def status() -> Status:
    """Which of all distinct cards can be played now; a card can be played if it has a value in `cards/`."""
    distinct = [printing for printing in printings() if not printing.is_reprint]
    by_set = {s: _count([printing for printing in distinct if printing.card_set is s]) for s in CardSet}
    whole = _count(distinct)
    missing = tuple([printing.names.en for printing in distinct if printing.code not in cards()])
    return Status(whole.total, whole.playable, by_set, missing)


def _count(distinct: list[Printing]) -> Count:
    return Count(len(distinct), len([printing for printing in distinct if printing.code in cards()]))
