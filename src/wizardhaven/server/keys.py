"""Keys to seats: whoever holds one sits there. They cannot be guessed and are never written down."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

TABLE_BYTES: Final = 12
SIGN_BYTES: Final = 18
WATCHING: Final = "w"
ROLES: Final = {"0": 0, "1": 1, WATCHING: None}
LONGEST: Final = 64


@dataclass(frozen=True)
class Place:
    """A seat at a table, or none for who only watches."""

    table: str
    seat: int | None


class Keys:
    """Makes keys and reads them; both need the secret of the database."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def key(self, place: Place) -> str:
        """The key to a place: the table, the role, and a sign that only this server can make."""
        role = WATCHING if place.seat is None else str(place.seat)
        return f"{place.table}.{role}.{self._sign(place.table, role)}"

    def place(self, key: str) -> Place | None:
        """The place that a key opens; None if it opens none."""
        table, _, rest = key[:LONGEST].partition(".")
        role, _, sign = rest.partition(".")
        if role not in ROLES or not hmac.compare_digest(sign.encode(), self._sign(table, role).encode()):
            return None
        return Place(table, ROLES[role])

    def _sign(self, table: str, role: str) -> str:
        digest = hmac.new(self._secret, f"{table}.{role}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:SIGN_BYTES]).decode()


def new_table() -> str:
    """A name for a new table that nobody can guess."""
    return secrets.token_urlsafe(TABLE_BYTES)
