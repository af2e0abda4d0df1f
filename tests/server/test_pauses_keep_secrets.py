"""Hidden cards are changed, and whoever looks is told the same at the same moments: pauses, clocks, undo."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import wait_until
from tests.server.test_secrets import copied, positions, twin
from wizardhaven.engine.state.action import PASS
from wizardhaven.protocol.chronicle import Chronicle
from wizardhaven.protocol.messages import ServerMessage
from wizardhaven.server.desk import Desk
from wizardhaven.server.hub import Hub
from wizardhaven.server.introducing import seated
from wizardhaven.server.keys import Role
from wizardhaven.server.passing import Unasked
from wizardhaven.server.played import Played
from wizardhaven.server.showing import codes_in, composed
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Thinkers
from wizardhaven.server.words import No
from wizardhaven.text.language import Language

PAUSE = 1.0
"""Seconds after which a pass is made for Bo, and after which he passes himself."""
WINDOWS = 4
POSITIONS = 10


@dataclass
class Listener:
    """Somebody at a table who writes down what he is told, and when."""

    seat: int | None
    desk: Desk
    clock: TurnedClock
    heard: list[tuple[float, bytes]] = field(default_factory=list)
    language: Language = Language.EN
    browser: str = ""
    has_heard: bool = True

    def say(self, message: ServerMessage) -> None:
        self.heard.append((self.clock.now(), msgspec.json.encode(message)))

    def show(self) -> None:
        shown, played = self.desk.shown[self.seat, self.language], self.desk.played
        assert played is not None
        lines = played.chronicle(self.seat, self.language).lines
        codes = sorted(codes_in(shown, lines))
        left = int(self.desk.clocks.left(0)), int(self.desk.clocks.left(1))
        self.say(composed(shown, 0, lines, codes, self.language, left))

    def introduce(self) -> None:
        self.say(msgspec.structs.replace(seated(self.desk.hub, self.desk, self), invite=None, watch=None))

    def untell(self, lines: int) -> None:
        raise AssertionError("nothing is taken back here")

    def dismiss(self, why: No) -> None:
        raise AssertionError("nobody is shut out here")


@dataclass
class Evening:
    """What was told at a table at which Bo passed again and again, and how often he did so himself."""

    told: list[list[tuple[float, bytes]]]
    himself: list[bool]


async def evening(storage: Storage, played: Played) -> Evening:
    """Bo passes, if he is asked: after as long as the server would wait for him.

    Stories are told from here on: what happened before was told before the secrets were changed.
    """
    played._chronicles = {(seat, Language.EN): Chronicle(seat, Language.EN) for seat in (0, 1, None)}
    clock = TurnedClock()
    hub = Hub(storage, Thinkers(), clock=clock, chance=Middle())
    keys = await hub.lay(played.setup)
    desk = await hub.desk(keys[0].table)
    desk._kept.played = played
    desk._settled = True
    listeners = [Listener(seat, desk, clock) for seat in (1, 0, None)]
    for listener in listeners:
        watching = hub.signer.key(desk.table, Role.WATCHING)
        await desk.join(listener, watching if listener.seat is None else keys[listener.seat])
    himself: list[bool] = []
    while len(himself) < WINDOWS and played.asked == 1 and not played.rolling:
        passes = [number for number, option in enumerate(played.game.options()) if option.same(PASS)]
        if not passes:
            break
        unasked = desk.manners[1].unasked(played.game, 1)
        himself.append(unasked is None)
        await bo_passes(desk, clock, passes[0], unasked)
    await desk.stop()
    return Evening([listener.heard for listener in listeners[1:]], himself)


async def bo_passes(desk: Desk, clock: TurnedClock, option: int, unasked: Unasked | None) -> None:
    played = desk.played
    assert played is not None
    number = played.number
    if unasked is None or not unasked.at_once:
        await clock.waited(desk.clocks.left(1) if unasked is None else PAUSE)
        clock.turn(PAUSE)
    if unasked is None:
        await desk.choose(1, str(number), str(option))
    await wait_until(lambda: played.number > number and not desk.lock.locked() and not goes_on(desk))


def goes_on(desk: Desk) -> bool:
    """Whether somebody passes at once, whatever he holds."""
    played = desk.played
    if played is None or played.asked is None or played.rolling:
        return False
    unasked = desk.manners[played.asked].unasked(played.game, played.asked)
    return unasked is not None and unasked.at_once


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Storage]:
    storage = await Storage.opened(f"sqlite:///{folder / 'games.db'}")
    try:
        yield storage
    finally:
        await storage.close()


@pytest.mark.parametrize(
    ("first", "second", "seed"),
    [("challenge-d", "challenge-b", 4), ("challenge-c", "dark-minions-showcase", 4)],
)
def test_the_same_is_told_at_the_same_moments_whatever_bo_holds(
    tmp_path: Path, first: str, second: str, seed: int
) -> None:
    """In one of two games that look the same to Ana he could do something; in the other he can only pass."""

    async def story() -> None:
        different = 0
        async with opened(tmp_path) as storage:
            for number, played in enumerate(islice(bo_is_asked(first, second, seed), POSITIONS)):
                other = twin(played, 0, number + 1)
                other.game.dice = played.game.dice.copy()

                here = await evening(storage, copied(played))
                there = await evening(storage, other)

                assert here.told == there.told
                different += here.himself != there.himself
        assert different > 1

    asyncio.run(story())


def bo_is_asked(first: str, second: str, seed: int) -> Iterator[Played]:
    for played in positions(first, second, seed, clock=600):
        if played.asked == 1 and any([option.same(PASS) for option in played.game.options()]):
            yield played
