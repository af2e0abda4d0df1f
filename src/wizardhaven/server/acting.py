"""What happens at a table without anybody's click: a bot chooses, a seat passes, a clock runs out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from wizardhaven.errors import WizardhavenError
from wizardhaven.notation.actions import chosen
from wizardhaven.protocol.windows import window_of
from wizardhaven.server.passing import Unasked
from wizardhaven.server.played import Played
from wizardhaven.server.words import Declined, No

if TYPE_CHECKING:
    from wizardhaven.server.desk import Desk

_log: Final = logging.getLogger("wizardhaven")

PATIENCE: Final = 1.0
"""Seconds before something that failed is tried again."""
TRIES: Final = 3
"""So often in a row a bot may lose its thread; after that it is asked again when somebody comes."""


class Acting:
    """One task for a table, as long as something is to happen by itself."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._next: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._pausing: tuple[int, float] | None = None
        """At which number a seat seems to think before it passes, and until when."""
        self._lost = 0
        """How often in a row the bot has lost its thread."""

    @property
    def is_at_rest(self) -> bool:
        return self._next is None or self._next.done()

    def go_on(self) -> None:
        """Let whoever is next act, if that needs nobody's click."""
        if not self.is_at_rest:
            self._news.set()
        elif not self._is_for_a_person():
            self._next = asyncio.create_task(self._go_on(), name="desk")

    def _is_for_a_person(self) -> bool:
        """Whether somebody is asked who answers himself, in his own time: so it is nearly always."""
        desk, played = self._desk, self._desk.played
        if desk.is_astray or played is None or played.asked is None or desk.is_bot(played.asked):
            return False
        passes_on = desk.manners[played.asked].until is not None
        wants = played.rolling or (not passes_on and self._unasked(played, played.asked) is None)
        return wants and desk.clocks.is_at_rest

    def look_up(self) -> None:
        """Somebody has gone: what was to happen by itself may have to wait for him."""
        self._news.set()

    async def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
            await asyncio.gather(self._next, return_exceptions=True)

    async def _go_on(self) -> None:
        """A fault of ours ends what happens by itself, until somebody does something again; all are told."""
        try:
            await self._act()
        except Exception:  # noqa: BLE001  whatever is wrong at one table, the others go on
            _log.exception("What happens by itself at a table failed.", extra={"event": "broken"})
            self._desk.tell_all(No.WENT_WRONG)

    async def _act(self) -> None:
        """As long as a bot is asked, or a seat passes by itself, or a clock runs."""
        desk = self._desk
        while True:
            self._news.clear()
            if desk.is_astray:
                await self._or_wait(self._return())
                continue
            played = desk.played
            if played is None or played.asked is None:
                return
            seat, number = played.asked, played.number
            if desk.is_bot(seat):
                await self._think(played, seat, number)
                if self._lost == TRIES:
                    self._lost = 0
                    return
            elif (unasked := self._unasked(played, seat)) is not None:
                await self._pass(played, seat, unasked)
            elif desk.clocks.is_at_rest:
                return
            else:
                await self._watch_clock(played, seat, number)

    def _unasked(self, played: Played, seat: int) -> Unasked | None:
        """What a seat does without being asked; if it no longer does, it is told.

        For who is not there nothing is done that depends on what he holds: everybody sees that he is away.
        """
        desk = self._desk
        desk.look_up(played)
        unasked = None if played.rolling else desk.manners[seat].unasked(played.game, seat)
        desk.tell_who_passes()
        if unasked is None or unasked.at_once or desk.is_bot(1 - seat):
            return unasked
        if desk.is_here(seat):
            run = desk.run_at(played)
            return None if run is not None and run.asks else unasked
        self._pausing = None
        return None

    async def _pass(self, played: Played, seat: int, unasked: Unasked) -> None:
        """The seat passes, after as long as it would take its person; news at the table change nothing."""
        desk, number = self._desk, played.number
        if not unasked.at_once and not desk.is_bot(1 - seat):
            if await desk.hub.clock.wait(self._news, self._until(played, seat) - desk.hub.clock.now()):
                return
        async with desk.held():
            if self._still(played, number) and self._unasked(played, seat) == unasked:
                run = None if unasked.at_once else desk.run_at(played)
                passing = (
                    desk.take_unasked(played, seat, unasked) if run is None else desk.follow(played, run)
                )
                await self._or_wait(passing)

    def _until(self, played: Played, seat: int) -> float:
        """When the seat is done with thinking; it never loses all its time by that."""
        if self._pausing is None or self._pausing[0] != played.number:
            assert played.game.pending is not None, "somebody is asked"
            desk = self._desk
            pause = desk.manners[seat].pace.pause(window_of(played.game.pending.asks))
            if desk.setup.clock is not None:
                pause = min(pause, desk.clocks.left(seat) / 2)
            self._pausing = played.number, desk.hub.clock.now() + pause
        return self._pausing[1]

    async def _think(self, played: Played, seat: int, number: int) -> None:
        """A bot chooses, in another process."""
        desk = self._desk
        try:
            thought = await desk.hub.think(desk, seat, played.history)
        except WizardhavenError as error:
            await self._lose_thread(error)
            return
        self._lost = 0
        async with desk.held():
            if self._still(played, number):
                action = chosen(played.game.options(), thought.action)
                assert action is not None, "a bot takes one of its options"
                desk.thoughts.append((len(played.history), thought))
                await self._or_wait(desk.take(played, action, 0))

    async def _lose_thread(self, error: WizardhavenError) -> None:
        """The bot is asked again after a while, but not for ever."""
        self._lost += 1
        _log.error(
            "A bot cannot think: %s", error, extra={"event": "bot lost", "facts": {"tries": self._lost}}
        )
        if self._lost < TRIES:
            self._desk.tell_all(No.BOT_LOST)
            await asyncio.sleep(PATIENCE)
        else:
            self._desk.tell_all(No.BOT_GONE)

    async def _watch_clock(self, played: Played, seat: int, number: int) -> None:
        """Wait until something happens or the seat's time is over; if both players are away, it stands."""
        desk = self._desk
        runs = desk.is_attended
        if runs and await desk.hub.clock.wait(self._news, desk.clocks.left(seat)):
            return
        async with desk.held():
            if self._still(played, number):
                await self._or_wait(
                    desk.let_flag_fall(played) if runs else desk.store(desk.clocks.booked(played))
                )

    def _still(self, played: Played, number: int) -> bool:
        """Whether nothing has happened since."""
        return self._desk.played is played and not self._desk.is_astray and played.number == number

    async def _return(self) -> None:
        async with self._desk.held():
            await self._desk.find_back()

    async def _or_wait(self, doing: Awaitable[None]) -> None:
        """What nobody clicked for: if it cannot be stored, it is tried again."""
        try:
            await doing
        except Declined as declined:
            self._desk.tell_all(declined.why)
            await asyncio.sleep(PATIENCE)
