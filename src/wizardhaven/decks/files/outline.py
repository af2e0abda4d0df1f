"""The lines of a file sorted out: which name cards, and in which section they stand."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from wizardhaven.decks.files.adornments import unadorned
from wizardhaven.decks.files.columns import is_head_of_table, plainly
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.headings import (
    Heading,
    announcement,
    begins_notes,
    comment,
    entry,
    heading,
    is_another_deck,
    is_comment,
    is_frame,
    is_sort,
    is_strange_heading,
    is_told_about,
    misspelled,
    sum_said,
)
from wizardhaven.decks.files.line import Line, State, Why
from wizardhaven.decks.files.names import is_name, nearest_names
from wizardhaven.decks.files.numbering import without_numbers
from wizardhaven.decks.files.pieces import Pieces, taken_apart
from wizardhaven.decks.files.told_avatar import avatar_told
from wizardhaven.decks.section import PLAY_DECK, Section
from wizardhaven.decks.writing import FIRST_LINE

LONGEST_LINE: Final = 150
MOST_STRANGE: Final = 400
SHOWN: Final = 120
MOST_WORDS: Final = 3
"""A heading that nobody knows has no more, where nothing else marks it."""
AROUND: Final = "\"'“”„«»[]:,; "
"""Signs that change nothing around a whole line; what stands in round brackets may be an afterthought."""
BULLETS: Final = ("--", "!")
"""Signs that begin a remark, or stand before a card."""
BESIDES: Final = (Section.POOL, Section.SIDEBOARD, Section.AGAINST_FALLEN_WIZARDS)


@dataclass(frozen=True)
class CardLine:
    """A line that names a card; its section is None if only the card's nature can tell."""

    number: int
    text: str
    section: Section | None
    pieces: Pieces
    group: int
    """Which of the announced groups it belongs to."""
    by_nature: bool
    """Whether no heading says that it belongs to the play deck, so that a site is among the sites."""


