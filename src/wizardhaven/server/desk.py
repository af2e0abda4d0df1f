"""One table in memory: its game, those who look at it, and what they do."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from wizardhaven.engine.state.action import Action
from wizardhaven.protocol.messages import Passing, Refused, Until
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.server.acting import Acting
from wizardhaven.server.admitting import unlock
from wizardhaven.server.clocks import Clocks
from wizardhaven.server.kept import Kept
from wizardhaven.server.keys import Key
from wizardhaven.server.locks import fits
from wizardhaven.server.onlooker import Onlooker
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup, with_guest
from wizardhaven.server.showing import Shown, shown
from wizardhaven.server.words import Declined, No, refusal
from wizardhaven.text.language import Language

if TYPE_CHECKING:
    from wizardhaven.server.hub import Hub
    from wizardhaven.server.thinking import Thought

THOUGHTS: Final = 40
"""How many of the bot's last reasons are remembered."""


class Desk:
    """A table and all that goes on at it.

    Whatever changes the game holds the lock, is stored, and only then is shown: `shown` holds what the
    onlookers may see, and it never runs ahead of what is stored.
    """

    def __init__(self, hub: Hub, table: str, kept: Kept) -> None:
        self.hub = hub
        self.table = table
        self.onlookers: list[Onlooker] = []
        self.manners = (Manner(hub.chance), Manner(hub.chance))
        self.wants_rematch: set[int] = set()
        self.next_keys: dict[int, Key] = {}
        """To the table of the rematch, for who asks once more before anybody sits there."""
        self.thoughts: deque[tuple[int, Thought]] = deque(maxlen=THOUGHTS)
        self.shown: dict[tuple[int | None, Language], Shown] = {}
        self._moment: Moment | None = None
        """What is reckoned once for all that is shown."""
        self.lock = asyncio.Lock()
        self._settled = False
        self._untils: list[Until | None] = [None, None]
        """How far each seat passes on, as everybody was told."""
        self._kept = kept
        self.clocks = Clocks(self)
        self._acting = Acting(self)

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

    # --- Who is there ---------------------------------------------------------------------------------

    def is_bot(self, seat: int) -> bool:
        player = self.setup.players[seat]
        return player is not None and player.bot is not None

    def is_here(self, seat: int) -> bool:
        return any([onlooker.seat == seat for onlooker in self.onlookers])

    @property
    def is_attended(self) -> bool:
        """Whether one of the players is there, and not only people who watch."""
        return any([onlooker.seat is not None for onlooker in self.onlookers])

    async def join(self, onlooker: Onlooker, key: Key) -> None:
        """Somebody sits down or comes to watch, if the key fits."""
        async with self.lock:
            await unlock(self, key)
            await self._settle()
            await self._tell(onlooker.seat, onlooker.language)
            self.onlookers.append(onlooker)
            if onlooker.seat is not None:
                self.clocks.run()
            self._look(onlooker)
        self._introduce_all()
        self._acting.go_on()

    def leave(self, onlooker: Onlooker) -> None:
        if onlooker in self.onlookers:
            self.onlookers.remove(onlooker)
            if not self.is_attended:
                self.clocks.stand()
            self._acting.look_up()
            self._introduce_all()

    async def translate(self, seat: int | None, language: Language) -> None:
        """Have the story ready in a language in which it will soon be read."""
        async with self.lock:
            await self.find_back()
            await self._tell(seat, language)

    async def look_again(self, onlooker: Onlooker) -> None:
        """An onlooker speaks another language now."""
        async with self.lock:
            await self.find_back()
            self._look(onlooker)
        onlooker.introduce()

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is going on at this moment."""
        return not self.lock.locked() and self._acting.is_at_rest

    # --- What is done ---------------------------------------------------------------------------------

    async def choose(self, seat: int, question: str, option: str) -> None:
        """A seat answers its question by the option's handle."""
        async with self.lock:
            played = await self._playing()
            if question != str(played.number):
                raise Declined(No.LATE)
            if played.asked != seat:
                raise Declined(No.NOT_ASKED)
            options = (None,) if played.rolling else played.game.options()
            if not option.isdecimal() or int(option) >= len(options):
                raise Declined(No.NO_SUCH_OPTION)
            action = options[int(option)]
            self.manners[seat].answered(played.game, action, self.clocks.seconds)
            await self.take(played, action, self.clocks.milliseconds)
        self._acting.go_on()

    async def undo(self, seat: int) -> None:
        async with self.lock:
            played = await self._playing()
            if not played.may_undo(seat):
                raise Declined(No.CANNOT_UNDO)
            await self.store(self.clocks.booked(played) + played.undo())
            for onlooker in self.onlookers:
                onlooker.untell(len(played.chronicle(onlooker.seat, onlooker.language).lines))
        self._acting.go_on()

    async def concede(self, seat: int) -> None:
        async with self.lock:
            played = await self._playing()
            await self.store(self.clocks.booked(played) + played.concede(seat))
        self._acting.go_on()

    async def prefer(self, seat: int, passing: Passing, until: Until | None, *, rolls: bool) -> None:
        """A seat says when it wants to be asked, and whether it throws its dice itself."""
        async with self.lock:
            await self.find_back()
            game = self.played.game if self.played is not None else None
            self.manners[seat].prefer(game, passing, until, rolls=rolls)
            if self.played is not None:
                self._let_throw(self.played)
                await self._throw(self.played)
        self._introduce_all()
        self._acting.go_on()

    async def begin(self, guest: Player, key: Key) -> None:
        """A friend takes the free seat: the game begins. Who asks twice with one key is one friend."""
        async with self.lock:
            if self.setup.started:
                if fits(self.setup.locks[1], key, self.hub.signer):
                    return
                raise Declined(No.SEAT_TAKEN)
            await self._kept.begin(with_guest(self.setup, guest, key))
            self.clocks.begin()
            await self._settle()
        self._introduce_all()
        self._acting.go_on()

    async def agree(self, changed: Callable[[Setup], Setup]) -> None:
        """Something else is agreed at this table, but its game stays as it is."""
        async with self.lock:
            await self.change(changed(self.setup))

    async def stop(self) -> None:
        """Nothing happens at this table any more in this process."""
        await self._acting.stop()
        if self.played is not None and not self.is_astray and not self.clocks.is_at_rest:
            with suppress(Declined):  # the server ends: nobody is left to be told
                await self.store(self.clocks.booked(self.played))

    # --- Inside the lock ------------------------------------------------------------------------------

    async def change(self, setup: Setup) -> None:
        await self._kept.change(setup)

    async def _playing(self) -> Played:
        """The game, if it goes on."""
        await self.find_back()
        if self.played is None:
            raise Declined(No.NOT_STARTED)
        if self.clocks.is_out(self.played):
            await self.let_flag_fall(self.played)
        if self.played.asked is None:
            raise Declined(No.OVER)
        return self.played

    def _let_throw(self, played: Played) -> None:
        """People throw their dice themselves, unless they do not care to."""
        seats = [seat for seat in (0, 1) if not self.is_bot(seat)]
        played.throwers = {seat for seat in seats if self.manners[seat].rolls}

    async def _settle(self) -> None:
        """After dealing or coming back from a crash the dice may have to fall first."""
        await self.find_back()
        if self.played is not None and not self._settled:
            self._let_throw(self.played)
            await self.store(self.played.throw())
            await self._kept.mark_finished()
            self._settled = True

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

    async def _throw(self, played: Played) -> None:
        """Whoever was to throw the dice does not care to any more, but has thought about it so far."""
        seat = played.asked
        thrown = played.throw()
        if thrown and seat is not None:
            await self.store(thrown + played.think(seat, self.clocks.milliseconds))

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
        if any([onlooker.seat is None for onlooker in self.onlookers]):
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
        self._publish()

    async def find_back(self) -> None:
        """Go back to what is stored, if we have gone astray."""
        if self._kept.is_astray:
            await self._kept.find_back([(onlooker.seat, onlooker.language) for onlooker in self.onlookers])
            if self.played is not None:
                self._let_throw(self.played)
            self._publish()

    async def _tell(self, seat: int | None, language: Language) -> None:
        """Nobody else waits while the story so far is told to somebody new."""
        if self.played is not None:
            await self.played.tell(seat, language)

    def _publish(self) -> None:
        """Take the picture of the table that the onlookers see from now on."""
        self.shown.clear()
        for onlooker in self.onlookers:
            self._look(onlooker)
        self.tell_who_passes()

    def _look(self, onlooker: Onlooker) -> None:
        played = self.played
        if played is not None:
            seat, language = onlooker.seat, onlooker.language
            if not self.shown or self._moment is None:
                self._moment = Moment(played.game, self._moment)
            if (seat, language) not in self.shown:
                self.shown[seat, language] = shown(played, self._moment, seat, language)
            onlooker.show()

    def tell_all(self, why: No) -> None:
        for onlooker in self.onlookers:
            onlooker.say(Refused(refusal(why, onlooker.language)))

    def tell_who_passes(self) -> None:
        """Passing on may have come to its end by itself."""
        if [manner.until for manner in self.manners] != self._untils:
            self._introduce_all()

    def _introduce_all(self) -> None:
        self._untils = [manner.until for manner in self.manners]
        for onlooker in self.onlookers:
            onlooker.introduce()
