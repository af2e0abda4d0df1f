"""Bags of cards from which decks are dealt one after another, each card once before any comes again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import count, islice

from wizardhaven.engine.values import Chance


@dataclass(frozen=True)
class Bag:
    """Cards by their codes under a name of their own.

    What the hundredth deck is dealt follows from its number alone: none must be composed before it.
    """

    name: str
    cards: tuple[str, ...]

    def hand(self, number: int, size: int) -> Iterator[str]:
        """The cards from where the hand of that number begins, on and on; the first `size` are its own."""
        if not self.cards:
            return iter(())
        rounds, skipped = divmod(number * size, len(self.cards))
        endless = (code for one in count(rounds) for code in self._mixed(one))
        return islice(endless, skipped, skipped + size + len(self.cards))

    def _mixed(self, round_: int) -> Sequence[str]:
        return mixed(self.cards, f"{self.name} {round_}")


def mixed(cards: Sequence[str], name: str) -> list[str]:
    """The cards in an order that follows from a name, and is the same on every machine."""
    chance = Chance(int.from_bytes(blake2b(name.encode(), digest_size=16).digest()))
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