@dataclass
class Outline:
    """What the lines of a file are, before anybody knows which cards they mean."""

    form: Form
    cards: list[CardLine] = field(default_factory=list)
    others: list[Line] = field(default_factory=list)
    entries: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    announced: dict[int, tuple[Line, int]] = field(default_factory=dict)
    is_divided: bool = False
    is_counted: bool = False
    """Whether it is a list in which most lines begin with a number: what has none there is rarely a card."""
    sums: list[tuple[Line, int, int]] = field(default_factory=list)
    """Lines that say a sum, the number, and the group that they close."""
    within: dict[int, int] = field(default_factory=dict)
    """The group of a section to which an announced group belongs."""
    _outer: int = 0
    _section: Section | None = None
    _part: Section | None = None
    _group: int = 0
    _begun_before: set[Section | None] = field(default_factory=set)
    _is_in_notes: bool = False
    _is_over: bool = False
    _is_in_block: bool = False
    _is_after_gap: bool = True
    _is_in_play_deck: bool = False
    _written: str = ""
    _strange: int = 0

    def add(self, number: int, line: str, written: str) -> None:
        """Sort out the next line; `written` is how it stands in the file."""
        text = plainly(unadorned(line))
        self._written = " ".join(written[:LONGEST_LINE].split())
        self._sort_out(number, text, written)
        self._is_after_gap = not text.strip()

    def _sort_out(self, number: int, text: str, written: str) -> None:
        if self._is_blocked(text):
            self._noted(number, text)
        elif not text.strip():
            self._other(number, written, State.COMMENT if written.strip() else State.BLANK)
        elif self._is_over or self._ends(text):
            self._of_another_deck(number, text)
        elif self._is_first(text):
            self._other(number, text, State.HEAD)
        elif is_frame(text) or is_head_of_table(text) or (is_sort(text) and not is_name(text)):
            self._other(number, text, State.COMMENT)
        elif not self._told(number, text) and not self._begun(number, text):
            self._card(number, text)

    def _is_blocked(self, text: str) -> bool:
        """Whether the line stands in a remark of several lines, between `/*` and `*/`."""
        begins = text.lstrip().startswith("/*") and not (text.rstrip().endswith("*/") and heading(text))
        blocked = self._is_in_block or begins
        self._is_in_block = blocked and "*/" not in text
        return blocked

    @property
    def is_hopeless(self) -> bool:
        """Whether so many lines name no card that it is no deck, and reading on would only take time."""
        return self._strange >= MOST_STRANGE

    def _ends(self, text: str) -> bool:
        """Whether the deck is over, since another one begins."""
        said = entry(text)
        titled = said is not None and said[0] == "title" and "title" in self.entries
        return bool(self.cards) and (self._is_first(text) or titled or is_another_deck(text))

    def _of_another_deck(self, number: int, text: str) -> None:
        """One must be told where the other deck begins; what belongs to it is passed over."""
        if self._is_over:
            self._other(number, text, State.PASSED_OVER)
            return
        self._is_over = True
        self.others.append(Line(number, text.strip()[:SHOWN], State.UNKNOWN, why=Why.ANOTHER_DECK))

    def _is_first(self, text: str) -> bool:
        said = text.strip().casefold()
        return said == FIRST_LINE or said.startswith("[netmeccg") or ("gccg v" in said and is_comment(text))

    def _told(self, number: int, text: str) -> bool:
        """Titles, announcements, sums and comments."""
        if (said := entry(text)) is not None and not self._is_in_notes:
            self.entries.setdefault(*said)
            return self._other(number, text, State.HEAD)
        if (told := avatar_told(text)) is not None and not self._is_in_notes and not self.is_divided:
            self.entries = {**told, **self.entries}
            return self._other(number, text, State.HEAD)
        if self._is_framed and (announced := announcement(text)) is not None:
            self._announced(number, text, announced.section, announced.number)
            return True
        if (total := sum_said(text)) is not None and not is_name(text):
            self.sums.append((Line(number, text.strip()[:SHOWN], State.ANNOUNCEMENT), total, self._group))
            return True
        if is_comment(text):
            return self._commented(number, text)
        return is_told_about(text) and not is_name(text) and self._noted(number, text)

    def _commented(self, number: int, text: str) -> bool:
        """A remark; in the head of a GCCG file it is the title, and in other lists it may be a heading."""
        said, framed = comment(text), self._is_framed
        if not framed and heading(text) is not None:
            return False
        if text.lstrip().startswith(BULLETS) and is_name(taken_apart(said, is_name).name):
            return False
        if said and framed and not self.is_divided and "title" not in self.entries:
            self.entries["title"] = " ".join(said.split())
            return self._other(number, text, State.HEAD)
        return self._noted(number, text)

    @property
    def _is_framed(self) -> bool:
        """Whether sections stand in frames, and comments only announce what they hold."""
        return self.form in (Form.GCCG, Form.MECCG)

    def _noted(self, number: int, text: str) -> bool:
        if said := comment(text):
            self.notes.append(said)
        return self._other(number, text, State.COMMENT)

    def _announced(self, number: int, text: str, section: Section, cards: int) -> None:
        self._new_group(within=True)
        line = Line(number, text.strip()[:SHOWN], State.ANNOUNCEMENT)
        self.announced[self._group] = (line, cards)
        if section is Section.AGAINST_FALLEN_WIZARDS or self._section is None:
            self._part = section

    def _begun(self, number: int, text: str) -> bool:
        """A heading, unless a card is called like that."""
        found = None if is_name(text) else heading(text)
        if found is not None and not (text[:1].isdigit() and is_name(taken_apart(text, is_name).name)):
            self._is_in_notes = False
            return self._begin(number, text, found)
        if begins_notes(text):
            self._is_in_notes = True
        if self._is_in_notes:
            return self._noted(number, text)
        if not is_name(text) and (meant := misspelled(text)) is not None:
            self._begin(number, text, Heading(meant[0]))
            self.others[-1] = replace(self.others[-1], why=Why.OTHER_SPELLING, said=meant[1])
            return True
        return self._is_unknown_heading(text) and self._begin_unknown(number, text)

    def _is_unknown_heading(self, text: str) -> bool:
        """A line in brackets or with a colon, or one without a number after a gap in a list of numbers."""
        if is_name(text) or is_name(_unwrapped(text).name):
            return False
        alone = self.is_counted and self._is_after_gap and bool(self.cards) and not re.search(r"\d", text)
        return is_strange_heading(text) or (
            alone and len(text.split()) <= MOST_WORDS and not nearest_names(text)
        )

    def _begin_unknown(self, number: int, text: str) -> bool:
        """What follows a heading that nobody knows is placed by what it is."""
        self._section = self._part = None
        self._is_in_play_deck = False
        self._new_group(within=False)
        self.others.append(Line(number, text.strip()[:SHOWN], State.UNKNOWN, why=Why.NO_SUCH_SECTION))
        return True

    def _begin(self, number: int, text: str, found: Heading) -> bool:
        same = found.is_sorting and self.is_divided and found.section is self._section
        if same or self._is_within(found.section):
            return self._sorted(number, text, found.number)
        self._section = self._part = found.section
        self._begun_before.add(found.section)
        self._new_group(within=False)
        self.is_divided = True
        self._is_in_play_deck = found.section is None
        line = Line(number, text.strip()[:SHOWN], State.SECTION, found.section)
        if found.number is None:
            self.others.append(line)
        else:
            self._new_group(within=True)
            self.announced[self._group] = (line, found.number)
        return True

    def _sorted(self, number: int, text: str, cards: int | None) -> bool:
        """A heading that begins no section; it may announce how many cards of its sort follow."""
        if cards is None:
            return self._other(number, text, State.COMMENT)
        self._new_group(within=True)
        self.announced[self._group] = (Line(number, text.strip()[:SHOWN], State.ANNOUNCEMENT), cards)
        return True

    def _new_group(self, *, within: bool) -> None:
        """The next cards are counted together; within a section also with all others of it."""
        self._group += 1
        if within:
            self.within[self._group] = self._outer
        else:
            self._outer = self._group

    def _is_within(self, section: Section | None) -> bool:
        """Whether a sideboard or a pool is only sorted by it: that part of the play deck was there before."""
        return section in PLAY_DECK and section in self._begun_before and self._section in BESIDES

    def _card(self, number: int, text: str) -> None:
        said = " ".join(text.split())
        if len(said) > LONGEST_LINE:
            self.others.append(Line(number, f"{said[:SHOWN]}…", State.UNKNOWN, why=Why.TOO_LONG))
            return
        section, named = self._section_on_the_line(said)
        pieces = _unwrapped(named)
        self._strange += not pieces.code and not is_name(pieces.name)
        by_nature = not self._is_in_play_deck
        self.cards.append(CardLine(number, self._written, section, pieces, self._group, by_nature))

    def _section_on_the_line(self, said: str) -> tuple[Section | None, str]:
        """A section may be told with its card, as in `SB: 2 Twilight`."""
        before, colon, named = said.partition(":")
        if colon and named.strip() and is_sort(before) and not is_name(said):
            return self._part, named.strip()
        found = heading(before) if colon and named.strip() and not is_name(said) else None
        if found is None or found.section is None or named.strip().isdecimal():
            return self._part, said
        return found.section, named.strip()

    def _other(self, number: int, text: str, state: State, section: Section | None = None) -> bool:
        self.others.append(Line(number, text.strip()[:SHOWN], state, section))
        return True


def _unwrapped(text: str) -> Pieces:
    """The pieces of a line, without signs around the whole of it if it names no card with them."""
    pieces = taken_apart(text, is_name)
    bare = text.strip(AROUND)
    if is_name(pieces.name) or pieces.code or bare == text or not bare:
        return pieces
    inside = taken_apart(bare, is_name)
    return inside if is_name(inside.name) else pieces


def outline(lines: Sequence[str], form: Form) -> Outline:
    """All lines of a file, sorted out."""
    counted = [line.strip()[:1].isdigit() for line in lines if line.strip()]
    found = Outline(form, is_counted=form is Form.PLAIN and sum(counted) * 2 > len(counted))
    for number, (text, written) in enumerate(zip(without_numbers(lines), lines, strict=True), start=1):
        found.add(number, text, written)
        if found.is_hopeless:
            break
    return found
