"""Lines that name no card: headings of sections, announcements, titles, comments."""

import re
from dataclasses import dataclass
from typing import Final

from wizardhaven.catalogue.folding import fold
from wizardhaven.decks.files.form import FRAME
from wizardhaven.decks.files.section_words import is_sort as sorts
from wizardhaven.decks.files.section_words import section_word_near, sections_meant
from wizardhaven.decks.section import Section

LONGEST: Final = 500
"""A longer line is no heading."""
SIDES: Final = r"(?:hero|minion|balrog|fallen-wizard|fallen wizard|stage|neutral|dual)\s+"
ANNOUNCED: Final = re.compile(
    rf"(?:{SIDES})*(?P<what>character|resource|hazard|site|region|against fallen-wizard)s?\s*\((?P<n>\d+)\)",
    re.IGNORECASE,
)
ANNOUNCED_AS: Final = {"against fallen-wizard": "against fallen wizards", "region": "sites"}
HEAD: Final = re.compile(
    r"[#/;*\s]*(?P<entry>title|titel|titre|deck ?name|deck ?title|name|player|spieler|joueur"
    r"|alignment|avatar)"
    r"\s*[:=]\s*(?P<value>.+)",
    re.IGNORECASE,
)
ABOUT: Final = re.compile(
    r"(?:from|to|note|subject|date|datum|author|autor|auteur|by|von|event|tournament|turnier|tournoi|record|result|format"
    r"|version|created|source|url|link|comments?|remarks?|bemerkung(?:en)?|remarques?|description|beschreibung)"
    r"\s*[:=]\s*\S.*|(?:https?://|www\.)\S+",
    re.IGNORECASE,
)
"""What is told about a list and names no card."""
NOTES: Final = ("notes", "note", "comments", "notizen", "bemerkungen", "remarques", "strategy", "description")
END: Final = ("end", "end of sideboard", "end of deck", "end of file", "eof", "ende", "fin")
COMMENT: Final = re.compile(r"\s*(?:#|//|;|!|--|<!)")
ANOTHER: Final = re.compile(
    r"[#=*\s]*deck\s*(?:no\.?|nr\.?|#)?\s*(?P<n>\d{1,2})\b\s*[:.)=*-]*.*", re.IGNORECASE
)
SUM: Final = re.compile(
    r"(?:(?:sub|grand\s)?total|sum|summe|gesamt|insgesamt|deck size|=)(?P<what>[a-z ]*)[:=\s(]*(?P<n>\d{1,4})"
    r"(?:\s*(?:cards|karten|cartes))?\)?",
    re.IGNORECASE,
)
ENTRIES: Final = {
    **dict.fromkeys(("titel", "titre", "deck name", "deckname", "deck title", "decktitle", "name"), "title"),
    **dict.fromkeys(("spieler", "joueur", "alignment"), "player"),
}
CODED: Final = re.compile(r"(?:TW|TD|DM|LE|AS|WH|BA)[- ]?\d", re.IGNORECASE)
COUNTED: Final = re.compile(r"(?P<words>[a-z ]+?) (?P<n>\d{1,4})(?: cards| karten| cartes)?")
COUNTED_BEFORE: Final = re.compile(r"(?P<n>\d{1,4}) (?P<words>[a-z ]+)")


@dataclass(frozen=True)
class Heading:
    """A section begins here; of the play deck it is None."""

    section: Section | None
    number: int | None = None
    is_sorting: bool = False
    """It has more words than the section's name, and may only sort what stands in it."""


@dataclass(frozen=True)
class Announcement:
    """So many cards of a kind follow; they are a part of a play deck that has but one section."""

    section: Section
    number: int


def heading(line: str) -> Heading | None:
    """The section that a line begins, if it is a heading."""
    if len(line) > LONGEST:
        return None
    said = _plain(line.strip().strip("#=*_~[]{}<>|-–;/! \t"))
    counted = COUNTED.fullmatch(said) or COUNTED_BEFORE.fullmatch(said)
    words = counted["words"] if counted else said
    meant = sections_meant(words)
    if not meant:
        return None
    return Heading(meant[0], int(counted["n"]) if counted else None, is_sorting=len(words.split()) > 1)


def misspelled(line: str) -> tuple[Section, str] | None:
    """The section that a heading of one word begins although it is misspelled, and how it is spelled."""
    near = section_word_near(_plain(line)) if len(line) <= LONGEST else None
    meant = sections_meant(near) if near else []
    return (meant[0], near) if near and meant and meant[0] is not None else None


def is_sort(line: str) -> bool:
    """Whether a line only says of which sort the next cards are."""
    return len(line) <= LONGEST and sorts(re.sub(r" \d+$", "", _plain(line)))


def begins_notes(line: str) -> bool:
    """Whether remarks follow: `[Notes]` or `Notes:`, with nothing else on the line."""
    is_marked = line.strip().endswith((":", "]"))
    return is_marked and len(line) <= LONGEST and _plain(line) in NOTES


def is_told_about(line: str) -> bool:
    """Whether a line tells something about the list: who made it, when, or that it ends here."""
    text = line.strip()
    return len(text) <= LONGEST and (ABOUT.fullmatch(text) is not None or _plain(text) in END)


def is_another_deck(line: str) -> bool:
    """Whether a heading counts decks, as in `Deck 2: Orcs`."""
    found = ANOTHER.fullmatch(line.strip()) if len(line) <= LONGEST else None
    return found is not None and int(found["n"]) > 1


def sum_said(line: str) -> int | None:
    """The number that a line says to be the sum of what stands above it."""
    found = SUM.fullmatch(line.strip()) if len(line) <= LONGEST else None
    return int(found["n"]) if found else None


def is_strange_heading(line: str) -> bool:
    """Whether a line in square brackets, or with a colon at its end, begins a section that nobody knows."""
    return re.fullmatch(r"\s*\[[^\[\]]*\]\s*", line) is not None or line.rstrip().endswith(":")


def announcement(line: str) -> Announcement | None:
    """What a comment announces, as in `# Hazard (30)`."""
    if not line.lstrip().startswith("#"):
        return None
    found = ANNOUNCED.fullmatch(line.strip("# \t"))
    if found is None:
        return None
    (section,) = sections_meant(ANNOUNCED_AS.get(found["what"].casefold(), found["what"].casefold()))
    return Announcement(section or Section.RESOURCES, int(found["n"]))


def entry(line: str) -> tuple[str, str] | None:
    """A title, a player or an avatar, as in `# title: Riders and rings`; copies of him are no entry."""
    found = HEAD.fullmatch(line.strip())
    if found is None:
        return None
    said = found["entry"].casefold()
    if said == "avatar" and re.search(r"\d", found["value"]) and CODED.search(found["value"]) is None:
        return None
    return ENTRIES.get(said, said), found["value"].strip()


def is_frame(line: str) -> bool:
    """Whether it is a row of signs above or below a heading, or a bracket alone on its line."""
    if re.fullmatch(r"\s*[\[\](){}*/,;]{1,3}\s*", line):
        return True
    return FRAME.fullmatch(line) is not None or re.fullmatch(r"\s*[-=_*~#]{3,}\s*", line) is not None


def is_comment(line: str) -> bool:
    """Whether it is a remark that nobody reads as a card."""
    return COMMENT.match(line) is not None


def comment(line: str) -> str:
    """What a comment says, without colours and signs."""
    return re.sub(r"\{[^{}]*\}", "", line.strip().lstrip("#/;!- ")).strip()


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[^a-z0-9]+", " ", fold(text)).split())
