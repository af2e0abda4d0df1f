"""One connection to a table: what it may say, and a "no" for everything else."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from wizardhaven.protocol.page_says import (
    AskBack,
    AskRematch,
    AskWhy,
    Choose,
    ClientMessage,
    Concede,
    Consent,
    Plan,
    Renew,
    Sit,
    Speak,
    Suggest,
    TakeWalk,
    TryWalk,
    Undo,
)
from wizardhaven.protocol.preferring import Prefer
from wizardhaven.protocol.server_says import Refused, Rematch, Renewed
from wizardhaven.server.client import client_address
from wizardhaven.server.consenting import ask_back, consent
from wizardhaven.server.desk import Desk
from wizardhaven.server.explaining import suggestion, why
from wizardhaven.server.figures import ANSWER_SECONDS
from wizardhaven.server.hub import Hub
from wizardhaven.server.keys import Key
from wizardhaven.server.limits import (
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    REFUSALS_IN_ALL,
    Allowance,
    Door,
    Guests,
)
from wizardhaven.server.planning import plan
from wizardhaven.server.refusals import count_refusal
from wizardhaven.server.seats import rematch, renew
from wizardhaven.server.telling import Telling
from wizardhaven.server.wire import heard, shut, understood
from wizardhaven.server.words import Declined, No, refusal

_log: Final = logging.getLogger("wizardhaven")


class Connection(Telling):
    """Somebody at a seat, or watching, who is listened to and told everything until one side goes."""

    def __init__(self, socket: WebSocket, hub: Hub, desk: Desk, key: Key, sit: Sit) -> None:
        super().__init__(socket, hub, desk, key, sit)
        self._key = key
        self._allowance = Allowance(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._refusals = 0

    async def run(self) -> None:
        """Listen and tell until one side goes."""
        await self._desk.join(self, self._key)
        telling = asyncio.create_task(self._tell(), name="tell")
        telling.add_done_callback(lambda _: self._line.stop_hearing())
        try:
            # In a task of its own, since whoever wakes us would come by each of a dozen callers otherwise.
            await asyncio.create_task(self._listen(telling), name="listen")
        finally:
            self._desk.leave(self)
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def _listen(self, telling: asyncio.Task[None]) -> None:
        """Do what is said, until nothing is said any more or nothing can be told."""
        while self._refusals < REFUSALS_IN_ALL:
            try:
                await self._hear(await self._next(telling))
            except WebSocketDisconnect:
                return
            except Declined as declined:
                self._refuse(declined.why)
            except Exception:  # noqa: BLE001  whatever is wrong at one table, the others go on
                _log.exception("What was asked for at a table failed.", extra={"event": "broken"})
                self._refuse(No.BROKEN_SERVER)
            if not self._line.all_is_heard:
                await asyncio.sleep(0)  # however much he says, everybody else has his turn in between
        await shut(self._socket)

    async def _next(self, telling: asyncio.Task[None]) -> str:
        """What is said next. Whoever can be told nothing is gone, and what he said before is done."""
        if telling.done():
            raise WebSocketDisconnect
        return await heard(self._socket)

    async def _hear(self, said: str) -> None:
        if self._dismissed is not None:
            raise WebSocketDisconnect
        if not self._allowance.take():
            raise Declined(No.TOO_MANY)
        with ANSWER_SECONDS.time():
            await self._do(understood(said))

    def _refuse(self, no: No) -> None:
        self._refusals += 1
        count_refusal(no, client_address(self._socket.scope))
        self.say(Refused(refusal(no, self.language)))
        if no is No.LATE:
            self.show()

    async def _do(self, message: ClientMessage) -> None:
        """Everything that somebody at a table may ask for."""
        match message:
            case Sit():
                raise Declined(No.SEATED_ALREADY)
            case Speak(language):
                await self._desk.translate(self.seat, language)
                self.language = language
                self._forget()
                await self._desk.look_again(self)
            case _ if self.seat is None:
                raise Declined(No.ONLY_WATCHING)
            case Choose(question, option, hold):
                await self._desk.choose(self.seat, question, option, hold=hold)
            case TakeWalk(question, answers):
                await self._desk.walk(self.seat, question, answers)
            case Plan(question, option):
                prospect = await plan(self._desk, self.seat, question, option, self.language)
                if prospect is not None:
                    self.say(prospect)
            case TryWalk(question, answers):
                tried = await self._desk.attempt(self.seat, question, answers, self.language)
                if tried is not None:
                    self.say(tried)
            case Undo():
                await self._desk.undo(self.seat)
            case AskBack():
                await ask_back(self._desk, self.seat)
            case Consent(yes):
                await consent(self._desk, self.seat, yes=yes)
            case Prefer():
                await self._desk.prefer(self.seat, message)
            case Concede():
                await self._desk.concede(self.seat)
            case Suggest():
                self.say(await suggestion(self._hub, self._desk, self.seat, self.language))
            case AskWhy():
                self.say(why(self._desk, self.seat, self.language))
            case AskRematch():
                await self._rematch(self.seat)
            case Renew():
                self.say(Renewed((await renew(self._hub, self._desk, self.seat)).text))

    async def _rematch(self, seat: int) -> None:
        """Once everybody who is a person wants another game, it is laid out."""
        desk = self._desk
        if desk.played is None or desk.played.asked is not None:
            raise Declined(No.NOT_OVER)
        desk.wants_rematch.add(seat)
        agreed = desk.setup.next_table is not None
        if agreed or desk.is_bot(1 - seat) or 1 - seat in desk.wants_rematch:
            if not agreed:
                guests: Guests = self._socket.app.state.guests
                guests.admit(Door.TABLE, client_address(self._socket.scope))
            keys = await rematch(self._hub, desk, seat)
            for onlooker in [one for one in desk.onlookers if one.seat in keys]:
                onlooker.say(Rematch(keys[onlooker.seat].text))
        else:
            for onlooker in desk.onlookers:
                onlooker.introduce()
