"""What can go wrong with the database, in sentences that tell neither a password nor what is stored."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

from wizardhaven.errors import WizardhavenError


class NoStorage(WizardhavenError):
    """The database cannot be used at all; the message says why."""


class StorageFailed(WizardhavenError):
    """Something could not be stored or read; what was to be stored may be there all the same."""


def reason(error: BaseException) -> str:
    """What the database says is wrong: its first line, since the next ones may quote what is stored."""
    while isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    lines = str(error).splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
