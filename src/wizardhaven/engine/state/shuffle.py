"""Our own small generator, xoshiro128**: the same bits interpreted and compiled, today and in ten years."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.engine.state.ids import CardId

MASK: Final = 0xFFFFFFFF


WORDS: Final = MASK + 1


def _spread(seed: int) -> int:
    """One round of splitmix64, so that neighbouring seeds have nothing in common."""
    seed = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    seed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    seed = ((seed ^ (seed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return seed ^ (seed >> 31)


@final
class Chance:
    """A stream of numbers from a seed of up to 128 bits."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int) -> None:
        low = _spread(seed & 0xFFFFFFFFFFFFFFFF)
        high = _spread(low ^ (seed >> 64))
        self.a = low & MASK
        self.b = low >> 32
        self.c = high & MASK
        self.d = (high >> 32) | 1  # never all zero

    def copy(self) -> Chance:
        """A stream that goes on the same way on its own."""
        fresh = Chance(0)
        fresh.a, fresh.b, fresh.c, fresh.d = self.a, self.b, self.c, self.d
        return fresh

    def word(self) -> int:
        """The next 32 bits; both rotations are written out, since whole decks are shuffled by it."""
        a, b = self.a, self.b
        c = self.c ^ a
        d = self.d ^ b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        word = (b * 5) & MASK
        return ((((word << 7) & MASK) | (word >> 25)) * 9) & MASK

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound, each as likely as the next."""
        limit = WORDS - WORDS % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def two_dice(self) -> int:
        """The sum of two six-sided dice. [SET-40]"""
        return self.below(6) + self.below(6) + 2


def shuffled(cards: Sequence[CardId], seed: int) -> tuple[CardId, ...]:
    """The cards in the order that this seed gives them. [GLO-099]"""
    chance = Chance(seed)
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
