"""The small shapes of which questions and states are made: sentences, places, sums and steps."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

AnchorKind: TypeAlias = Literal[
    "card", "company", "site", "region", "path", "strike", "declaration", "pile", "player", "agent"
]
LedgerKind: TypeAlias = Literal["strike", "body", "corruption", "influence", "roll", "hazard-limit", "attack"]
Tone: TypeAlias = Literal["good", "even", "bad"]
StepState: TypeAlias = Literal["done", "now", "ahead"]


class Name(Struct, frozen=True, rename={"from_": "from"}):
    """A stretch of a sentence that names a card; `to` is the first character behind it."""

    from_: int
    to: int
    code: str


class Text(Struct, frozen=True):
    """A sentence that is ready to be shown, with the stretches that name a card."""

    text: str
    names: tuple[Name, ...] = ()


class Anchor(Struct, frozen=True, omit_defaults=True):
    """A place on the board: a card's or a company's id, a region's English name, a number.

    An agent of whom nothing is known has its player's seat and its place among his agents.
    """

    kind: AnchorKind
    ref: str
    code: str | None = None
    regions: tuple[str, ...] | None = None


class LedgerLine(Struct, frozen=True):
    """One step of a sum: what it is, the card or the rule it comes from, and how much it adds."""

    label: Text
    code: str | None
    amount: int
    rule: str | None


class Outcome(Struct, frozen=True, rename={"from_": "from"}):
    """What the throws of two dice from one number to another bring."""

    from_: int
    to: int
    tone: Tone
    text: Text
    rule: str | None


class Against(Struct, frozen=True):
    """The number that a sum and a roll must reach or exceed, and what it is."""

    label: Text
    number: int


class Ledger(Struct, frozen=True):
    """A sum and where it comes from.

    `least` is the number to roll, `odds` how many of the 36 throws reach it, `outcomes` what each throw
    of 2 to 12 brings.
    """

    kind: LedgerKind
    title: Text
    about: Anchor | None
    rule: str | None
    lines: tuple[LedgerLine, ...]
    total: int
    against: Against | None = None
    least: int | None = None
    odds: int | None = None
    outcomes: tuple[Outcome, ...] = ()


class Step(Struct, frozen=True):
    """A step of a longer passage of the rules, and whether it is the one the table is at."""

    name: str
    rule: str
    state: StepState
