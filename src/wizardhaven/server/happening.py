"""What happens to the game of a table: done by who holds its lock, stored, and only then shown."""

from __future__ import annotations

import asyncio
from random import Random
from types import TracebackType

from wizardhaven.engine.values import Action
from wizardhaven.server.audience import Audience
from wizardhaven.server.clock import Clock
from wizardhaven.server.clocks import Clocks
from wizardhaven.server.kept import Kept
from wizardhaven.server.played import Played
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
        played.throwers = {seat for seat in seats if self.manners[seat].rolls}

    async def throw(self, played: Played) -> None:
        """Whoever was to throw the dice does not care to any more, but has thought about it so far."""
        seat = played.asked
        thrown = played.throw()
        if thrown and seat is not None:
            await self.store(thrown + played.think(seat, self.clocks.milliseconds))

    async def take(self, played: Played, action: Action | None, milliseconds: int) -> None:
        """One choice, and all that is done after it without being asked and that nobody needs to see."""
        if action is None:
            lines = self.clocks.booked(played) + played.roll()
        else:
            lines = played.choose(action, milliseconds)
        await self.store(lines + self._unasked(played))

    async def take_unasked(self, played: Played, action: Action) -> None:
        """The server chooses for a seat, whose clock has run like that of anybody who thinks."""
        lines = played.choose(action, self.clocks.milliseconds, unasked=True)
        await self.store(lines + self._unasked(played))

    async def let_flag_fall(self, played: Played) -> None:
        """The time of whoever is asked is over, and with it the game."""
        assert played.asked is not None, "somebody's clock runs"
        await self.store(self.clocks.booked(played) + played.concede(played.asked, by_clock=True))

    def _unasked(self, played: Played) -> list[str]:
        lines: list[str] = []
        while (action := self._unseen(played)) is not None:
            lines += played.choose(action, 0, unasked=True)
        return lines

    def _unseen(self, played: Played) -> Action | None:
        """What is done at once without being asked: alone with a bot, a seat hides nothing from anybody."""
        seat = played.asked
        if seat is None or played.rolling or self.is_bot(seat) or not self.is_bot(1 - seat):
            return None
        if self.is_watched:
            return None
        unasked = self.manners[seat].unasked(played.game, seat)
        return None if unasked is None else unasked.action

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
            await self._kept.find_back([(onlooker.seat, onlooker.language) for onlooker in self.onlookers])
            if self.played is not None:
                self.let_throw(self.played)
            self.publish(self.played)

    async def tell(self, seat: int | None, language: Language) -> None:
        """Nobody else waits while the story so far is told to somebody new."""
        if self.played is not None:
            await self.played.tell(seat, language)
