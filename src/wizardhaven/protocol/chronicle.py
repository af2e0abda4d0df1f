"""The story of a game, line by line, as one seat may know it and in one language."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.values import NONE, Fact, Happening, Table
from wizardhaven.protocol.pictures import LogLine
from wizardhaven.protocol.text import linked
from wizardhaven.text.language import Language
from wizardhaven.view.facts import seen_fact
from wizardhaven.view.telling.speaking import fact_text


class Chronicle:
    """What has been told so far; its lines are numbered from 0."""

    def __init__(self, seat: int | None, language: Language) -> None:
        self.seat = seat
        self.language = language
        self.lines: list[LogLine] = []
        self._lengths: list[int] = []
        """How many lines there were at the beginning and after each action."""

    def tell(self, table: Table, facts: Sequence[Fact]) -> None:
        """Add what just happened at the table, as far as there is something to say."""
        for fact in facts:
            told = fact_text(table, fact, self.seat, self.language)
            if told is not None:
                self.lines.append(self._line(table, seen_fact(table, fact, self.seat), told))
        self._lengths.append(len(self.lines))

    def cut(self, actions: int) -> None:
        """Untell all that came after so many actions."""
        del self._lengths[actions + 1 :]
        del self.lines[self._lengths[-1] :]

    def _line(self, table: Table, fact: Fact, told: str) -> LogLine:
        cards = [card for card in (fact.card, fact.other) if 0 <= card < len(table.printed)]
        codes = [table.printed[card].code for card in cards]
        sentence = told[:1].upper() + told[1:]
        return LogLine(
            len(self.lines),
            table.turn,
            _whose(table, fact),
            fact.kind,
            linked(sentence, codes, self.language),
            fact.number if fact.kind is Happening.ROLLED else None,
        )


def _whose(table: Table, fact: Fact) -> int | None:
    """Whose doing it was, or to whose card it happened."""
    if fact.seat in (0, 1):
        return fact.seat
    return table.owners[fact.card] if fact.card != NONE else None
