"""What a deck holds while it is dealt, and whether it may hold one card more. [DECK-02, DECK-03, DECK-05]"""

from collections import Counter
from collections.abc import Iterator
from typing import final

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.construction import MOST_MIND, copy_of, is_unique
from wizardhaven.decks.nature import is_agent


@final
class Measure:
    """Counts what was taken, in whichever part of the deck of one avatar."""

    def __init__(self, avatar: str, most_copies: int) -> None:
        self._avatar = by_code()[avatar].names.en
        self._most_copies = most_copies
        self._held: Counter[str] = Counter()
        self._mind = 0

    def take(self, cards: Iterator[str], size: int) -> list[str]:
        """The first so many of these cards that the deck may hold and does not."""
        found: list[str] = []
        for code in cards:
            if len(found) == size:
                break
            if not self._held[copy_of(by_code()[code])] and self.may_hold(code):
                self.add(code)
                found.append(code)
        return found

    def take_again(self, cards: list[str], size: int) -> list[str]:
        """Second copies of so many of these cards."""
        found: list[str] = []
        for code in cards:
            if len(found) < size and self.may_hold(code):
                self.add(code)
                found.append(code)
        return found

    def may_hold(self, code: str) -> bool:
        """Whether one copy more is within the measure of all sets together."""
        card = by_code()[code]
        most = 1 if is_unique(card) else self._most_copies
        mind = card.mind or 0 if is_agent(card) else 0
        of_his = card.specific in (None, self._avatar)
        return of_his and self._held[copy_of(card)] < most and self._mind + mind <= MOST_MIND

    def add(self, code: str) -> None:
        """Count one copy."""
        card = by_code()[code]
        self._held[copy_of(card)] += 1
        if is_agent(card):
            self._mind += card.mind or 0
