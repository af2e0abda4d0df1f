"""A copy of SQLite's file, whole and of one moment, whether or not a server writes to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from wizardhaven.server.storage.errors import NoStorage
from wizardhaven.server.storage.schema import VERSION_TABLE


def copy_database(source: Path, target: Path) -> int:
    """Copy it to a file that is not there yet; how many tables are in it."""
    if not source.is_file():
        raise NoStorage(f"There is no database {source}.")
    if target.exists():
        raise NoStorage(f"{target} is there already; nothing was copied.")
    half = target.with_name(f"{target.name}.part")
    try:
        half.touch(mode=0o600, exist_ok=False)
    except OSError as error:
        raise NoStorage(f"{half} cannot be made: {error.strerror}.") from None
    try:
        tables = copied(source, half)
        half.rename(target)
    except sqlite3.Error as error:
        raise NoStorage(f"The database {source} cannot be copied: {error}.") from None
    finally:
        half.unlink(missing_ok=True)
    return tables


def copied(source: Path, half: Path) -> int:
    """Fill a file with a copy, see that it is sound, and leave nothing beside it."""
    # Whoever may not write would leave SQLite's log behind, if no server is there to take it away.
    with closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as original:
        known = original.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)).fetchone()
        if known is None:
            raise NoStorage(f"The database {source} is not one of Wizardhaven's.")
        with closing(sqlite3.connect(half)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise NoStorage(f"The database {source} is damaged; there is no copy.")
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
            return int(tables)
