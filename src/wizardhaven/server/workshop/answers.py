"""What the workshop is told: readings, judgements, files and whereabouts, in the reader's language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from wizardhaven.decks.counts import Counted
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.letters import Letters
from wizardhaven.decks.files.line import State
from wizardhaven.decks.judging import Standing
from wizardhaven.decks.section import Section
from wizardhaven.server.workshop.sheets import DeckSheet


class Candidate(Struct, frozen=True):
    """A card that a line may mean, with its version where several share the name."""

    card: str
    name: str
    version: str


class ReadLine(Struct, frozen=True, omit_defaults=True):
    """What became of a line of a file."""

    number: int
    text: str
    state: State
    section: Section | None = None
    count: int = 0
    card: str | None = None
    name: str | None = None
    candidates: tuple[Candidate, ...] = ()
    """Cards that may be meant, the nearest names of one that is unknown among them."""
    why: str = ""


class ReadDeck(Struct, frozen=True):
    """What a file says: the deck as far as it could be read, and every line."""

    form: Form
    letters: Letters
    told: str
    """How it is known whose deck it is."""
    deck: DeckSheet
    notes: tuple[str, ...]
    lines: tuple[ReadLine, ...]
    waiting: int


class DeckEdit(Struct, frozen=True, omit_defaults=True):
    """One change of a deck; which of the others it has, its first word tells."""

    what: Literal["add", "remove", "move", "replace", "declare"]
    card: str
    count: int = 1
    section: Section | None = None
    to: Section | None = None
    by: str | None = None


class DeckRemedy(Struct, frozen=True):
    """Changes that mend a fault together."""

    text: str
    edits: tuple[DeckEdit, ...]


class CheckedFault(Struct, frozen=True):
    """What is wrong, by which rule, with which cards, and what would mend it, the best first."""

    rule: str
    text: str
    cards: tuple[str, ...]
    remedies: tuple[DeckRemedy, ...]


class DeckThought(Struct, frozen=True):
    """What is worth a thought, though no rule says so."""

    text: str
    cards: tuple[str, ...]
    remedy: DeckRemedy | None


class DeckCount(Struct, frozen=True):
    what: Counted
    number: int
    least: int
    most: int | None


class CheckedDeck(Struct, frozen=True):
    """How a deck stands for a game of some length."""

    standing: Standing
    faults: tuple[CheckedFault, ...]
    thoughts: tuple[DeckThought, ...]
    not_yet: tuple[str, ...]
    """The cards that cannot be played here yet: no fault of the deck's."""
    counts: tuple[DeckCount, ...]


class MendedDeck(Struct, frozen=True):
    """A deck after the best remedy of every fault, and what was done."""

    deck: DeckSheet
    done: tuple[str, ...]


class WrittenDeck(Struct, frozen=True):
    """A file: its name, its bytes in base64, the same as text, and what it does not keep."""

    file: str
    content: str
    text: str
    losses: tuple[str, ...]


class PlayedAt(Struct, frozen=True):
    """A resource, the deck's sites where it is played, and others."""

    card: str
    here: tuple[str, ...]
    elsewhere: tuple[str, ...]
