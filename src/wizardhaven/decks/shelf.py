"""The decks that come with the game, and those in files of one's own."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from wizardhaven.catalogue.folding import fold, perhaps
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.reading import deck_from_bytes
from wizardhaven.errors import BrokenFile, UnknownName

SUFFIX: Final = ".deck"
LONGEST_NAME: Final = 200


def deck_names() -> tuple[str, ...]:
    """The names of the decks that come with the game, in alphabetical order."""
    shelf = [entry.name for entry in _shelf().iterdir()]
    return tuple(sorted([name.removesuffix(SUFFIX) for name in shelf if name.endswith(SUFFIX)]))


def deck(name_or_path: str) -> Deck:
    """The deck that comes with the game under that name, or else the one in that file."""
    name = fold(name_or_path)
    if name in deck_names():
        return deck_from_bytes((_shelf() / f"{name}{SUFFIX}").read_bytes(), f"{name}{SUFFIX}")
    path = Path(name_or_path)
    if not _is_file(path):
        listed = ", ".join(deck_names())
        suggestion = perhaps(name_or_path, deck_names())
        called = name_or_path[:LONGEST_NAME]
        raise UnknownName(f"There is no deck or file “{called}”.{suggestion} The decks are {listed}.")
    return deck_from_bytes(_content(path), str(path))


def _shelf() -> Traversable:
    return files("wizardhaven.decks") / "shipped"


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no system has a file of such a name
        return False


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BrokenFile(f"{path} cannot be read: {error.strerror}.") from None
