"""What travels between the page and the server; `tools/page_types.py` makes the page's types from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Raw, Struct

from wizardhaven.engine.values import Edition, GameLength, OptionalRule
from wizardhaven.protocol.faces.faces import Face
from wizardhaven.protocol.pictures import LogLine, Posture, Question
from wizardhaven.protocol.shapes import Ledger, Step, Text
from wizardhaven.text.language import Language
from wizardhaven.view.seat_view import View
from wizardhaven.view.seats import PlayerSeat
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Points, Race

Passing: TypeAlias = Literal["always", "nothing"]
"""When the server passes for a seat: never, it asks always; or when there is nothing else that it can do."""
Until: TypeAlias = Literal["end-of-chain", "end-of-attack", "end-of-phase", "end-of-turn"]
"""How long the server passes on, whatever is in hand."""
Way: TypeAlias = Literal["council", "concession", "clock", "one ring", "elimination", "dice"]

# --- From the page ---------------------------------------------------------------------------------


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """The first message: a key, and the language to be spoken to in.

    By `browser`, a word of its own that it tells nobody else, two windows of one browser are known as such.
    """

    key: str
    language: Language
    browser: str = ""


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """An answer by its handle; the question is named so that a late answer is noticed.

    With `hold` the seat is asked whether it answers what it declares by this itself.
    """

    question: str
    option: str
    hold: bool = False


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    pass


class Prefer(Struct, frozen=True, tag="prefer", forbid_unknown_fields=True):
    """When the server passes for the seat, and whether the person throws the dice."""

    passing: Passing
    until: Until | None
    rolls: bool


class Speak(Struct, frozen=True, tag="speak", forbid_unknown_fields=True):
    language: Language


class Suggest(Struct, frozen=True, tag="suggest", forbid_unknown_fields=True):
    pass


class AskWhy(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    pass


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    pass


class AskRematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    pass


class Renew(Struct, frozen=True, tag="renew", forbid_unknown_fields=True):
    """Asks for a new key to the seat; the old one opens nothing once somebody sits down with the new one."""


ClientMessage: TypeAlias = (
    Sit | Choose | Undo | Prefer | Speak | Suggest | AskWhy | Concede | AskRematch | Renew
)

# --- From the server -------------------------------------------------------------------------------


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


class Seated(Struct, frozen=True, tag="seated"):
    """What there is to know about a table, apart from the game."""

    seat: PlayerSeat | None
    started: bool
    people: tuple[Person, Person | None]
    length: GameLength
    guided: bool
    language: Language
    passing: Passing
    until: Until | None
    rolls: bool
    """Whether this seat throws its dice by a click of its own; else they fall by themselves."""
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
    faces: dict[str, Face]
    """The cards that this connection has not been shown before."""
    undo: bool
    clocks: tuple[int, int] | None
    """Seconds left for each player; only with a clock."""
    over: Over | None


class Refused(Struct, frozen=True, tag="refused"):
    """A "no" to the sender alone."""

    text: str
    rule: str | None = None


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


ServerMessage: TypeAlias = Terms | Seated | Invited | State | Refused | Suggestion | Why | Rematch | Renewed
