"""The field: against whom a deck plays. A deck, a group of ours, a folder of files, or everybody."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wizardhaven.catalogue.folding import fold
from wizardhaven.decks.files.form import SUFFIXES
from wizardhaven.decks.shelf import deck_names
from wizardhaven.errors import UnknownName

EVERYBODY: Final = "all"


def field(deck: str, against: Sequence[str]) -> list[str]:
    """All who are meant, each once and in order; a group or a folder leaves out the deck itself."""
    named = [opponent for said in against or [EVERYBODY] for opponent in _meant(said, deck)]
    return list(dict.fromkeys(named))


def _meant(said: str, deck: str) -> list[str]:
    group = _group(said)
    if group is None:
        return [said]
    others = [name for name in group if name != fold(deck) and name != deck]
    if not others:
        raise UnknownName(f"There is no other deck in “{said}”.")
    return others


def _group(said: str) -> list[str] | None:
    """The decks of a group: `all`, a folder, or names that begin so, as in `challenge`; None for one deck."""
    name = fold(said)
    if name == EVERYBODY:
        return list(deck_names())
    if name not in deck_names() and not Path(said).is_file():
        if Path(said).is_dir():
            return _files(Path(said))
        return [one for one in deck_names() if one.startswith(f"{name}-")] or None
    return None


def _files(folder: Path) -> list[str]:
    return sorted([str(file) for file in folder.iterdir() if file.suffix.casefold() in SUFFIXES])
