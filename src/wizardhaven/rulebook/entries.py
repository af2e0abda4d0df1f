"""The rulebook's entries by their ids, in every language."""

import difflib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.rulebook.chapters import Entry, chapter_entries, translated_entries
from wizardhaven.text.language import Language

FOLDERS: Final[Mapping[Language, str]] = MappingProxyType({Language.DE: "german", Language.FR: "french"})
"""Where the chapters are that are also written in another language."""


def rulebook(language: Language = Language.EN) -> Mapping[str, Entry]:
    """Every entry by its id, in the order of the chapters; in English where it is not in the language yet."""
    return _english() if language is Language.EN else _translated(language)


def entry(wanted: str, language: Language = Language.EN) -> Entry:
    """The entry with the id that is asked for; it says which language it is in."""
    found = rulebook(language).get(wanted.upper())
    if found is None:
        raise UnknownName(
            f"The rulebook has no entry {wanted!r}; the nearest are {', '.join(_nearest(wanted))}."
        )
    return found


def _nearest(wanted: str) -> list[str]:
    """The ids of the nearest series, those with the nearest numbers first."""
    series, _, digits = wanted.upper().partition("-")
    number = int(digits) if digits.isdecimal() else 1
    [nearest] = difflib.get_close_matches(series, {known.partition("-")[0] for known in rulebook()}, 1, 0.0)
    ids = [known for known in rulebook() if known.startswith(f"{nearest}-")]
    return sorted(ids, key=lambda known: abs(int(known.partition("-")[2]) - number))[:3]


def chapters_folder() -> Path:
    """The chapters carried by the installed package, or those of the checkout."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "chapters", here.parents[3] / "docs" / "rulebook"):
        if folder.is_dir():
            return folder
    raise BrokenFile("The chapters of the rulebook are missing from this installation.")


@cache
def _english() -> Mapping[str, Entry]:
    entries: dict[str, Entry] = {}
    for path in _chapters(chapters_folder()):
        for one in chapter_entries(path.name, path.read_text(encoding="utf-8")):
            if one.id in entries:
                raise BrokenFile(f"{path.name}: {one.id} is already an entry of {entries[one.id].chapter!r}.")
            entries[one.id] = one
    return MappingProxyType(entries)


@cache
def _translated(language: Language) -> Mapping[str, Entry]:
    entries = dict(_english())
    for path in _chapters(chapters_folder() / FOLDERS[language]):
        name = f"{FOLDERS[language]}/{path.name}"
        for one in translated_entries(name, path.read_text(encoding="utf-8"), language, _english()):
            if entries[one.id].language is language:
                raise BrokenFile(f"{name}: {one.id} is already an entry of {entries[one.id].chapter!r}.")
            entries[one.id] = one
    return MappingProxyType(entries)


def _chapters(folder: Path) -> list[Path]:
    return sorted(folder.glob("[0-9][0-9]-*.md"))
