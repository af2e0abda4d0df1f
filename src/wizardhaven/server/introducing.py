"""What somebody is told about a table when he sits down, and when it changes."""

from __future__ import annotations

from functools import lru_cache

from wizardhaven.decks.titles import titled
from wizardhaven.protocol.server_says import Invited, Person, Seated
from wizardhaven.server.dealing import title_of
from wizardhaven.server.desk import Desk
from wizardhaven.server.first_game import FIRST_GAME
from wizardhaven.server.hub import Hub
from wizardhaven.server.keys import Role
from wizardhaven.server.onlooker import Onlooker
from wizardhaven.server.passing import UNSAID
from wizardhaven.server.setup import Player
from wizardhaven.text.language import Language


def seated(hub: Hub, desk: Desk, onlooker: Onlooker) -> Seated:
    """The table for one onlooker; only who plays is given keys for others."""
    setup, seat = desk.setup, onlooker.seat
    here = {one.seat for one in desk.onlookers}
    first, second = setup.players
    plays = seat is not None
    manner = desk.manners[seat] if seat is not None else None
    said = manner.said if manner is not None else UNSAID
    return Seated(
        seat,
        setup.started,
        (
            _person(first, 0 in here, onlooker.language),
            None if second is None else _person(second, 1 in here, onlooker.language),
        ),
        setup.length,
        None if setup.script is None else FIRST_GAME.lesson,
        onlooker.language,
        said.passing,
        manner.until if manner is not None else None,
        said.rolls,
        said.stops,
        manner.mutes.said if manner is not None else (),
        said.draws,
        said.wait,
        hub.signer.key(desk.table, Role.INVITED).text if plays and not setup.started else None,
        hub.signer.key(desk.table, Role.WATCHING).text if plays else None,
        setup.clock,
        len([one for one in desk.onlookers if one.seat is None]),
        sorted(desk.wants_rematch),
        setup.options,
        is_elsewhere(desk, onlooker),
        setup.may_suggest,
        setup.edition,
        desk.wish,
    )


def is_elsewhere(desk: Desk, onlooker: Onlooker) -> bool:
    """Whether somebody sits at the same seat in another browser."""
    others = [one for one in desk.onlookers if one.seat == onlooker.seat and one is not onlooker]
    same = [one for one in others if one.browser and one.browser == onlooker.browser]
    return onlooker.seat is not None and len(same) < len(others)


def invitation(desk: Desk) -> Invited:
    """What a friend is told before he takes the free seat."""
    setup = desk.setup
    host = setup.players[0].name
    return Invited(host, setup.length, setup.clock, setup.options, setup.suggestions, setup.edition)


def _person(player: Player, here: bool, language: Language) -> Person:
    bot = player.bot is not None
    title = titled(_title(player.deck), language)
    return Person(player.name, "bot" if bot else "person", here or bot, title)


@lru_cache(maxsize=256)
def _title(deck: str) -> str:
    return title_of(deck)
