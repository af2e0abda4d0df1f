"""All tables of one server: laid, found again after a restart, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

from wizardhaven.server import setup as setups
from wizardhaven.server.desk import Desk
from wizardhaven.server.keys import Keys, Place, new_table
from wizardhaven.server.setup import Player, Setup
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Brief, Thinkers, Thought
from wizardhaven.server.words import Declined, No

SEED_BITS: Final = 128
MOST_IDLE: Final = 64
"""So many tables at which nobody sits stay in memory; the others wait in storage."""


class Hub:
    """Where tables are found by their names."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage = storage
        self.keys = Keys(storage.secret)
        self._thinkers = thinkers
        self._desks: dict[str, Desk] = {}
        self._finding: dict[str, asyncio.Task[Desk | None]] = {}

    async def lay(self, setup: Setup) -> Place:
        """A new table; the place is its first seat."""
        table = new_table()
        await self.storage.create(table, setups.written(setup))
        self._desks[table] = Desk(self, table, setup, ())
        self._put_idle_away()
        return Place(table, 0)

    def place(self, key: str) -> Place:
        """The place that a key opens; a key that opens none is declined."""
        place = self.keys.place(key)
        if place is None:
            raise Declined(No.WRONG_KEY)
        return place

    async def desk(self, table: str) -> Desk:
        """The table of that name, from storage if it is not in memory."""
        known = self._desks.get(table)
        if known is not None:
            return known
        if table not in self._finding:
            self._finding[table] = asyncio.create_task(self._found(table), name="find")
        found = await self._finding[table]
        if found is None:
            raise Declined(No.WRONG_KEY)
        return found

    async def _found(self, table: str) -> Desk | None:
        try:
            stored = await self.storage.load(table)
            if stored is None:
                return None
            desk = Desk(self, table, setups.read(stored.setup), stored.entries)
            self._desks[table] = desk
            self._put_idle_away()
            return desk
        finally:
            del self._finding[table]

    async def take_seat(self, place: Place, player: Player) -> Place:
        """Somebody takes the free seat of a table, and its game begins."""
        desk = await self.desk(place.table)
        first, second = desk.setup.players
        if second is not None or place.seat != 1:
            raise Declined(No.SEAT_TAKEN)
        await desk.begin(_with_players(desk.setup, first, player))
        return place

    async def rematch(self, desk: Desk) -> str:
        """Another game between the same two players; the name of its table, the same for both."""
        if desk.setup.next_table is None:
            setup = desk.setup
            fresh = Setup(setup.players, setup.length, new_seed(), setup.clock, setup.guided)
            place = await self.lay(fresh)
            desk.setup = Setup(
                setup.players, setup.length, setup.seed, setup.clock, setup.guided, place.table
            )
            await self.storage.change(desk.table, setups.written(desk.setup))
        assert desk.setup.next_table is not None
        return desk.setup.next_table

    async def think(self, desk: Desk, seat: int, history: Sequence[str]) -> Thought:
        """What the bot at a seat chooses."""
        player = desk.setup.players[seat]
        assert player is not None
        assert player.bot is not None, "a bot sits here"
        return await self._thinkers.choose(desk.table, _brief(desk.setup, player.bot, seat), history)

    async def suggest(self, desk: Desk, seat: int, history: Sequence[str]) -> Thought:
        """What the planning bot would choose in a person's place."""
        return await self._thinkers.suggest(desk.table, _brief(desk.setup, "planner", seat), history)

    def _put_idle_away(self) -> None:
        idle = [desk for desk in self._desks.values() if not desk.onlookers and desk.is_at_rest]
        for desk in idle[:-MOST_IDLE]:
            del self._desks[desk.table]

    async def close(self) -> None:
        """Let go of all tables; everything is stored already."""
        await asyncio.gather(*[desk.stop() for desk in self._desks.values()])
        await self._thinkers.close()
        await self.storage.close()


def new_seed() -> str:
    return str(secrets.randbits(SEED_BITS))


def _with_players(setup: Setup, first: Player, second: Player) -> Setup:
    return Setup((first, second), setup.length, setup.seed, setup.clock, setup.guided)


def _brief(setup: Setup, bot: str, seat: int) -> Brief:
    first, second = setup.players
    assert second is not None
    return Brief((first.deck, second.deck), setup.length.value, setup.seed, bot, seat)
