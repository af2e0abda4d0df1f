"""Whether the file that was opened still lies where it was: SQLite would write on into one that is gone."""

from __future__ import annotations

from pathlib import Path

from wizardhaven.server.storage.errors import StorageLost


class Presence:
    """The file of a database, known by its number on the disk; PostgreSQL has none and is always present."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._identity = None if file is None else identity(file)

    def require(self) -> None:
        """Let nobody believe that something is stored in a file that nobody will find again."""
        if self._file is None:
            return
        try:
            found = identity(self._file)
        except FileNotFoundError:
            raise StorageLost(f"the file {self._file} is gone") from None
        except OSError as error:
            raise StorageLost(f"the file {self._file} cannot be seen: {error.strerror}") from None
        if found != self._identity:
            raise StorageLost(f"another file lies at {self._file}; only a restart would use it")

    def behind(self, error: Exception) -> Exception:
        """What is behind an error: the file may have gone just after it was looked for."""
        try:
            self.require()
        except StorageLost as lost:
            return lost
        return error


def identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino
