"""What can go wrong with the database, in sentences that tell neither a password nor what is stored."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from wizardhaven.errors import WizardhavenError

LOST: Final = "Nothing can be stored or read at this moment; whoever runs the server is told why."


ABOUT_A_ROW: Final = (
    IntegrityError,
    DataError,
    sqlite3.IntegrityError,
    sqlite3.DataError,
    OverflowError,
    ValueError,
)
"""Some of SQLite's own errors come as they are, since its driver is asked itself where it matters."""


class NoStorage(WizardhavenError):
    """The database cannot be used at all; the message says why."""


class StorageFailed(WizardhavenError):
    """Something could not be stored or read; what was to be stored may be there all the same."""


class StorageLost(StorageFailed):
    """The database is out of reach, whatever one asks of it; the reason is for who runs the server alone."""

    def __init__(self, reason: str) -> None:
        super().__init__(LOST)
        self.reason = reason


def failure(error: BaseException, refusal: str) -> StorageFailed:
    """An exception for one who waits; if several raised the same one, it would mix their stories."""
    match error:
        case StorageLost():
            return StorageLost(error.reason)
        case NoStorage():
            return StorageLost(str(error).rstrip("."))
        case _ if is_about_a_row(error):
            return StorageFailed(refusal)
        case WizardhavenError():
            return StorageFailed(str(error))
        case _:
            return StorageLost(reason(error))


def is_about_a_row(error: BaseException | None) -> bool:
    """Whether the database is well and only does not take this; what it says would quote the row."""
    while error is not None and not isinstance(error, ABOUT_A_ROW):
        error = error.__cause__
    return error is not None


def reason(error: BaseException) -> str:
    """What the database says is wrong: its first line, since the next ones may quote what is stored."""
    while isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, TimeoutError):
        return "it does not answer"
    lines = str(error).splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
