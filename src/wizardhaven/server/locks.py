"""The locks of the seats, as they are stored: they know the right key again, and do not hold it."""

from __future__ import annotations

import hmac

from msgspec import Struct

from wizardhaven.server.keys import Key, Signer


class Lock(Struct, frozen=True):
    """What opens a seat: the key with which somebody sat down, and one that waits to be used.

    A key that was handed out may never arrive. So the one before it goes on fitting until somebody sits down
    with the new one. A lock without either is of an earlier version, and signed keys fit it.
    """

    used: str | None = None
    offered: str | None = None

    @property
    def is_signed(self) -> bool:
        return self.used is None and self.offered is None


def fits(lock: Lock, key: Key, signer: Signer) -> bool:
    """Whether a key opens a seat with such a lock."""
    if lock.is_signed:
        return signer.signed(key)
    prints = [known for known in (lock.used, lock.offered) if known is not None]
    return any([hmac.compare_digest(key.print, known) for known in prints])


def is_new(lock: Lock, key: Key) -> bool:
    """Whether nobody has sat down with this key before."""
    return lock.offered == key.print


def with_new_key(lock: Lock, key: Key, signer: Signer) -> Lock:
    """The lock once this key was handed out; one that was handed out before and never used is forgotten."""
    used = signer.key(key.table, key.role).print if lock.is_signed else lock.used
    return Lock(used, offered=key.print)


def with_only(key: Key) -> Lock:
    """The lock once somebody sat down with this key: no other fits it any more."""
    return Lock(used=key.print)
