"""What happens to the game of a table: done by who holds its lock, stored, and only then shown."""

from __future__ import annotations

import asyncio
from random import Random
from types import TracebackType

from wizardhaven.engine.values import PASS, Action
from wizardhaven.server.audience import Audience
from wizardhaven.server.clock import Clock
from wizardhaven.server.clocks import Clocks
from wizardhaven.server.kept import Kept
from wizardhaven.server.passing import Unasked
from wizardhaven.server.played import Played
from wizardhaven.server.runs import Run, is_passed_at_once
from wizardhaven.server.setup import Setup
from wizardhaven.server.words import Declined, No
from wizardhaven.text.language import Language


class Held:
    """Holds the lock of a table; whatever goes wrong meanwhile and is no refusal is a fault of ours."""

    def __init__(self, lock: asyncio.Lock, kept: Kept) -> None:
        self._lock = lock
        self._kept = kept

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, Exception) and not isinstance(error, Declined):
            self._kept.is_astray = True
        self._lock.release()


class Happening(Audience):
    """A game that goes on. What its onlookers are shown never runs ahead of what is stored."""

    def __init__(self, kept: Kept, clock: Clock, chance: Random) -> None:
        super().__init__(chance)
        self.lock = asyncio.Lock()
        self.clocks = Clocks(self, clock)
        self._kept = kept
        self._settled = False

    @property
    def setup(self) -> Setup:
        return self._kept.setup

    @property
    def played(self) -> Played | None:
        """The game, once it has begun."""
        return self._kept.played

    @property
    def is_astray(self) -> bool:
        """Whether the game in memory may be another than the stored one."""
        return self._kept.is_astray

    def is_bot(self, seat: int) -> bool:
        player = self.setup.players[seat]
        return player is not None and player.bot is not None

    def held(self) -> Held:
        """Hold the lock. After a fault of ours the game in memory is not trusted: the stored one counts."""
        return Held(self.lock, self._kept)

    async def change(self, setup: Setup) -> None:
        await self._kept.change(setup)

    async def playing(self) -> Played:
        """The game, if it goes on."""
        await self.find_back()
        if self.played is None:
            raise Declined(No.NOT_STARTED)
        if self.clocks.is_out(self.played):
            await self.let_flag_fall(self.played)
        if self.played.asked is None:
            raise Declined(No.OVER)
        return self.played

    async def begin_game(self, setup: Setup) -> None:
        """The second player is there."""
        await self._kept.begin(setup)
        self.clocks.begin()
        await self.settle()

    async def settle(self) -> None:
        """After dealing or coming back from a crash the dice may have to fall first."""
        await self.find_back()
        if self.played is not None and not self._settled:
            self.let_throw(self.played)
            await self.store(self.played.throw())
            await self._kept.mark_finished()
            self._settled = True

    def let_throw(self, played: Played) -> None:
        """People throw their dice themselves, unless they do not care to."""
        seats = [seat for seat in (0, 1) if not self.is_bot(seat)]
        played.throwers = {seat for seat in seats if self.manners[seat].said.rolls != "none"}
        played.finishers = {seat for seat in seats if self.manners[seat].said.rolls == "all"}

    async def throw(self, played: Played) -> None:
        """Whoever was to throw the dice does not care to any more, but has thought about it so far."""
        seat = played.asked
        thrown = played.throw()
        if thrown and seat is not None:
            self.walks.end_all()
            await self.store(thrown + played.think(seat, self.clocks.milliseconds))

    async def take(self, played: Played, action: Action | None, milliseconds: int) -> None:
        """One choice, and all that is done after it without being asked and that nobody needs to see."""
        seat = played.asked
        lines = self.clocks.booked(played) if action is None else []
        lines += self._done(played, action, milliseconds)
        await self.store(lines + self._after(played, seat))

    async def take_unasked(self, played: Played, seat: int, unasked: Unasked) -> None:
        """The server chooses for a seat, whose clock has run like that of anybody who thinks."""
        lines = self._done(played, unasked.action, self.clocks.milliseconds, unasked=True)
        await self.store(lines + self._after(played, seat))
        self.tell_muted(played, seat, unasked.muted)

    async def follow(self, played: Played, run: Run, answer: Action | None = None) -> None:
        """The table follows a seat that has gone ahead, and then it does something, or nothing.

        Whoever else wants to be asked on the way after all is asked, and what was to come is forgotten.
        """
        lines: list[str] = []
        milliseconds = [self.clocks.milliseconds]
        for step in range(run.steps):
            if played.asked != run.seat and not self._passes_at_once(played):
                break
            unasked = not run.is_passed_by_hand(step)
            lines += self._done(played, PASS, milliseconds.pop() if milliseconds else 0, unasked=unasked)
        else:
            if answer is not None:
                lines += self._done(played, answer, milliseconds.pop() if milliseconds else 0)
        await self.store(lines + self._after(played, run.seat))
        self.tell_muted(played, run.seat, run.muted)

    def _passes_at_once(self, played: Played) -> bool:
        seat = played.asked
        unasked = None if seat is None else self.manners[seat].unasked(played.game, seat)
        return unasked is not None and is_passed_at_once(unasked)

    async def let_flag_fall(self, played: Played) -> None:
        """The time of whoever is asked is over, and with it the game."""
        assert played.asked is not None, "somebody's clock runs"
        await self.store(self.clocks.booked(played) + played.concede(played.asked, by_clock=True))

    def _done(
        self, played: Played, action: Action | None, milliseconds: int, *, unasked: bool = False
    ) -> list[str]:
        """A choice, or a throw, of whoever is asked; it may end somebody's walk."""
        seat = played.asked
        assert seat is not None, "somebody is asked"
        lines = played.roll() if action is None else played.choose(action, milliseconds, unasked=unasked)
        self.walks.acted(played, seat, action)
        for manner in self.manners:
            manner.repeats.acted(action)
        return lines

    def _after(self, played: Played, last: int | None) -> list[str]:
        """What was said before it is asked, and what is done without being asked, as long as there is any.

        All of a walk goes back together, as far as nobody else was asked.
        """
        lines: list[str] = []
        while True:
            seat, place = played.asked, self._ahead(played)
            unasked = self._unseen(played) if place is None else None
            if place is not None:
                lines += self._done(played, played.answers[place], 0, unasked=seat == last)
            elif unasked is not None and seat is not None:
                self.tell_muted(played, seat, unasked.muted)
                lines += self._done(played, unasked.action, 0, unasked=True)
            else:
                return lines
            last = seat

    def _ahead(self, played: Played) -> int | None:
        """What the seat that is asked has said already. If it is asked something else, its walk is over."""
        seat = played.asked
        if seat is None or not self.walks.is_open(seat):
            return None
        place = None if played.is_full else self.walks.next(played.game, seat)
        if place is None and (played.rolling or self.manners[seat].unasked(played.game, seat) is None):
            self.walks.end(seat)
        return place

    def _unseen(self, played: Played) -> Unasked | None:
        """What is done at once without being asked: alone with a bot, a seat hides nothing from anybody.

        On a walk everything else is, too, that would be done whatever one holds.
        """
        seat = played.asked
        if seat is None or played.rolling or self.is_bot(seat):
            return None
        hides = self.is_watched or not self.is_bot(1 - seat)
        if hides and not self.walks.is_open(seat):
            return None
        self.manners[seat].look_up(played.game, seat)
        unasked = self.manners[seat].unasked(played.game, seat)
        return None if unasked is None or (hides and not unasked.at_once) else unasked

    async def store(self, lines: list[str]) -> None:
        """Nothing is shown before it is stored; if it cannot be, the table goes back to what is stored."""
        if lines:
            try:
                await self._kept.store(lines)
            except Declined:
                await self.find_back()
                raise
            self.clocks.begin()
        self.publish(self.played)

    async def find_back(self) -> None:
        """Go back to what is stored, if we have gone astray."""
        if self._kept.is_astray:
            self.walks.end_all()
            await self._kept.find_back([(onlooker.seat, onlooker.language) for onlooker in self.onlookers])
            if self.played is not None:
                self.let_throw(self.played)
            self.publish(self.played)

    async def tell(self, seat: int | None, language: Language) -> None:
        """Nobody else waits while the story so far is told to somebody new."""
        if self.played is not None:
            await self.played.tell(seat, language)
