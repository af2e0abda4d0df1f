"""Who may sit down: whoever has a key that fits; with a new one, whoever sat there before has to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wizardhaven.server.keys import Key
from wizardhaven.server.locks import fits, is_new, with_only
from wizardhaven.server.setup import with_lock
from wizardhaven.server.words import Declined, No

if TYPE_CHECKING:
    from wizardhaven.server.desk import Desk


async def unlock(desk: Desk, key: Key) -> None:
    """Let a key in, or decline it; whoever calls holds the lock of the desk."""
    seat = key.role.seat
    if seat is None:
        return
    lock = desk.setup.locks[seat]
    if not fits(lock, key, desk.hub.signer):
        raise Declined(No.WRONG_KEY)
    if is_new(lock, key):
        await desk.change(with_lock(desk.setup, seat, with_only(key)))
        for onlooker in [one for one in desk.onlookers if one.seat == seat]:
            desk.onlookers.remove(onlooker)
            onlooker.dismiss(No.RENEWED)
