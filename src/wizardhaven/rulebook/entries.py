"""The rulebook's entries, read from its chapters."""

import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from wizardhaven.errors import BrokenFile, UnknownName

HEADING: Final = re.compile(r"### (?P<id>[A-Z]+-\d+) (?P<title>.+?)  · applies to: (?P<kinds>.+)")
FIELD: Final = re.compile(r"- (?P<name>Sources|Example|Differs|Open point|See also): (?P<text>.+)")
AUTHORITATIVE: Final = " (authoritative)"


@dataclass(frozen=True)
class Entry:
    """One numbered rule. What an entry does not have is empty."""

    id: str
    title: str
    chapter: str
    applies_to: tuple[str, ...]
    rule: str
    sources: str
    example: str
    differs: str
    open_point: str
    see_also: tuple[str, ...]
    decided_elsewhere: bool
    """Whether the entries of `see_also` decide should two wordings differ."""


@cache
def rulebook() -> Mapping[str, Entry]:
    """Every entry by its id, in the order of the chapters."""
    entries: dict[str, Entry] = {}
    for path in sorted(chapters_folder().glob("[0-9][0-9]-*.md")):
        for one in chapter_entries(path.name, path.read_text(encoding="utf-8")):
            if one.id in entries:
                raise BrokenFile(f"{path.name}: {one.id} is already an entry of {entries[one.id].chapter!r}.")
            entries[one.id] = one
    return MappingProxyType(entries)


def entry(wanted: str) -> Entry:
    """The entry with the id that is asked for."""
    found = rulebook().get(wanted.upper())
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


def chapter_entries(name: str, text: str) -> Iterator[Entry]:
    """The entries of one chapter, in its order."""
    lines = text.splitlines()
    chapter = lines[0].removeprefix("# ")
    starts = [number for number, line in enumerate(lines) if line.startswith("### ")]
    for start in starts:
        heading = HEADING.fullmatch(lines[start])
        if heading is None:
            raise BrokenFile(f"{name}, line {start + 1}: not the heading of an entry.")
        yield _entry(f"{name}, line {start + 1}", chapter, heading, _paragraph(lines, start + 1))


def _paragraph(lines: list[str], start: int) -> list[str]:
    end = start
    while end < len(lines) and lines[end]:
        end += 1
    return lines[start:end]


def _entry(place: str, chapter: str, heading: re.Match[str], lines: list[str]) -> Entry:
    fields: dict[str, str] = {}
    for line in lines[1:]:
        field = FIELD.fullmatch(line)
        if field is None:
            raise BrokenFile(f"{place}: {line[:40]!r} is no part of an entry.")
        fields[field["name"]] = field["text"]
    if "Sources" not in fields:
        raise BrokenFile(f"{place}: {heading['id']} names no sources.")
    see_also = fields.get("See also", "")
    ids = see_also.removesuffix(AUTHORITATIVE)
    return Entry(
        id=heading["id"],
        title=heading["title"],
        chapter=chapter,
        applies_to=tuple(heading["kinds"].split(", ")),
        rule=lines[0],
        sources=fields["Sources"],
        example=fields.get("Example", ""),
        differs=fields.get("Differs", ""),
        open_point=fields.get("Open point", ""),
        see_also=tuple(ids.split(", ")) if ids else (),
        decided_elsewhere=see_also.endswith(AUTHORITATIVE),
    )
