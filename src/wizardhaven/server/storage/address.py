"""Where a database is: what a person writes, what the driver needs, and a name without the password."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from wizardhaven.server.storage.errors import NoStorage

DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "sqlite+pysqlite": "sqlite+pysqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
EXAMPLES = "sqlite:///wizardhaven.db or postgresql://name:password@host/database"


@dataclass(frozen=True)
class Address:
    """A database; `file` is where SQLite keeps it, and None for PostgreSQL."""

    url: URL
    file: Path | None

    def __str__(self) -> str:
        if self.file is not None:
            return str(self.file)
        port = "" if self.url.port is None else f":{self.url.port}"
        return f"{self.url.database or ''} at {self.url.host or 'this machine'}{port}".strip()


def address(written: str) -> Address:
    url = understood(written)
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise NoStorage(f"We keep tables in SQLite or PostgreSQL, not in “{url.drivername}”: {EXAMPLES}.")
    url = url.set(drivername=driver)
    return file_address(url) if url.get_backend_name() == "sqlite" else server_address(url)


def understood(written: str) -> URL:
    try:
        return make_url(written)
    except (ArgumentError, ValueError):
        raise NoStorage(f"This is not the address of a database; one looks like {EXAMPLES}.") from None


def with_password(written: str, password: str) -> str:
    """The same address with a password, if it has none and is one of a server."""
    url = understood(written)
    if url.password is not None or url.get_backend_name() == "sqlite":
        return written
    return url.set(password=password).render_as_string(hide_password=False)


def file_address(url: URL) -> Address:
    name = url.database
    if url.host is not None:
        raise NoStorage(
            "The address of a file has three slashes, or four from the root: sqlite:///wizardhaven.db."
        )
    if not name or name == ":memory:" or url.query:
        raise NoStorage("Tables need a file that stays, and no settings after it: sqlite:///wizardhaven.db.")
    file = Path(name).resolve()
    if not file.parent.is_dir():
        raise NoStorage(f"There is no folder {file.parent} for the database {file.name}.")
    return Address(url.set(database=str(file)), file)


def server_address(url: URL) -> Address:
    """Others call the setting `sslmode`, our driver `ssl`; the values are the same."""
    settings = {"ssl" if key == "sslmode" else key: value for key, value in url.query.items()}
    return Address(url.set(query=settings), None)
