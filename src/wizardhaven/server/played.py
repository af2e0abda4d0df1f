"""A game as it is played at a table: the journal that leads to it, the way back, the story, the clocks."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from wizardhaven.engine.values import DICE, Action, Fact, Question
from wizardhaven.errors import BrokenFile
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.protocol.chronicle import Chronicle
from wizardhaven.protocol.happened import at_stake, happened
from wizardhaven.protocol.rolling import roller
from wizardhaven.server import journal
from wizardhaven.server.journal import Chance, Choosing, Conceding, Entry, Thinking, Undoing
from wizardhaven.server.learning import teaches
from wizardhaven.server.limits import LONGEST_JOURNAL, MOST_TAKEN_BACK, WAYS_BACK
from wizardhaven.server.setup import Setup, dealt
from wizardhaven.server.slices import in_slices
from wizardhaven.text.language import Language

FINISHING: Final = (Question.STRIKE_BODY_ROLL, Question.BODY_CHECK_ROLL, Question.AGENT_ROLL)
"""Throws that follow from the roll against a strike, or that are made for it by the other side."""


@dataclass
class _WayBack:
    """The game before a seat's choice, and how long its history was."""

    game: Game
    length: int
    seat: int


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
        self.finishers: set[int] = {0, 1}
        """The seats that want to throw those dice too that only finish a strike."""
        self.happened: list[Fact] = []
        """What came of the last choice or throw, and of the throws after it."""
        self._people = [seat for seat, player in enumerate(setup.players) if player and player.bot is None]
        self._ways_back: deque[_WayBack] = deque(maxlen=WAYS_BACK)
        self._learnt = 0
        """How long the history was when somebody last learnt something: behind that leads only consent."""
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
    def is_between_people(self) -> bool:
        return len(self._people) == 2

    @property
    def rolling(self) -> bool:
        """Whether the seat that is asked has nothing to choose, only to throw the dice."""
        return self.game.pending is not None and self.game.pending.seat == DICE

    @property
    def answers(self) -> Sequence[Action | None]:
        """What the seat that is asked may do; to throw the dice is nothing that is chosen."""
        return (None,) if self.rolling else self.game.options()

    def choose(self, option: Action, milliseconds: int, *, unasked: bool = False) -> list[str]:
        """The seat that is asked takes one of its options; then the dice fall.

        What is done unasked goes back together with the choice before it: it would only be done again.
        """
        seat = self.asked
        assert seat is not None, "the game is over"
        self.happened = []
        before = _WayBack(self.game.clone(), len(self.history), seat)
        self._apply(option, None if unasked else _answering(self.game))
        self.used[seat] += milliseconds
        choice = self._written([Choosing(seat, milliseconds, action_code(option))])
        throws = self.throw()
        if throws or self.asked != seat or teaches(before.game, self.game, self._people):
            self._learnt = len(self.history)
        if not unasked:
            self._ways_back.append(before)
        return choice + throws

    def throw(self) -> list[str]:
        """Let the dice fall as long as it is for them and nobody wants to throw them himself."""
        entries: list[Entry] = []
        while self.rolling and self.conceded is None and not self._is_thrown_by_hand():
            entries.append(self._thrown())
        return self._written(entries)

    def _is_thrown_by_hand(self) -> bool:
        assert self.game.pending is not None, "the dice are to be thrown"
        finishes = self.game.pending.asks in FINISHING
        return self.asked in self.throwers and (not finishes or self.asked in self.finishers)

    def roll(self) -> list[str]:
        """The seat that is asked throws the dice."""
        assert self.rolling, "the dice are to be thrown"
        self.happened = []
        thrown = self._written([self._thrown()]) + self.throw()
        self._learnt = len(self.history)
        return thrown

    def _thrown(self) -> Entry:
        throw = self.game.chance()
        self._apply(throw, None)
        return Chance(action_code(throw))

    def think(self, seat: int, milliseconds: int) -> list[str]:
        """The time that a seat took for something that is no choice; it only matters for a clock."""
        if self.setup.clock is None or milliseconds == 0 or self.is_full:
            return []
        self.used[seat] += milliseconds
        return self._written([Thinking(seat, milliseconds)])

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last choice can be taken back: nobody has learnt anything from it."""
        if not self._ways_back or self._ways_back[-1].length < self._learnt:
            return False
        return self.asked == seat and not self.is_worn

    def may_ask_back(self, seat: int) -> bool:
        """Whether there is a choice of the seat that the other could let it take back."""
        return any([back.seat == seat for back in self._ways_back]) and not self.is_worn

    @property
    def is_worn(self) -> bool:
        """Whether so much was taken back that nothing more is."""
        return len(self.lines) - len(self.history) >= MOST_TAKEN_BACK

    @property
    def is_full(self) -> bool:
        """Whether the journal has no room for another choice."""
        return len(self.lines) >= LONGEST_JOURNAL

    def take_back(self, seat: int) -> list[str]:
        """Take the last choice of the seat back with all that came after it: the other has consented."""
        while self._ways_back[-1].seat != seat:
            self._ways_back.pop()
        self._learnt = min(self._learnt, self._ways_back[-1].length)
        return self.undo()

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
        return self._written([self.conceded])

    def chronicle(self, seat: int | None, language: Language) -> Chronicle:
        """The story for a seat in a language; what nobody has asked for yet is told from the beginning."""
        known = self._chronicles.get((seat, language))
        if known is None:
            known = self._begun(seat, language)
            for _ in self._tell(known):
                pass
            self._chronicles[seat, language] = known
        return known

    async def tell(self, seat: int | None, language: Language) -> None:
        """Have the story ready for a seat in a language; meanwhile nothing may happen in the game."""
        if (seat, language) not in self._chronicles:
            chronicle = self._begun(seat, language)
            await in_slices(self._tell(chronicle))
            self._chronicles[seat, language] = chronicle

    def _begun(self, seat: int | None, language: Language) -> Chronicle:
        first, second = self.setup.players
        return Chronicle(seat, language, (first.name, second.name if second is not None else ""))

    def _tell(self, chronicle: Chronicle) -> Iterator[None]:
        """Everything so far, step by step. Who let the server pass on though he could act has answered."""
        game = dealt(self.setup)
        chronicle.tell(happened(game, None, None))
        for code in self.history:
            action = chosen(game.options(), code)
            assert action is not None, "a history can be played again"
            seat = _answering(game)
            stake = at_stake(game)
            _throw_along(game)
            game.apply(action)
            chronicle.tell(happened(game, stake, seat))
            yield

    def _apply(self, action: Action, answered: int | None) -> None:
        """Let it happen and tell it to all who read along; perhaps it is somebody's own answer."""
        stake = at_stake(self.game) if self._chronicles else None
        self.game.apply(action)
        self.happened.extend(self.game.facts)
        self.history.append(action_code(action))
        if self._chronicles:
            told = happened(self.game, stake, answered)
            for chronicle in self._chronicles.values():
                chronicle.tell(told)

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


def _answering(game: Game) -> int | None:
    """Whose own answer the next choice is; None if the dice fall, or if there is nothing to choose."""
    if game.pending is None or game.pending.seat == DICE or len(game.options()) < 2:
        return None
    return game.pending.seat
