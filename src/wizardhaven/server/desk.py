"""One table in memory: those who come to it and go, and what they ask for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from wizardhaven.protocol.messages import Passing, Until
from wizardhaven.server.acting import Acting
from wizardhaven.server.admitting import unlock
from wizardhaven.server.happening import Happening
from wizardhaven.server.kept import Kept
from wizardhaven.server.keys import Key
from wizardhaven.server.locks import fits
from wizardhaven.server.onlooker import Onlooker
from wizardhaven.server.setup import Player, Setup, with_guest
from wizardhaven.server.words import Declined, No
from wizardhaven.text.language import Language

if TYPE_CHECKING:
    from wizardhaven.server.hub import Hub
    from wizardhaven.server.thinking import Thought

THOUGHTS: Final = 40
"""How many of the bot's last reasons are remembered."""


class Desk(Happening):
    """A table and all that goes on at it."""

    def __init__(self, hub: Hub, table: str, kept: Kept) -> None:
        super().__init__(kept, hub.clock, hub.chance)
        self.hub = hub
        self.table = table
        self.wants_rematch: set[int] = set()
        self.next_keys: dict[int, Key] = {}
        """To the table of the rematch, for who asks once more before anybody sits there."""
        self.thoughts: deque[tuple[int, Thought]] = deque(maxlen=THOUGHTS)
        self._acting = Acting(self)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is going on at this moment."""
        return not self.lock.locked() and self._acting.is_at_rest

    # --- Coming and going -----------------------------------------------------------------------------

    async def join(self, onlooker: Onlooker, key: Key) -> None:
        """Somebody sits down or comes to watch, if the key fits."""
        async with self.held():
            await unlock(self, key)
            await self.settle()
            await self.tell(onlooker.seat, onlooker.language)
            self.onlookers.append(onlooker)
            if onlooker.seat is not None:
                self.clocks.run()
            self.look(self.played, onlooker)
        self.introduce_all()
        self._acting.go_on()

    def leave(self, onlooker: Onlooker) -> None:
        if onlooker in self.onlookers:
            self.onlookers.remove(onlooker)
            if not self.is_attended:
                self.clocks.stand()
            self._acting.look_up()
            self.introduce_all()

    async def translate(self, seat: int | None, language: Language) -> None:
        """Have the story ready in a language in which it will soon be read."""
        async with self.held():
            await self.find_back()
            await self.tell(seat, language)

    async def look_again(self, onlooker: Onlooker) -> None:
        """An onlooker speaks another language now."""
        async with self.held():
            await self.find_back()
            self.look(self.played, onlooker)
        onlooker.introduce()

    # --- What is asked for ----------------------------------------------------------------------------

    async def choose(self, seat: int, question: str, option: str, *, hold: bool = False) -> None:
        """A seat answers its question by the option's handle; perhaps it will answer itself."""
        async with self.held():
            played = await self.playing()
            if question != str(played.number):
                raise Declined(No.LATE)
            if played.asked != seat:
                raise Declined(No.NOT_ASKED)
            if played.is_full:
                raise Declined(No.GAME_TOO_LONG)
            options = (None,) if played.rolling else played.game.options()
            if not option.isdecimal() or int(option) >= len(options):
                raise Declined(No.NO_SUCH_OPTION)
            action = options[int(option)]
            self.manners[seat].answered(played.game, action, self.clocks.seconds)
            self.manners[seat].holds = hold
            await self.take(played, action, self.clocks.milliseconds)
        self._acting.go_on()

    async def undo(self, seat: int) -> None:
        async with self.held():
            played = await self.playing()
            if not played.may_undo(seat):
                raise Declined(No.TAKEN_BACK_TOO_OFTEN if played.is_worn else No.CANNOT_UNDO)
            await self.store(self.clocks.booked(played) + played.undo())
            for onlooker in self.onlookers:
                onlooker.untell(len(played.chronicle(onlooker.seat, onlooker.language).lines))
        self._acting.go_on()

    async def concede(self, seat: int) -> None:
        async with self.held():
            played = await self.playing()
            await self.store(self.clocks.booked(played) + played.concede(seat))
        self._acting.go_on()

    async def prefer(self, seat: int, passing: Passing, until: Until | None, *, rolls: bool) -> None:
        """A seat says when it wants to be asked, and whether it throws its dice itself."""
        async with self.held():
            await self.find_back()
            game = self.played.game if self.played is not None else None
            self.manners[seat].prefer(game, passing, until, rolls=rolls)
            if self.played is not None:
                self.let_throw(self.played)
                await self.throw(self.played)
        self.introduce_all()
        self._acting.go_on()

    async def begin(self, guest: Player, key: Key) -> None:
        """A friend takes the free seat: the game begins. Who asks twice with one key is one friend."""
        async with self.held():
            if self.setup.started:
                if fits(self.setup.locks[1], key, self.hub.signer):
                    return
                raise Declined(No.SEAT_TAKEN)
            await self.begin_game(with_guest(self.setup, guest, key))
        self.introduce_all()
        self._acting.go_on()

    async def agree(self, changed: Callable[[Setup], Setup]) -> None:
        """Something else is agreed at this table, but its game stays as it is."""
        async with self.held():
            await self.change(changed(self.setup))

    async def stop(self) -> None:
        """Nothing happens at this table any more in this process."""
        await self._acting.stop()
        if self.played is not None and not self.is_astray and not self.clocks.is_at_rest:
            with suppress(Declined):  # the server ends: nobody is left to be told
                await self.store(self.clocks.booked(self.played))
