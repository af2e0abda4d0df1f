"""Lines of tables: columns between tabs, strokes, semicolons or commas become one plain line about a card."""

import csv
import re
from typing import Final

from wizardhaven.catalogue.folding import fold
from wizardhaven.decks.files.names import is_name
from wizardhaven.decks.files.section_words import sections_meant
from wizardhaven.decks.files.sets import is_official
from wizardhaven.decks.section import Section

HEADS: Final = (
    "qty quantity count copies number no nr amount name card cards set edition type class section rarity "
    "code alignment notes note comment comments remarks total anzahl bemerkung "
    "karte serie typ art nombre carte extension quantite"
)
LONGEST: Final = 300
OUTSIDE: Final = ([Section.POOL], [Section.SIDEBOARD], [Section.AGAINST_FALLEN_WIZARDS])
"""Sections that a column tells and a card's nature does not."""


def columns(line: str) -> list[str] | None:
    """The columns of a line, if it has any."""
    text = line.strip().strip("|").strip()
    if len(text) > LONGEST or is_name(text):
        return None
    for sign in ("\t", "|", ";"):
        if sign in text:
            return [column.strip().strip('"').strip() for column in text.split(sign)]
    if "," in text and (text.startswith('"') or re.match(r"\d+\s*,", text)):
        return [column.strip() for column in next(csv.reader([text], skipinitialspace=True))]
    return None


def is_head_of_table(line: str) -> bool:
    """Whether a line only says what stands in which column, or is the row of signs below it."""
    found = [column for column in columns(line) or [] if column]
    if not found:
        return False
    return all(
        [
            set(fold(one).replace("#", "").split()) <= set(HEADS.split()) or not one.strip("-=: ")
            for one in found
        ]
    )


def plainly(line: str) -> str:
    """A row with one card's name and at most one number as a plain list has it; any other line as it is.

    What stands side by side between tabs is kept apart by commas.
    """
    found = [column for column in columns(line) or [] if column]
    names = [column for column in found if is_name(column)]
    counts = [column for column in found if re.fullmatch(r"\d+\s*[x×]?", column)]
    if len(names) > 1 and "\t" in line:
        return ", ".join(found)
    if len(found) < 2 or len(names) != 1 or len(counts) > 1:
        return line
    sets = [column for column in found if column not in (*names, *counts) and is_official(column)]
    section = [column for column in found if sections_meant(fold(column)) in OUTSIDE][:1]
    rest = [column for column in found if column not in (*names, *counts, *sets, *section)]
    told = [*[f"{one}:" for one in section], *counts, names[0], *[f"({one})" for one in sets[:1]]]
    remark = [f"# {', '.join([*sets[1:], *rest])}"] if sets[1:] or rest else []
    return " ".join([*told, *remark])
