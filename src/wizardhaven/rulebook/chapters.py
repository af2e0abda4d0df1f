"""The chapters of the rulebook, read entry by entry.

An English chapter is the whole of its entries. A chapter in another language says what is language in them:
title, rule, example, what differs, the open point. Whom an entry applies to, what it stands on and where it
points to is written once, in English.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from wizardhaven.errors import BrokenFile
from wizardhaven.rulebook.labels import LABELS, Labels
from wizardhaven.text.language import Language

HEADING: Final = re.compile(r"### (?P<id>[A-Z]+-\d+) (?P<title>.+?)  · applies to: (?P<kinds>.+)")
TRANSLATED_HEADING: Final = re.compile(r"### (?P<id>[A-Z]+-\d+) (?P<title>[^·]+)")
AUTHORITATIVE: Final = f" ({LABELS[Language.EN].authoritative})"


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
    language: Language


@dataclass(frozen=True)
class _Written:
    """An entry as its lines have it."""

    place: str
    chapter: str
    heading: re.Match[str]
    rule: str
    fields: Mapping[str, str]


def chapter_entries(name: str, text: str) -> Iterator[Entry]:
    """The entries of an English chapter, in its order."""
    labels = LABELS[Language.EN]
    for one in _written(name, text, HEADING, labels, (labels.sources, labels.see_also)):
        if labels.sources not in one.fields:
            raise BrokenFile(f"{one.place}: {one.heading['id']} names no sources.")
        see_also = one.fields.get(labels.see_also, "")
        ids = see_also.removesuffix(AUTHORITATIVE)
        yield Entry(
            id=one.heading["id"],
            title=one.heading["title"],
            chapter=one.chapter,
            applies_to=tuple(one.heading["kinds"].split(", ")),
            rule=one.rule,
            sources=one.fields[labels.sources],
            example=one.fields.get(labels.example, ""),
            differs=one.fields.get(labels.differs, ""),
            open_point=one.fields.get(labels.open_point, ""),
            see_also=tuple(ids.split(", ")) if ids else (),
            decided_elsewhere=see_also.endswith(AUTHORITATIVE),
            language=Language.EN,
        )


def translated_entries(
    name: str, text: str, language: Language, originals: Mapping[str, Entry]
) -> Iterator[Entry]:
    """The entries of a chapter in another language, in its order; the rest of each is the original's."""
    labels = LABELS[language]
    for one in _written(name, text, TRANSLATED_HEADING, labels, ()):
        original = originals.get(one.heading["id"])
        if original is None:
            raise BrokenFile(f"{one.place}: {one.heading['id']} is no entry of the English rulebook.")
        yield replace(
            original,
            title=one.heading["title"],
            chapter=one.chapter,
            rule=one.rule,
            example=one.fields.get(labels.example, ""),
            differs=one.fields.get(labels.differs, ""),
            open_point=one.fields.get(labels.open_point, ""),
            language=language,
        )


def _written(
    name: str, text: str, pattern: re.Pattern[str], labels: Labels, further: tuple[str, ...]
) -> Iterator[_Written]:
    lines = text.splitlines()
    names = (labels.example, labels.differs, labels.open_point, *further)
    field = re.compile(f"- (?P<name>{'|'.join(names)}){labels.colon} (?P<text>.+)")
    for number, line in enumerate(lines):
        if not line.startswith("### "):
            continue
        place = f"{name}, line {number + 1}"
        heading = pattern.fullmatch(line)
        if heading is None:
            raise BrokenFile(f"{place}: not the heading of an entry.")
        rule, *rest = _paragraph(lines, number + 1) or [""]
        if not rule:
            raise BrokenFile(f"{place}: {heading['id']} has no rule.")
        fields = dict([_field(place, field, each) for each in rest])
        yield _Written(place, lines[0].removeprefix("# "), heading, rule, fields)


def _paragraph(lines: list[str], start: int) -> list[str]:
    end = start
    while end < len(lines) and lines[end]:
        end += 1
    return lines[start:end]


def _field(place: str, pattern: re.Pattern[str], line: str) -> tuple[str, str]:
    found = pattern.fullmatch(line)
    if found is None:
        raise BrokenFile(f"{place}: {line[:40]!r} is no part of an entry.")
    return found["name"], found["text"]
