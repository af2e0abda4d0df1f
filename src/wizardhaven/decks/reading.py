"""A `.deck` file read as a deck; what is wrong is said with the file and the line."""

import re
from dataclasses import dataclass, field
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.folding import fold, perhaps
from wizardhaven.catalogue.printing import CardClass, Printing
from wizardhaven.decks.deck import AGAINST_FALLEN_WIZARDS, MOST_CARDS, Deck, Part
from wizardhaven.decks.writing import FIRST_LINE
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.vocabulary.terms import PlayerKind

ENTRIES: Final = ("title", "player", "avatar")
SECTIONS: Final = (*[part.value for part in Part], AGAINST_FALLEN_WIZARDS)
MOST_COPIES: Final = 99
MOST_LINES: Final = 1000
LONGEST_LINE: Final = 200
COUNTED: Final = re.compile(r"(?P<count>\d+)\s+(?P<card>.+)")
CODED: Final = re.compile(r"(?P<name>.+?)\s*\((?P<code>[A-Za-z]{2}-\d+)\)")


def deck_from_bytes(content: bytes, file: str) -> Deck:
    """The deck a file holds; `file` is what errors call it."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BrokenFile(f"{file} is not a deck: it is not UTF-8 text.") from None
    return deck_from_text(text, file)


def deck_from_text(text: str, file: str) -> Deck:
    """The deck a text describes; `file` is what errors call it."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BrokenFile(f"{file} is not a deck: its first line is not “{FIRST_LINE}”.")
    if len(lines) > MOST_LINES:
        raise BrokenFile(f"{file} is too long: a deck has at most {MOST_LINES} lines.")
    draft = _Draft(file)
    for number, line in enumerate(lines[1:], start=2):
        content = line.strip()
        if content and not content.startswith("#"):
            draft.read(content, number)
    return draft.finished()


@dataclass
class _Draft:
    """What has been read of a deck so far."""

    file: str
    entries: dict[str, str] = field(default_factory=dict)
    sections: dict[str, list[str]] = field(default_factory=dict)
    avatar: str | None = None
    section: str | None = None
    cards: int = 0

    def read(self, content: str, number: int) -> None:
        try:
            _require_short(content)
            if content.startswith("["):
                self._begin(content)
            elif self.section is None:
                self._enter(content)
            else:
                self._add(self.section, _copies(content))
        except (BrokenFile, UnknownName) as error:
            raise BrokenFile(f"{self.file}, line {number}: {error}") from None

    def _add(self, section: str, cards: list[str]) -> None:
        self.cards += len(cards)
        if self.cards > MOST_CARDS:
            raise BrokenFile(f"A deck has at most {MOST_CARDS} cards, and with this line it has more.")
        self.sections[section] += cards

    def finished(self) -> Deck:
        for entry in ("title", "player"):
            if entry not in self.entries:
                raise BrokenFile(f"{self.file} has no line “{entry}: …” before its first section.")
        return Deck(
            self.entries["title"],
            PlayerKind(self.entries["player"]),
            self.avatar,
            *[tuple(self.sections.get(section, ())) for section in SECTIONS],
        )

    def _begin(self, content: str) -> None:
        names = [f"[{section}]" for section in SECTIONS]
        if content.casefold() not in names:
            raise BrokenFile(f"“{content}” is no section. The sections are {' '.join(names)}.")
        self.section = SECTIONS[names.index(content.casefold())]
        if self.section in self.sections:
            raise BrokenFile(f"The section {content} is there twice.")
        self.sections[self.section] = []

    def _enter(self, content: str) -> None:
        entry, colon, value = [piece.strip() for piece in content.partition(":")]
        entry = entry.casefold()
        if not colon or entry not in ENTRIES:
            raise BrokenFile(f"“{content}” is no entry. Entries are title:, player: and avatar:.")
        if not value:
            raise BrokenFile(f"“{entry}:” says nothing.")
        if not value.isprintable():
            raise BrokenFile(f"“{entry}:” has characters in it that cannot be seen.")
        if entry in self.entries:
            raise BrokenFile(f"“{entry}:” is there twice.")
        self.entries[entry] = _player(value) if entry == "player" else value
        if entry == "avatar":
            self.avatar = _avatar(value)


def _require_short(line: str) -> None:
    """What is longer than any card's name would take long to be looked up."""
    if len(line) > LONGEST_LINE:
        raise BrokenFile(f"A line has at most {LONGEST_LINE} characters.")


def _player(value: str) -> str:
    kinds = [kind.value for kind in PlayerKind]
    if value.casefold() not in kinds:
        raise BrokenFile(
            f"“{value}” is no kind of player. Kinds are {', '.join(kinds)}.{perhaps(value, kinds)}"
        )
    return value.casefold()


def _avatar(value: str) -> str:
    printing = _card(value)
    if printing.card_class is not CardClass.AVATAR:
        raise BrokenFile(f"“{value}” is not an avatar.")
    return printing.card


def _copies(content: str) -> list[str]:
    listed = re.split(r"\s#", content, maxsplit=1)[0].strip()
    counted = COUNTED.fullmatch(listed)
    if counted is None:
        raise BrokenFile(f"“{listed}” does not begin with a number of copies, as in “1 {listed}”.")
    count = int(counted["count"])
    if not 1 <= count <= MOST_COPIES:
        raise BrokenFile(f"{count} copies are not possible; a line holds 1 to {MOST_COPIES}.")
    return [_card(counted["card"]).card] * count


def _card(written: str) -> Printing:
    coded = CODED.fullmatch(written)
    if coded is None:
        return catalogue.find(written)
    printing = catalogue.find(coded["code"])
    original = catalogue.find(printing.card)
    names = [fold(name) for name in printing.names.every() + original.names.every()]
    if fold(coded["name"]) not in names:
        raise BrokenFile(f"{printing.code} is “{original.names.en}”, not “{coded['name']}”.")
    return printing
