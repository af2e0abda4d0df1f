"""All tables of one server: laid, found again after a restart, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from random import Random
from typing import Final

from wizardhaven.errors import WizardhavenError
from wizardhaven.server import setup as setups
from wizardhaven.server.catalogue.reckoning import Reckoning
from wizardhaven.server.clock import WALL, Clock
from wizardhaven.server.desk import Desk
from wizardhaven.server.figures import THOUGHT_SECONDS
from wizardhaven.server.kept import Kept, remembering
from wizardhaven.server.keys import Key, Signer, new_table
from wizardhaven.server.setup import Setup
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Brief, Thinkers, Thought
from wizardhaven.server.words import Declined, No

_log: Final = logging.getLogger("wizardhaven")

CHANCE: Final = secrets.SystemRandom()
SEED_BITS: Final = 128
SECONDS_TO_HEAR: Final = 2.0
PAUSE: Final = 0.01
MOST_IDLE: Final = 64
"""So many tables at which nobody sits stay in memory; the others wait in storage."""


def any_seed() -> str:
    return str(secrets.randbits(SEED_BITS))


class Hub:
    """Where tables are found by their names; `new_seed` is what the next game is dealt from."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        new_seed: Callable[[], str] = any_seed,
        clock: Clock = WALL,
        chance: Random = CHANCE,
    ) -> None:
        self.storage = storage
        self.new_seed = new_seed
        self.clock = clock
        self.chance = chance
        """What pauses are drawn from; games have dice of their own."""
        self.signer = Signer(storage.secret)
        self.reckoning = Reckoning(storage)
        self._thinkers = thinkers
        self._desks: dict[str, Desk] = {}
        self._finding: dict[str, asyncio.Task[Desk | None]] = {}
        self.agreeing = asyncio.Lock()
        """Held by who lays the table of a rematch, so that two who agree at once do not lay two."""
        self._dealing = asyncio.Lock()
        """However many tables are laid at once, somebody else has his turn between two of them."""

    @property
    def desks(self) -> list[Desk]:
        """The tables in memory."""
        return list(self._desks.values())

    async def lay(self, setup: Setup) -> dict[int, Key]:
        """A new table; the keys to the seats at which people sit."""
        table = new_table()
        locked, keys = setups.with_keys(setup, table)
        with remembering():
            await self.storage.create(table, setups.written(locked))
        async with self._dealing:
            self._desks[table] = Desk(self, table, await Kept.found(self.storage, table, locked, ()))
            await asyncio.sleep(0)
        self._put_idle_away()
        return keys

    async def desk(self, table: str) -> Desk:
        """The table of that name, from storage if it is not in memory."""
        known = self._desks.get(table)
        if known is not None:
            return known
        if table not in self._finding:
            self._finding[table] = asyncio.create_task(self._found(table), name="find")
        found = await asyncio.shield(self._finding[table])  # others may be waiting for it as well
        if found is None:
            raise Declined(No.WRONG_KEY)
        return self._desks.setdefault(table, found)

    async def _found(self, table: str) -> Desk | None:
        try:
            return await self._loaded(table)
        except Declined:
            raise
        except WizardhavenError as error:
            _log.error("A table cannot be opened: %s", error, extra={"event": "table broken"})
            raise Declined(No.BROKEN_TABLE) from None
        finally:
            del self._finding[table]

    async def _loaded(self, table: str) -> Desk | None:
        with remembering():
            stored = await self.storage.load(table)
        if stored is None:
            return None
        kept = await Kept.found(self.storage, table, setups.read(stored.setup), stored.entries)
        desk = Desk(self, table, kept)
        self._desks[table] = desk
        self._put_idle_away()
        return desk

    async def think(self, desk: Desk, seat: int, history: Sequence[str]) -> Thought:
        """What the bot at a seat chooses."""
        player = desk.setup.players[seat]
        assert player is not None
        assert player.bot is not None, "a bot sits here"
        with THOUGHT_SECONDS.time():
            return await self._thinkers.choose(desk.table, _brief(desk.setup, player.bot, seat), history)

    async def suggest(self, desk: Desk, seat: int, history: Sequence[str]) -> Thought:
        """What the planning bot would choose in a person's place."""
        with THOUGHT_SECONDS.time():
            return await self._thinkers.suggest(desk.table, _brief(desk.setup, "planner", seat), history)

    async def remove_finished(self, before: datetime, most: int) -> int:
        """Remove a few tables whose games were over by then and that nobody looks at; how many."""
        removed = 0
        for table in await self.storage.finished_before(before, most):
            known = self._desks.get(table)
            if known is None or not known.onlookers:
                self._desks.pop(table, None)
                await self.storage.remove(table)
                removed += 1
        return removed

    def _put_idle_away(self) -> None:
        idle = [desk for desk in self._desks.values() if not desk.onlookers and desk.is_at_rest]
        for desk in idle[:-MOST_IDLE]:
            del self._desks[desk.table]

    async def take_leave(self) -> None:
        """Tell everybody that the server goes, and wait a moment until they have heard it."""
        onlookers = [onlooker for desk in self.desks for onlooker in desk.onlookers]
        for desk in self.desks:
            desk.tell_all(No.GOING)
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_HEAR):
                while not all([onlooker.has_heard for onlooker in onlookers]):
                    await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Let go of all tables; everything is stored already."""
        await asyncio.gather(*[desk.stop() for desk in self.desks])
        await self.reckoning.close()
        await self._thinkers.close()
        await self.storage.close()


def _brief(setup: Setup, bot: str, seat: int) -> Brief:
    first, second = setup.players
    assert second is not None
    decks = (first.deck, second.deck)
    return Brief(
        decks, setup.length.value, setup.seed, bot, seat, options=setup.options, edition=setup.edition
    )
