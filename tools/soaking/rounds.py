"""The two parts of a soak: many tables for a while, and a server that is killed again and again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from tools.soaking.checking import faults_in
from tools.soaking.guest import Guest, Measured
from tools.soaking.laying import laid
from tools.soaking.server import ServerProcess
from tools.soaking.wire import PATIENCE, Carried

Figures: TypeAlias = dict[str, float]
Bar: TypeAlias = Callable[[float], None]
"""Told how much has been done so far."""

BETWEEN_KILLS: Final = (0.2, 0.8)
"""Seconds of play before the next kill."""
HASTE: Final = 0.05
"""Seconds that somebody thinks while kills are awaited."""
LAST_ROUND: Final = 10
"""So far everybody plays on after the last kill, unless the game is over."""
TICK: Final = 0.05


@dataclass(frozen=True)
class Plan:
    """How much is asked of the server."""

    tables: int
    seconds: float
    think: float
    kills: int
    kill_tables: int


class Sitting:
    """Guests who play at one server, all at the same time."""

    def __init__(self, server: ServerProcess, guests: Sequence[Guest], think: float) -> None:
        self.guests = guests
        self._stopping = asyncio.Event()
        self._tasks = [
            asyncio.create_task(guest.play(server.port, think, self._stopping)) for guest in guests
        ]

    async def all_back(self) -> None:
        """Wait until everybody has been shown his table."""
        await wait_until(lambda: all([guest.is_back for guest in self.guests]))

    async def stop(self) -> None:
        """Nobody chooses any more; who waits for an answer still gets it, if there is a server."""
        self.let_go()
        await asyncio.gather(*self._tasks)

    def let_go(self) -> None:
        self._stopping.set()


@asynccontextmanager
async def running(database: Path, tables: int) -> AsyncIterator[ServerProcess]:
    """A server that is gone afterwards, whatever happens."""
    server = ServerProcess(database, tables)
    await server.start()
    try:
        yield server
    except BaseException:
        await server.kill()
        raise
    await server.stop()


async def measure(plan: Plan, database: Path, measured: Measured, chance: random.Random, bar: Bar) -> Figures:
    """Many tables at once: how long it takes from a click to the table that shows it."""
    async with running(database, plan.tables) as server:
        guests = await laid(server.port, plan.tables, chance, measured)
        sitting = Sitting(server, guests, plan.think)
        await sitting.all_back()
        measured.seconds.clear()
        measured.messages = 0
        measured.carried = (Carried(), Carried())
        worked = server.cpu()
        began = time.monotonic()
        while (done := time.monotonic() - began) < plan.seconds or is_too_early(plan, measured, done):
            bar(done)
            await asyncio.sleep(max(TICK, min(0.5, plan.seconds - done)))
        actions, messages = len(measured.seconds), measured.messages
        worked = server.cpu() - worked
        here, afar = measured.carried
        await sitting.stop()
    measured.faults += await faults_in(database, guests)
    times = sorted(measured.seconds)
    return {
        "tables": plan.tables,
        "people": len(guests),
        "actions": len(times),
        "actions per second": actions / done,
        "messages per second": messages / done,
        "p50 ms": 1000 * part(times, 0.50),
        "p95 ms": 1000 * part(times, 0.95),
        "p99 ms": 1000 * part(times, 0.99),
        "slowest ms": 1000 * part(times, 1.0),
        "processor ms per action": 1000 * worked / max(1, actions),
        "bytes of a table": here.bytes_a_table,
        "bytes of a table, compressed": afar.bytes_a_table,
    }


def is_too_early(plan: Plan, measured: Measured, done: float) -> bool:
    """Whether fewer answers were taken than there are tables, and it is not yet too late for more."""
    return len(measured.seconds) < plan.tables and done < PATIENCE


async def kill(plan: Plan, database: Path, measured: Measured, chance: random.Random, bar: Bar) -> Figures:
    """A server that is killed at any moment: whoever comes back finds what he was shown."""
    away: list[float] = []
    async with running(database, plan.kill_tables) as server:
        guests = await laid(server.port, plan.kill_tables, chance, measured)
        for guest in guests:
            guest.undoes = False  # then a story only grows, and every line that was told can be compared
        for number in range(plan.kills):
            sitting = Sitting(server, guests, HASTE)
            if number % 5 != 4:  # every fifth time it is killed while people are still coming back
                await sitting.all_back()
            await asyncio.sleep(chance.uniform(*BETWEEN_KILLS))
            sitting.let_go()
            began = time.monotonic()
            await server.kill()
            await sitting.stop()
            await server.start()
            away.append(time.monotonic() - began)
            bar(number + 1)
        measured.faults += await last_round(server, guests)
    measured.faults += await faults_in(database, guests)
    return {
        "kills": plan.kills,
        "tables at kills": plan.kill_tables,
        "actions between kills": sum([len(guest.acknowledged) for guest in guests]),
        "seconds until it is back": sum(away) / max(1, len(away)),
    }


async def last_round(server: ServerProcess, guests: Sequence[Guest]) -> list[str]:
    """After the last kill everybody must be able to play on; who is not."""
    goals = [(guest, guest.n + LAST_ROUND) for guest in guests]
    sitting = Sitting(server, guests, HASTE)

    def stuck() -> list[Guest]:
        return [guest for guest, goal in goals if guest.n < goal and not guest.is_over]

    with suppress(TimeoutError):
        await wait_until(lambda: not stuck())
    await sitting.stop()
    return [f"Seat {guest.seat} of a table cannot play on after the last kill." for guest in stuck()]


async def wait_until(so: Callable[[], bool]) -> None:
    """Wait until something is so; whatever takes too long is a TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(TICK)


def part(times: Sequence[float], share: float) -> float:
    """The time within which this share of all clicks was answered."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0
