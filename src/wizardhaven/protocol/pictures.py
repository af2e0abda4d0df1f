"""What somebody is shown of a game, in the shapes in which it is sent: the question, the story, the table.

Like `shapes` it holds msgspec's structs, which cannot be compiled, and nothing else.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from wizardhaven.engine.values import Happening, Verb
from wizardhaven.engine.values import Question as QuestionKind
from wizardhaven.protocol.shapes import Anchor, Step, Text
from wizardhaven.view.seats import PlayerSeat

OptionKind: TypeAlias = Literal["play", "use", "discard", "on-guard", "roll", "finish", "choose"]
Weight: TypeAlias = Literal["main", "plain", "pass", "grave"]
Colour: TypeAlias = Literal["may", "peril", "stage"]
Posture: TypeAlias = Literal["draft", "journey", "duel", "scene", "council", "picker"]


class Option(Struct, frozen=True):
    """One answer; `odds` is how many of the 36 throws go well, where dice follow at once."""

    id: str
    verb: Verb
    kind: OptionKind
    """What sort of thing it is to do, in one word."""
    source: Anchor | None
    targets: tuple[Anchor, ...]
    title: Text
    detail: Text | None
    odds: int | None
    weight: Weight
    tone: Colour


class Refusal(Struct, frozen=True):
    """A card in hand that cannot be played now, why, and by which rule."""

    anchor: Anchor
    reason: Text
    rule: str


class Question(Struct, frozen=True):
    """What is asked of a seat; an answer names its id, which changes with everything that happens."""

    id: str
    kind: QuestionKind
    eyebrow: str
    title: Text
    help: Text | None
    rules: tuple[str, ...]
    about: tuple[Anchor, ...]
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]


class LogLine(Struct, frozen=True):
    """One thing that happened; `roll` is what the two dice showed together."""

    number: int
    turn: int
    seat: PlayerSeat | None
    kind: Happening
    text: Text
    roll: int | None


class Snapshot(Struct, frozen=True):
    """What is the same for everybody who looks from one seat in one language.

    `codes` are the cards that the seat sees, whose faces the page must know.
    """

    number: int
    view: Raw
    asked: PlayerSeat | None
    question: Question | None
    posture: Posture
    ledgers: Raw
    steps: tuple[Step, ...]
    codes: frozenset[str]
