"""Tables in mid-game: the planner plays both seats up to a moment, and all that is stored for a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written as deck_text
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.server import setup as setups
from wizardhaven.server.keys import Keys, Place, new_table
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup
from wizardhaven.server.storage.storage import Storage

Moment: TypeAlias = Callable[[Played], bool]

OWN: Final = 0
"""The seat of the person for whom a table is staged."""


@dataclass(frozen=True)
class Table:
    """What is agreed at a table, and the moment at which its person comes to it."""

    moment: Moment
    seed: int = 2
    own: str = "challenge-a"
    other: str = "challenge-e"
    bot: str | None = "planner"
    """Who plays the other seat from then on; none for another person."""
    name: str = "The planner"


@dataclass(frozen=True)
class Staged:
    """The keys to a staged table."""

    own: str
    other: str
    watching: str


def staged(database: Path, tables: Mapping[str, Table]) -> dict[str, Staged]:
    """Play every table up to its moment and store it; no server may have the database open meanwhile."""
    alike = {table: played_until(table) for table in set(tables.values())}
    games = {name: alike[table] for name, table in tables.items()}
    with ThreadPoolExecutor(1) as aside:  # whoever calls may have an event loop of his own
        return aside.submit(lambda: asyncio.run(_stored(f"sqlite:///{database}", games))).result()


def played_until(table: Table) -> Played:
    """The game at the first question to the person that is the right one."""
    first = Player("Mira", deck_text(deck(table.own)))
    second = Player(table.name, deck_text(deck(table.other)), table.bot)
    played = Played(Setup((first, second), GameLength.STARTER, str(table.seed)))
    played.throwers = {OWN}
    played.throw()
    bots = (PlanningBot(), PlanningBot())
    while played.asked is not None:
        if played.asked == OWN and table.moment(played):
            return played
        if played.rolling:
            played.roll()
        else:
            seat = played.asked
            played.choose(bots[seat].choose(played.game.view(seat), played.game.options()), 0)
    raise ValueError(f"The game with the seed {table.seed} never comes to that moment.")


async def _stored(database: str, games: Mapping[str, Played]) -> dict[str, Staged]:
    storage = await Storage.opened(database)
    try:
        keys = Keys(storage.secret)
        found: dict[str, Staged] = {}
        for name, played in games.items():
            table = new_table()
            await storage.create(table, setups.written(played.setup))
            if played.lines:
                await storage.append(table, 0, "\n".join(played.lines))
            own, other, watching = [keys.key(Place(table, seat)) for seat in (0, 1, None)]
            found[name] = Staged(own, other, watching)
        return found
    finally:
        await storage.close()
