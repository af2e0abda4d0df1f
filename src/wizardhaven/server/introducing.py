"""What somebody is told about a table when he sits down, and when it changes."""

from __future__ import annotations

from functools import lru_cache

from wizardhaven.protocol.messages import Person, Seated
from wizardhaven.server.dealing import title_of
from wizardhaven.server.desk import Desk
from wizardhaven.server.hub import Hub
from wizardhaven.server.keys import Place
from wizardhaven.server.onlooker import Onlooker
from wizardhaven.server.setup import Player


def seated(hub: Hub, desk: Desk, onlooker: Onlooker) -> Seated:
    """The table for one onlooker; only who plays is given keys for others."""
    setup, seat = desk.setup, onlooker.seat
    here = {one.seat for one in desk.onlookers}
    first, second = setup.players
    plays = seat is not None
    manner = desk.manners[seat] if seat is not None else None
    return Seated(
        seat,
        setup.started,
        (_person(first, 0 in here), None if second is None else _person(second, 1 in here)),
        setup.length.value,
        setup.guided,
        onlooker.language,
        manner.passing if manner is not None else "nothing",
        manner.until if manner is not None else None,
        manner is not None and manner.rolls,
        hub.keys.key(Place(desk.table, 1)) if plays and not setup.started else None,
        hub.keys.key(Place(desk.table, None)) if plays else None,
        setup.clock,
        len([one for one in desk.onlookers if one.seat is None]),
        sorted(desk.wants_rematch),
        [rule.value for rule in setup.options],
    )


def _person(player: Player, here: bool) -> Person:
    bot = player.bot is not None
    return Person(player.name, "bot" if bot else "person", here or bot, _title(player.deck))


@lru_cache(maxsize=256)
def _title(deck: str) -> str:
    return title_of(deck)
