"""Keys, as they stand in links: to a seat, to an invitation, or to watch. They cannot be guessed."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

TABLE_BYTES: Final = 12
SECRET_BYTES: Final = 18
SECRET: Final = r"[A-Za-z0-9_-]{24}"
"""What so many bytes look like in a link."""

_KEY: Final = re.compile(rf"(?P<table>[A-Za-z0-9_-]{{16}})\.(?P<role>[01iw])\.(?P<secret>{SECRET})")


class Role(Enum):
    """What whoever holds a key comes for."""

    FIRST = "0"
    SECOND = "1"
    INVITED = "i"
    WATCHING = "w"

    @property
    def seat(self) -> int | None:
        return SEATS.index(self) if self in SEATS else None


SEATS: Final = (Role.FIRST, Role.SECOND)


@dataclass(frozen=True)
class Key:
    """A table, a role, and what nobody can guess; that is in no message of an error."""

    table: str
    role: Role
    secret: str = field(repr=False)

    @property
    def text(self) -> str:
        return f"{self.table}.{self.role.value}.{self.secret}"

    @property
    def print(self) -> str:
        """What is stored of a key: enough to know it again, but nothing to sit down with."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def read(text: str) -> Key | None:
    """The key that a text is; None if it is none."""
    found = _KEY.fullmatch(text)
    return None if found is None else Key(found["table"], Role(found["role"]), found["secret"])


def new_key(table: str, seat: int) -> Key:
    """A key to a seat that nobody had before."""
    return Key(table, SEATS[seat], secrets.token_urlsafe(SECRET_BYTES))


def new_table() -> str:
    """A name for a new table that nobody can guess."""
    return secrets.token_urlsafe(TABLE_BYTES)


class Signer:
    """Keys that are the same whenever they are asked for, since the database's secret makes them.

    Those are invitations and the keys of onlookers. Tables of earlier versions have such keys to their seats.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def key(self, table: str, role: Role) -> Key:
        digest = hmac.new(self._secret, f"{table}.{role.value}".encode(), hashlib.sha256).digest()
        return Key(table, role, base64.urlsafe_b64encode(digest[:SECRET_BYTES]).decode())

    def signed(self, key: Key) -> bool:
        return hmac.compare_digest(key.secret, self.key(key.table, key.role).secret)
