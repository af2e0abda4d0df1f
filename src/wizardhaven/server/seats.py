"""How somebody comes by a key: an invitation is taken, a key is renewed, a rematch has keys of its own."""

from __future__ import annotations

import msgspec

from wizardhaven.server.desk import Desk
from wizardhaven.server.hub import Hub
from wizardhaven.server.keys import Key, Role, new_key, read
from wizardhaven.server.locks import is_new, with_new_key
from wizardhaven.server.setup import Player, Setup, with_lock
from wizardhaven.server.words import Declined, No

Told = dict[int | None, Key]
"""The keys to the next table for those at this one, by their seats; onlookers have none."""


async def found(hub: Hub, text: str) -> tuple[Desk, Key]:
    """The table that a key is for, and the key: whether it fits the lock of a seat is seen there."""
    key = read(text)
    if key is None or (key.role.seat is None and not hub.signer.signed(key)):
        raise Declined(No.WRONG_KEY)
    desk = await hub.desk(key.table)
    return desk, _of_today(hub, desk, key)


def _of_today(hub: Hub, desk: Desk, key: Key) -> Key:
    """Links of an earlier version invited with the key of the seat itself."""
    is_old = key.role is Role.SECOND and desk.setup.locks[1].is_signed and hub.signer.signed(key)
    return hub.signer.key(key.table, Role.INVITED) if is_old and not desk.setup.started else key


async def invited(hub: Hub, text: str) -> Desk:
    """The table to which somebody is invited."""
    desk, key = await found(hub, text)
    if key.role is not Role.INVITED:
        raise Declined(No.NOT_INVITED)
    return desk


async def take_seat(desk: Desk, guest: Player, secret: str) -> Key:
    """A friend takes the free seat, to which he has made the key himself: nobody else has ever seen it."""
    key = Key(desk.table, Role.SECOND, secret)
    await desk.begin(guest, key)
    return key


async def renew(hub: Hub, desk: Desk, seat: int) -> Key:
    """A new key to a seat; the old one fits until somebody sits down with the new one."""
    key = new_key(desk.table, seat)
    await desk.agree(lambda setup: _with_new_key(hub, setup, key, seat))
    return key


async def rematch(hub: Hub, desk: Desk, seat: int) -> Told:
    """Another game between the same two: the keys to it, once for everybody, then for who was not there."""
    async with hub.agreeing:
        table = desk.setup.next_table
        if table is None:
            return await _agreed(hub, desk)
    next_desk = await hub.desk(table)
    told = desk.next_keys.get(seat)
    if told is not None and is_new(next_desk.setup.locks[seat], told):
        return {seat: told}
    key = desk.next_keys[seat] = new_key(table, seat)
    await next_desk.agree(lambda setup: _for_who_comes_late(hub, setup, key, seat))
    return {seat: key}


async def _agreed(hub: Hub, desk: Desk) -> Told:
    keys = await hub.lay(msgspec.structs.replace(desk.setup, seed=hub.new_seed()))
    table = next(iter(keys.values())).table
    await desk.agree(lambda setup: msgspec.structs.replace(setup, next_table=table))
    desk.next_keys = keys
    told: Told = {None: hub.signer.key(table, Role.WATCHING)}
    return told | keys


def _with_new_key(hub: Hub, setup: Setup, key: Key, seat: int) -> Setup:
    return with_lock(setup, seat, with_new_key(setup.locks[seat], key, hub.signer))


def _for_who_comes_late(hub: Hub, setup: Setup, key: Key, seat: int) -> Setup:
    """Whoever sits at the next table already would be shut out by an old link, so that one gives no key."""
    if setup.locks[seat].used is not None:
        raise Declined(No.WENT_AHEAD)
    return _with_new_key(hub, setup, key, seat)
