"""A game as it is played at a table: the journal that leads to it, the way back, the story, the clocks."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wizardhaven.engine.values import DICE, Action
from wizardhaven.errors import BrokenFile
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.protocol.chronicle import Chronicle
from wizardhaven.protocol.rolling import roller
from wizardhaven.server import journal
from wizardhaven.server.journal import Chance, Choosing, Conceding, Entry, Thinking, Undoing
from wizardhaven.server.learning import teaches
from wizardhaven.server.limits import LONGEST_JOURNAL, MOST_TAKEN_BACK, WAYS_BACK
from wizardhaven.server.setup import Setup, dealt
from wizardhaven.server.slices import in_slices
from wizardhaven.text.language import Language


@dataclass
class _WayBack:
    """The game before a choice, and how long its history was."""

    game: Game
    length: int


class Played:
    """One game and its journal; everything that changes it goes through here and comes back as entries."""

    def __init__(self, setup: Setup, lines: Sequence[str] = ()) -> None:
        self.setup = setup
        self.game = dealt(setup)
        self.history: list[str] = []
        """The choices and rolls that led here, without what was undone."""
        self.lines: list[str] = []
        """The whole journal."""
        self.used = [0, 0]
        """Milliseconds that each seat has thought."""
        self.conceded: Conceding | None = None
        self.throwers: set[int] = set()
        """The seats that want to throw their dice themselves."""
        self._people = [seat for seat, player in enumerate(setup.players) if player and player.bot is None]
        self._ways_back: deque[_WayBack] = deque(maxlen=WAYS_BACK)
        self._chronicles: dict[tuple[int | None, Language], Chronicle] = {}
        for _ in self._replay(lines):
            pass

    @classmethod
    async def again(cls, setup: Setup, lines: Sequence[str]) -> Played:
        """A game played again from its journal, while everybody else goes on."""
        played = cls(setup)
        await in_slices(played._replay(lines))
        return played

    @property
    def number(self) -> int:
        """Grows with everything that happens; a question goes by it."""
        return len(self.lines)

    @property
    def asked(self) -> int | None:
        """The seat that has to choose or to throw the dice; none if the game is over."""
        choice = self.game.pending
        if choice is None or self.conceded is not None:
            return None
        return roller(self.game) if choice.seat == DICE else choice.seat

    @property
    def rolling(self) -> bool:
        """Whether the seat that is asked has nothing to choose, only to throw the dice."""
        return self.game.pending is not None and self.game.pending.seat == DICE

    def choose(self, option: Action, milliseconds: int, *, unasked: bool = False) -> list[str]:
        """The seat that is asked takes one of its options; then the dice fall.

        What is done unasked goes back together with the choice before it: it would only be done again.
        """
        seat = self.asked
        assert seat is not None, "the game is over"
        before = _WayBack(self.game.clone(), len(self.history))
        self._apply(option)
        self.used[seat] += milliseconds
        choice = self._written([Choosing(seat, milliseconds, action_code(option))])
        throws = self.throw()
        if throws or self.asked != seat or teaches(before.game, self.game, self._people):
            self._ways_back.clear()
        elif not unasked:
            self._ways_back.append(before)
        return choice + throws

    def throw(self) -> list[str]:
        """Let the dice fall as long as it is for them and nobody wants to throw them himself."""
        entries: list[Entry] = []
        while self.rolling and self.conceded is None and self.asked not in self.throwers:
            entries.append(self._thrown())
        return self._written(entries)

    def roll(self) -> list[str]:
        """The seat that is asked throws the dice."""
        assert self.rolling, "the dice are to be thrown"
        self._ways_back.clear()
        return self._written([self._thrown()]) + self.throw()

    def _thrown(self) -> Entry:
        throw = self.game.chance()
        self._apply(throw)
        return Chance(action_code(throw))

    def think(self, seat: int, milliseconds: int) -> list[str]:
        """The time that a seat took for something that is no choice; it only matters for a clock."""
        if self.setup.clock is None or milliseconds == 0 or self.is_full:
            return []
        self.used[seat] += milliseconds
        return self._written([Thinking(seat, milliseconds)])

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last choice can be taken back: nobody has learnt anything from it."""
        return bool(self._ways_back) and self.asked == seat and not self.is_worn

    @property
    def is_worn(self) -> bool:
        """Whether so much was taken back that nothing more is."""
        return len(self.lines) - len(self.history) >= MOST_TAKEN_BACK

    @property
    def is_full(self) -> bool:
        """Whether the journal has no room for another choice."""
        return len(self.lines) >= LONGEST_JOURNAL

    def undo(self) -> list[str]:
        """Take the last choice back, and what was told of it."""
        back = self._ways_back.pop()
        self.game = back.game
        del self.history[back.length :]
        for chronicle in self._chronicles.values():
            chronicle.cut(back.length)
        return self._written([Undoing(back.length)])

    def concede(self, seat: int, *, by_clock: bool = False) -> list[str]:
        """A seat gives up, or its time is over."""
        self.conceded = Conceding(seat, by_clock)
        self._ways_back.clear()
        return self._written([self.conceded])

    def chronicle(self, seat: int | None, language: Language) -> Chronicle:
        """The story for a seat in a language; what nobody has asked for yet is told from the beginning."""
        known = self._chronicles.get((seat, language))
        if known is None:
            known = Chronicle(seat, language)
            for _ in self._tell(known):
                pass
            self._chronicles[seat, language] = known
        return known

    async def tell(self, seat: int | None, language: Language) -> None:
        """Have the story ready for a seat in a language; meanwhile nothing may happen in the game."""
        if (seat, language) not in self._chronicles:
            chronicle = Chronicle(seat, language)
            await in_slices(self._tell(chronicle))
            self._chronicles[seat, language] = chronicle

    def _tell(self, chronicle: Chronicle) -> Iterator[None]:
        """Everything so far, step by step."""
        game = dealt(self.setup)
        chronicle.tell(game.table, game.facts)
        for code in self.history:
            action = chosen(game.options(), code)
            assert action is not None, "a history can be played again"
            _throw_along(game)
            game.apply(action)
            chronicle.tell(game.table, game.facts)
            yield

    def _apply(self, action: Action) -> None:
        """Let it happen and tell it."""
        self.game.apply(action)
        self.history.append(action_code(action))
        for chronicle in self._chronicles.values():
            chronicle.tell(self.game.table, self.game.facts)

    def _written(self, entries: Sequence[Entry]) -> list[str]:
        lines = [journal.written(entry) for entry in entries]
        self.lines.extend(lines)
        return lines

    def _replay(self, lines: Sequence[str]) -> Iterator[None]:
        """Go through a journal step by step; what was undone is left out, the time it took counts."""
        for number, line in enumerate(lines):
            yield
            entry = journal.read(line, number)
            match entry:
                case Choosing(seat, milliseconds, code):
                    self.history.append(code)
                    self.used[seat] += milliseconds
                case Chance(code):
                    self.history.append(code)
                case Thinking(seat, milliseconds):
                    self.used[seat] += milliseconds
                case Undoing(length):
                    del self.history[length:]
                case Conceding():
                    self.conceded = entry
        for number, said in enumerate(self.history):
            action = chosen(self.game.options(), said)
            if action is None or self.game.pending is None:
                raise BrokenFile(f"Choice {number} of a stored game is not possible.")
            _throw_along(self.game)
            self.game.apply(action)
            yield
        self.lines.extend(lines)


def _throw_along(game: Game) -> None:
    """The recorded roll counts; the dice are thrown along with it, so that they go on as they would have."""
    if game.pending is not None and game.pending.seat == DICE:
        game.chance()
