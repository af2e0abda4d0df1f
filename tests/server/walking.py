"""Walks for tests: a way that somebody could go by single choices, and a desk at which it is walked."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.test_secrets import copied
from wizardhaven.engine.state.action import Verb
from wizardhaven.protocol.answers import answers_to
from wizardhaven.protocol.pictures import Answer
from wizardhaven.protocol.preferring import Prefer
from wizardhaven.server.desk import Desk
from wizardhaven.server.hub import Hub
from wizardhaven.server.played import Played
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Thinkers

THROW = Answer(Verb.ROLL)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Storage]:
    storage = await Storage.opened(f"sqlite:///{folder / 'games.db'}")
    try:
        yield storage
    finally:
        await storage.close()


async def at_desk(storage: Storage, played: Played) -> Desk:
    """A table at which this game goes on."""
    hub = Hub(storage, Thinkers(), clock=TurnedClock(), chance=Middle())
    keys = await hub.lay(played.setup)
    desk = await hub.desk(keys[0].table)
    await desk.settle()
    desk._kept.played = played
    for seat, manner in enumerate(desk.manners):
        manner.prefer(played, seat, Prefer("always", None, "all"))
    played.throwers = {0, 1}
    return desk


def way(played: Played, seat: int, chance: random.Random, most: int) -> tuple[list[Answer], Played]:
    """What a seat says that chooses anything while it is asked, but not more often; and the game after it."""
    after = copied(played)
    after.throwers = {0, 1}
    said: list[Answer] = []
    while after.asked == seat and len(said) < most:
        said.append(choose_any(after, seat, chance))
    return said, after


def choose_any(played: Played, seat: int, chance: random.Random) -> Answer:
    """The seat chooses anything, or throws; how it says so."""
    if played.rolling:
        played.roll()
        return THROW
    place = chance.randrange(len(played.game.options()))
    said = answers_to(played.game, seat)[place]
    played.choose(played.game.options()[place], 0)
    return said
