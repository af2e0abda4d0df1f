"""A database, whichever it is: plain functions work on its connections, and nobody else waits meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

Found = TypeVar("Found")


class Link(Protocol):
    """A connection that is held; only one thing at a time may be done over it."""

    @property
    def is_lost(self) -> bool:
        """Whether the driver has given it up."""
        ...

    async def do(self, work: Callable[[Connection], Found]) -> Found: ...

    async def close(self) -> None: ...


class Database(Protocol):
    """Where connections come from."""

    @property
    def kind(self) -> str:
        """Its name, as people know it."""
        ...

    async def connect(self) -> Link: ...

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Work over any connection that is free, or a new one."""
        ...

    async def close(self) -> None: ...
