"""The story of a game, deed by deed, as one seat may know it and in one language."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from wizardhaven.engine.values import Fact, Happening, Table
from wizardhaven.protocol.happened import Happened, Score
from wizardhaven.protocol.pictures import LogLine
from wizardhaven.protocol.scribe import Scribe
from wizardhaven.protocol.thread import Spun, Thread
from wizardhaven.text.language import Language
from wizardhaven.view.facts import seen_fact
from wizardhaven.view.telling.deed import Deed

Mark: TypeAlias = tuple[int, int, Thread, Score]
"""How many lines there are, the first one that is new to the reader, the thread and the score."""


class Chronicle:
    """What has been told so far; its lines are numbered from 0.

    A line that was told is never changed. One that heads a deed takes the place of the one that headed it
    before, and what a player has drawn with a deed by now, of what he had drawn with it.
    """

    def __init__(self, seat: int | None, language: Language, names: tuple[str, str]) -> None:
        self.seat = seat
        self.lines: list[LogLine] = []
        self.since = 0
        """The first line after the reader's own last answer; for who only watches, the first of the turn."""
        self._scribe = Scribe(seat, language, names)
        self._spun = Thread()
        self._score: Score = (0, 0)
        self._marks: list[Mark] = []
        """How it was at the beginning and after each action."""

    def tell(self, happened: Happened) -> None:
        """Add what just happened at the table, as far as there is something to say."""
        if happened.answered is not None and happened.answered == self.seat:
            self.since = len(self.lines)
        if happened.facts:
            self._go_on(happened)
        self._marks.append((len(self.lines), self.since, self._spun, self._score))

    def cut(self, actions: int) -> None:
        """Untell all that came after so many actions."""
        del self._marks[actions + 1 :]
        length, self.since, self._spun, self._score = self._marks[-1]
        del self.lines[length:]

    def _go_on(self, happened: Happened) -> None:
        table, first = happened.table, len(self.lines)
        spun = Spun(self._spun, table)
        spun.spin([seen_fact(table, fact, self.seat) for fact in happened.facts], happened.throw)
        self._spun = spun.thread
        for deed in spun.heads.values():
            self._head(table, deed)
            self._fold(table, [one for one in spun.folded if one[0] == deed.number])
        self._fold(table, [one for one in spun.folded if one[0] not in spun.heads])
        for (_, player), deed in spun.draws.items():
            self.lines.append(self._scribe.draws(table, deed, player, len(self.lines)))
        if happened.score is not None:
            self._count(first, happened.score)

    def _head(self, table: Table, deed: Deed) -> None:
        if self.seat is None and deed.fact.kind is Happening.TURN_BEGAN:
            self.since = len(self.lines)
        self.lines.append(self._scribe.head(table, deed, len(self.lines), self._score))

    def _fold(self, table: Table, folded: list[tuple[int, Fact]]) -> None:
        for deed, fact in folded:
            line = self._scribe.consequence(table, deed, fact, len(self.lines))
            if line is not None:
                self.lines.append(line)

    def _count(self, first: int, score: Score) -> None:
        """Each player's gain stands beside the last thing that he did, or that befell him, just now."""
        for player in (0, 1):
            gain = score[player] - self._score[player]
            own = [line for line in self.lines[first:] if line.seat == player]
            beside = [line for line in own if line.head] or own
            if gain != 0 and beside:
                self.lines[beside[-1].number] = replace(beside[-1], gains=gain)
        self._score = score
