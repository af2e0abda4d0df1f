"""Tables in mid-game: the planner plays both seats up to a moment, and all that is stored for a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written as deck_text
from wizardhaven.engine.state.action import Action
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.server import setup as setups
from wizardhaven.server.keys import Role, Signer, new_table
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup
from wizardhaven.server.storage.storage import Storage

Moment: TypeAlias = Callable[[Played], bool]
Wish: TypeAlias = Callable[[Played, Action], bool]

TURNS: Final = 16
"""After so many turns a game of several is given up."""
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
    games: int = 1
    """In how many games, their seeds one after the other, a rare moment is looked for."""
    wishes: tuple[Wish, ...] = ()
    """What whoever is asked does rather than anything else, the first of them first."""


@dataclass(frozen=True)
class Staged:
    """The keys to a staged table."""

    own: str
    other: str | None
    """None where a bot sits."""
    watching: str


def staged(database: Path, tables: Mapping[str, Table]) -> dict[str, Staged]:
    """Play every table up to its moment and store it; no server may have the database open meanwhile."""
    alike = {table: played_until(table) for table in set(tables.values())}
    games = {name: alike[table] for name, table in tables.items()}
    with ThreadPoolExecutor(1) as aside:  # whoever calls may have an event loop of his own
        return aside.submit(lambda: asyncio.run(_stored(f"sqlite:///{database}", games))).result()


def played_until(table: Table) -> Played:
    """The first game that comes to the right question to the person."""
    for seed in range(table.seed, table.seed + table.games):
        played = _played(table, seed)
        if played is not None:
            return played
    raise ValueError(
        f"No game with the seed {table.seed} or the next {table.games - 1} comes to that moment."
    )


def _played(table: Table, seed: int) -> Played | None:
    """The game at the first question to the person that is the right one, if it ever comes there."""
    first = Player("Mira", deck_text(deck(table.own)))
    second = Player(table.name, deck_text(deck(table.other)), table.bot)
    played = Played(Setup((first, second), GameLength.STARTER, str(seed)))
    played.throwers = {OWN}
    played.throw()
    bots = (PlanningBot(), PlanningBot())
    while played.asked is not None and (table.games == 1 or played.game.table.turn <= TURNS):
        if played.asked == OWN and table.moment(played):
            return played
        if played.rolling:
            played.roll()
        else:
            options = played.game.options()
            wished = _wished(played, options, table.wishes)
            seat = played.asked
            played.choose(wished or bots[seat].choose(played.game.view(seat), options), 0)
    return None


def _wished(played: Played, options: Sequence[Action], wishes: tuple[Wish, ...]) -> Action | None:
    """The option that fulfils the first wish that can be fulfilled."""
    return next((option for wish in wishes for option in options if wish(played, option)), None)


async def _stored(database: str, games: Mapping[str, Played]) -> dict[str, Staged]:
    storage = await Storage.opened(database)
    try:
        signer = Signer(storage.secret)
        found: dict[str, Staged] = {}
        for name, played in games.items():
            table = new_table()
            locked, keys = setups.with_keys(played.setup, table)
            await storage.create(table, setups.written(locked))
            if played.lines:
                await storage.append(table, 0, "\n".join(played.lines))
            other = keys[1 - OWN].text if 1 - OWN in keys else None
            found[name] = Staged(keys[OWN].text, other, signer.key(table, Role.WATCHING).text)
        return found
    finally:
        await storage.close()
