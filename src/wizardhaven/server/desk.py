"""One table in memory: those who come to it and go, and what they ask for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from wizardhaven.engine.values import PASS, Action
from wizardhaven.protocol.answers import fitting
from wizardhaven.protocol.early import early
from wizardhaven.protocol.pictures import Answer
from wizardhaven.protocol.preferring import Prefer
from wizardhaven.protocol.server_says import AskedBack, Tried
from wizardhaven.protocol.sheets.trying import tried
from wizardhaven.protocol.windows import window_of
from wizardhaven.server.acting import Acting
from wizardhaven.server.admitting import unlock
from wizardhaven.server.happening import Happening
from wizardhaven.server.kept import Kept
from wizardhaven.server.keys import Key
from wizardhaven.server.locks import fits
from wizardhaven.server.onlooker import Onlooker
from wizardhaven.server.played import Played
from wizardhaven.server.runs import Run
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
        self.wish: AskedBack | None = None
        """Who would like to take a choice back; it ends with whatever happens next."""
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
            played = await self._asked(seat, question)
            answers = self._answers(played)
            if not option.isdecimal() or int(option) >= len(answers):
                raise Declined(No.NO_SUCH_OPTION)
            self.walks.end(seat)
            self.manners[seat].answered(hold=hold)
            await self._answer(played, seat, answers[int(option)])
        self._acting.go_on()

    async def _answer(self, played: Played, seat: int, action: Action | None) -> None:
        """What the seat has chosen happens, unless it has only passed at one of several windows."""
        run, passes = self.run_at(played), action is not None and action.same(PASS)
        if passes:
            self.manners[seat].repeats.passed(played.game if run is None else run.game)
        if run is not None and passes:
            run.passes()
            await self._go_ahead(played, run)
        elif run is not None and run.asks:
            await self.follow(played, run, action)
        else:
            if passes and played.game.pending is not None:
                self.manners[seat].pace.passed(window_of(played.game.pending.asks), self.clocks.seconds)
            await self.take(played, action, self.clocks.milliseconds)

    async def _go_ahead(self, played: Played, run: Run) -> None:
        """The seat is asked at the next window, which only it sees; or it has passed at all of them."""
        if run.asks:
            self.look_ahead(played, run.seat)
            return
        self.manners[run.seat].pace.passed(run.window, self.clocks.seconds)
        await self.follow(played, run)

    def _answers(self, played: Played) -> Sequence[Action | None]:
        """What whoever is asked may do where he is."""
        run = self.run_at(played)
        return played.answers if run is None or not run.is_ahead else run.game.options()

    async def walk(self, seat: int, question: str, answers: Sequence[Answer]) -> None:
        """A seat answers its question, and what it will be asked after it; perhaps before it is asked."""
        async with self.held():
            played = await self.playing()
            ahead = early(played.game, seat)
            if ahead is None:
                await self._walk(await self._asked(seat, question), seat, answers)
            elif question != str(played.number):
                raise Declined(No.LATE)
            elif fitting(ahead, seat, answers[0]) is None:
                raise Declined(No.NO_SUCH_OPTION)
            else:
                self.walks.begin(seat, answers)
                self.publish(played)
        self._acting.go_on()

    async def _walk(self, played: Played, seat: int, answers: Sequence[Answer]) -> None:
        """Go as far as the answers fit, if the first one does."""
        run, milliseconds = self.run_at(played), self.clocks.milliseconds
        if run is not None and run.is_ahead:
            await self.follow(played, run)
            milliseconds = 0
        self.walks.begin(seat, answers)
        place = self.walks.next(played.game, seat)
        if place is None:
            self.walks.end(seat)
            raise Declined(No.NO_SUCH_OPTION)
        self.manners[seat].answered(hold=False)
        await self.take(played, played.answers[place], milliseconds)

    async def attempt(
        self, seat: int, question: str, answers: Sequence[Answer], language: Language
    ) -> Tried | None:
        """What would come of such a walk; nothing happens. None where the table has moved on meanwhile.

        The page tries by itself, whatever its reader does, so nobody has to be told that it came too late.
        """
        async with self.held():
            played = await self.playing()
            if played.asked != seat or question != self.number_asked(played, seat):
                return None
            run = self.run_at(played)
            game = played.game if run is None or not run.is_ahead else run.game
            asked = self.shown[seat, language].picture.question
            sheet = None if asked is None else asked.sheet
            return tried(game, seat, question, answers, sheet, language)

    def number_asked(self, played: Played, seat: int) -> str:
        """By what the question goes that the seat has before it, perhaps ahead of the table."""
        run = self.run_at(played) if played.asked == seat else None
        return str(played.number + (run.steps if run is not None and run.asks else 0))

    async def _asked(self, seat: int, question: str) -> Played:
        """The game, if it waits for an answer of the seat to this question."""
        played = await self.playing()
        if question != self.number_asked(played, seat):
            raise Declined(No.LATE)
        if played.asked != seat:
            raise Declined(No.NOT_ASKED)
        if played.is_full:
            raise Declined(No.GAME_TOO_LONG)
        return played

    async def undo(self, seat: int) -> None:
        async with self.held():
            played = await self.playing()
            run = self.run_at(played) if played.asked == seat else None
            if run is not None and run.is_own:
                run.undo()
                self.look_ahead(played, seat)
                return
            if self.walks.is_open(seat) and not played.may_undo(seat):
                self._stand_still(played, seat)
                return
            if not played.may_undo(seat):
                raise Declined(No.TAKEN_BACK_TOO_OFTEN if played.is_worn else No.CANNOT_UNDO)
            await self.untell(played, played.undo())
        self.go_on()

    async def untell(self, played: Played, lines: list[str]) -> None:
        """Something was taken back, and with it what was told of it."""
        self.walks.end_all()
        for manner in self.manners:
            manner.mutes.undone(len(played.history))
            manner.repeats.forget()
        await self.store(self.clocks.booked(played) + lines)
        for onlooker in self.onlookers:
            onlooker.untell(len(played.chronicle(onlooker.seat, onlooker.language).lines))

    def go_on(self) -> None:
        """Let whoever is next act, if that needs nobody's click."""
        self._acting.go_on()

    def _stand_still(self, played: Played, seat: int) -> None:
        """The rest of a walk is taken back; others are told only if they knew that something was chosen."""
        self.walks.end(seat)
        if early(played.game, seat) is not None:
            self.publish(played)
        else:
            self.show_again(played, seat)

    async def concede(self, seat: int) -> None:
        async with self.held():
            played = await self.playing()
            await self.store(self.clocks.booked(played) + played.concede(seat))
        self._acting.go_on()

    async def prefer(self, seat: int, said: Prefer) -> None:
        """A seat says when it wants to be asked, and which dice it throws itself."""
        async with self.held():
            await self.find_back()
            self.manners[seat].prefer(self.played, seat, said)
            if self.played is not None:
                self.let_throw(self.played)
                await self.throw(self.played)
                await self._ask_anew(self.played, seat)
        self.introduce(seat)
        self._acting.go_on()

    async def _ask_anew(self, played: Played, seat: int) -> None:
        """A seat wants to be asked otherwise: whoever is asked may be asked elsewhere now.

        Where he has passed himself, he has passed; and nobody who has gone ahead is called back by the other.
        """
        run = self.run_at(played)
        if run is None:
            return
        if run.seat == seat and run.is_own:
            run.follow()
            await self._go_ahead(played, run)
        elif run.seat == seat or not run.steps or not run.asks:
            self._run = None
            self.look_ahead(played, run.seat)

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
