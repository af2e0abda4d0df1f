"""The decks that come with the game, and those in files of one's own."""

from codecs import BOM_UTF8
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from wizardhaven.catalogue.folding import fold, perhaps
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.letters import MOST_BYTES
from wizardhaven.decks.files.line import Line
from wizardhaven.decks.files.reading import read
from wizardhaven.decks.files.words import sentence
from wizardhaven.decks.reading import deck_from_bytes
from wizardhaven.decks.writing import FIRST_LINE
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.text.language import Language

SUFFIX: Final = ".deck"
LONGEST_NAME: Final = 200


def deck_names() -> tuple[str, ...]:
    """The names of the decks that come with the game, in alphabetical order."""
    shelf = [entry.name for entry in _shelf().iterdir()]
    return tuple(sorted([name.removesuffix(SUFFIX) for name in shelf if name.endswith(SUFFIX)]))


def deck(name_or_path: str) -> Deck:
    """The deck that comes with the game under that name, or else the one in that file, every line of it."""
    found, waiting = opened(name_or_path)
    if waiting:
        first, many = waiting[0], f"{len(waiting)} lines of {name_or_path} are not understood"
        told = f"line {first.number}: {first.text}: {sentence(first, Language.EN)}"
        raise BrokenFile(f"{many}, first {told} “wizardhaven deck read” lists them all.")
    return found


def opened(name_or_path: str) -> tuple[Deck, tuple[Line, ...]]:
    """The deck of that name or in that file, in any form, and the lines about which one must ask."""
    name = fold(name_or_path)
    if name in deck_names():
        return deck_from_bytes((_shelf() / f"{name}{SUFFIX}").read_bytes(), f"{name}{SUFFIX}"), ()
    path = Path(name_or_path)
    if not _is_file(path):
        listed = ", ".join(deck_names())
        suggestion = perhaps(name_or_path, deck_names())
        called = name_or_path[:LONGEST_NAME]
        raise UnknownName(f"There is no deck or file “{called}”.{suggestion} The decks are {listed}.")
    return _in_file(path)


def _in_file(path: Path) -> tuple[Deck, tuple[Line, ...]]:
    return deck_in(file_content(path), str(path))


def deck_in(content: bytes, file: str) -> tuple[Deck, tuple[Line, ...]]:
    """The deck that a file of any form holds, and the lines about which one must ask; ours have none."""
    if content.removeprefix(BOM_UTF8).lstrip().startswith(FIRST_LINE.encode()):
        return deck_from_bytes(content, file), ()
    reading = read(content, file)
    return reading.deck, reading.waiting


def _shelf() -> Traversable:
    return files("wizardhaven.decks") / "shipped"


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no system has a file of such a name
        return False


def file_content(path: Path) -> bytes:
    """What is in a file, if it is not too large for any deck."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BrokenFile(f"{path} cannot be read: {error.strerror}.") from None
