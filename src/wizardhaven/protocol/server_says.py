"""What the server says to the page; `tools/page_types.py` makes the page's types from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Raw, Struct

from wizardhaven.engine.values import Edition, GameLength, OptionalRule
from wizardhaven.protocol.faces.faces import Face
from wizardhaven.protocol.pictures import Answer, LogLine, Planned, Posture, Question
from wizardhaven.protocol.preferring import Draws, Mute, Passing, Rolls, Stops, Until
from wizardhaven.protocol.shapes import Ledger, Step, Text
from wizardhaven.text.language import Language
from wizardhaven.view.seat_view import View
from wizardhaven.view.seats import PlayerSeat
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Points, Race

Way: TypeAlias = Literal["council", "concession", "clock", "one ring", "elimination", "dice"]


class Person(Struct, frozen=True):
    """Somebody at the table: a person or a bot, with which deck."""

    name: str
    kind: Literal["person", "bot"]
    here: bool
    deck: str


class RaceTerm(Struct, frozen=True):
    """A people or a sort of foe: its name, and the symbol of an attack by it that no card makes."""

    name: str
    emblem: str


class KindOfPlayer(Struct, frozen=True):
    """What is different for players of another kind. [SET-17, SET-18]"""

    starting_characters: int
    """With so many he begins at most."""
    starting_companies: int
    """In so many companies he may begin."""
    sites: Alignment
    """Whose versions of the sites are his."""
    tunnels: Alignment
    """As whose his companies go through the Under-deeps."""
    last_day: str
    """How he calls the day on which the points are counted."""
    name: str
    """What such a player is called."""
    emblem: str
    """The symbol of such a player whose avatar has not come yet."""
    haven: str
    """How he calls a haven of his own."""


class Terms(Struct, frozen=True, tag="terms"):
    """The game's own lists and numbers, told once in each language that is spoken on a connection."""

    phases: tuple[Phase, ...]
    """In the order of a turn."""
    sources: tuple[Points, ...]
    """In the order in which marshalling points are listed."""
    races: dict[Race, RaceTerm]
    players: dict[PlayerKind, KindOfPlayer]
    avatars: dict[str, str]
    """What avatars are called, by their English names: one may be spoken of who is not in play."""


class Lesson(Struct, frozen=True):
    """Somebody's first game as far as the page tells it."""

    sites: tuple[str, str]
    """The codes of the sites to which the newcomer is sent, in his first turn and in his second."""


class AskedBack(Struct, frozen=True):
    """A seat would like to take its last choice back; it asks so at a number of the table, and not later."""

    seat: PlayerSeat
    number: int


class Seated(Struct, frozen=True, tag="seated"):
    """What there is to know about a table, apart from the game."""

    seat: PlayerSeat | None
    started: bool
    people: tuple[Person, Person | None]
    length: GameLength
    lesson: Lesson | None
    """Where the lesson leads, if the game is one."""
    language: Language
    passing: Passing
    until: Until | None
    rolls: Rolls
    stops: Stops
    """As they were said last; they hold from the next untap phase on."""
    mutes: tuple[Mute, ...]
    """Those that still hold."""
    draws: Draws
    wait: bool
    invite: str | None
    """A key for a link to a seat that is still free."""
    watch: str | None
    """A key for those who only want to watch."""
    clock: int | None
    """Seconds for each player in all, or none."""
    spectators: int
    rematch: list[PlayerSeat]
    """The seats that want another game."""
    options: tuple[OptionalRule, ...]
    elsewhere: bool
    """Whether the same seat is open in another browser."""
    suggestions: bool
    """Whether the machine may be asked what it would do."""
    edition: Edition
    """Whose rules are followed."""
    asked_back: AskedBack | None


class Invited(Struct, frozen=True, tag="invited"):
    """What is agreed at the table to which a friend is invited; more an invitation does not open."""

    host: str
    length: GameLength
    clock: int | None
    options: tuple[OptionalRule, ...]
    suggestions: bool
    edition: Edition


class Over(Struct, frozen=True):
    """How the game ended."""

    winner: PlayerSeat | None
    by: Way
    totals: tuple[int, int]
    text: Text
    day: str | None
    """How the reader calls the day on which the points were counted, if they were."""


class State(Struct, frozen=True, tag="state"):
    """The whole table as a seat sees it, with what is new to this connection.

    The lines of the log from `log_from` on are replaced: an undone choice is untold.
    """

    n: int
    """Grows by one with everything that changes the table."""
    view: Annotated[Raw, View]
    asked: PlayerSeat | None
    """Who is asked now; none once the game is over."""
    question: Question | None
    """The seat's own question; none while others are asked."""
    posture: Posture
    ledgers: Annotated[Raw, tuple[Ledger, ...]]
    steps: tuple[Step, ...]
    log_from: int
    log: tuple[LogLine, ...]
    since: int
    """The first line after the reader's own last answer; for who only watches, the first of the turn."""
    faces: dict[str, Face]
    """The cards that this connection has not been shown before."""
    undo: bool
    walking: bool
    """Whether the rest of the seat's walk waits for the other."""
    early: Question | None
    """What the seat may answer already, by a walk, while the other is asked the same."""
    chosen: tuple[PlayerSeat, ...]
    """The seats that have answered early."""
    clocks: tuple[int, int] | None
    """Seconds left for each player; only with a clock."""
    over: Over | None


class Passed(Struct, frozen=True, tag="passed"):
    """To the seat alone: it was passed for, since these cards are muted; `line` is the next of its story."""

    line: int
    muted: tuple[str, ...]


class Refused(Struct, frozen=True, tag="refused"):
    """A "no" to the sender alone."""

    text: str
    rule: str | None = None


class Tried(Struct, frozen=True, tag="tried"):
    """What the answers of a `try` would bring, to its sender alone."""

    question: str
    answers: tuple[Answer, ...]
    ledgers: tuple[Ledger, ...]
    """The sums as they would stand."""
    odds: dict[str, int]
    """By the ids of the sheet's parts: how many of the 36 throws go well if that one is toggled as well."""
    stops: Text | None
    """At what the walk would stop before its end, if it would."""


class Suggestion(Struct, frozen=True, tag="suggestion"):
    question: str
    option: str
    why: Text


class Reason(Struct, frozen=True):
    number: int
    text: Text


class Why(Struct, frozen=True, tag="why"):
    lines: tuple[Reason, ...]


class Rematch(Struct, frozen=True, tag="rematch"):
    """Another game between the same two; the key is this seat's."""

    key: str


class Renewed(Struct, frozen=True, tag="renewed"):
    """The new key of the seat, to whoever asked for it."""

    key: str


ServerMessage: TypeAlias = (
    Terms
    | Seated
    | Invited
    | State
    | Passed
    | Refused
    | Planned
    | Tried
    | Suggestion
    | Why
    | Rematch
    | Renewed
)
