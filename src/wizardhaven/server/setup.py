"""What is agreed at a table before a game, as it is stored."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from wizardhaven.engine.values import Edition, GameLength, OptionalRule, agreed
from wizardhaven.errors import BrokenFile
from wizardhaven.game.game import Game
from wizardhaven.server.dealing import dealt_from
from wizardhaven.server.keys import Key, new_key
from wizardhaven.server.locks import Lock

Script: TypeAlias = Literal["first game"]
"""The lessons that there are."""


class Player(Struct, frozen=True):
    """Who plays: a name, the text of a deck or of the position of both, and which bot, if it is one."""

    name: str
    deck: str
    bot: str | None = None


class Setup(Struct, frozen=True):
    """A table: its two players (the second may still be missing), the length, the clock, the seed.

    The seed is written in digits, since it is larger than the numbers of JSON.
    """

    players: tuple[Player, Player | None]
    length: GameLength
    seed: str
    clock: int | None = None
    script: Script | None = None
    """The lesson that its bot follows and the page tells, if it is one."""
    next_table: str | None = None
    """The table of the rematch, once both have agreed to one."""
    options: tuple[OptionalRule, ...] = ()
    """The optional rules that are agreed."""
    locks: tuple[Lock, Lock] = (Lock(), Lock())
    """What opens the seats."""
    suggestions: bool = False
    """Whether two people may ask the machine what it would do."""
    edition: Edition = Edition.CURRENT
    """Whose rules are followed where the printed editions differ."""

    @property
    def started(self) -> bool:
        return self.players[1] is not None

    @property
    def may_suggest(self) -> bool:
        """Against a bot nobody else is to agree."""
        return self.suggestions or any([one is not None and one.bot is not None for one in self.players])


def with_lock(setup: Setup, seat: int, lock: Lock) -> Setup:
    """The table with another lock at a seat."""
    locks = (lock, setup.locks[1]) if seat == 0 else (setup.locks[0], lock)
    return msgspec.structs.replace(setup, locks=locks)


def with_guest(setup: Setup, guest: Player, key: Key) -> Setup:
    """The table once a friend has taken the free seat; the key is his own."""
    players = (setup.players[0], guest)
    return with_lock(msgspec.structs.replace(setup, players=players), 1, Lock(offered=key.print))


def with_keys(setup: Setup, table: str) -> tuple[Setup, dict[int, Key]]:
    """The table with new locks, and the keys to the seats at which people sit."""
    people = [seat for seat, one in enumerate(setup.players) if one is not None and one.bot is None]
    keys = {seat: new_key(table, seat) for seat in people}
    locks = [Lock(offered=keys[seat].print) if seat in keys else Lock() for seat in (0, 1)]
    return msgspec.structs.replace(setup, locks=(locks[0], locks[1])), keys


def dealt(setup: Setup) -> Game:
    """The game at its first choice; it asks also who can only pass, so that being asked tells nothing."""
    first, second = setup.players
    assert second is not None, "a game has two players"
    settings = agreed(setup.length, setup.options, setup.edition)
    return dealt_from((first.deck, second.deck), settings, int(setup.seed), patient=True)


def written(setup: Setup) -> str:
    return msgspec.json.encode(setup).decode()


def read(text: str) -> Setup:
    try:
        setup = msgspec.json.decode(text, type=Setup)
    except msgspec.DecodeError as error:
        raise BrokenFile(f"A stored table cannot be read: {error}.") from None
    if not setup.seed.isdecimal():
        raise BrokenFile("A stored table cannot be read: its seed is no number.")
    return setup
