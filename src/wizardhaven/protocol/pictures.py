"""What somebody is shown of a game, in the shapes in which it is sent: the question, the story, the table.

Like `shapes` it holds msgspec's structs, which cannot be compiled, and nothing else.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from wizardhaven.engine.values import Happening, Verb
from wizardhaven.engine.values import Question as QuestionKind
from wizardhaven.protocol.shapes import Anchor, Step, Text
from wizardhaven.protocol.windows import WindowKind
from wizardhaven.view.seats import PlayerSeat
from wizardhaven.vocabulary.terms import RegionType, SiteType

OptionKind: TypeAlias = Literal["play", "use", "discard", "on-guard", "roll", "finish", "choose"]
Weight: TypeAlias = Literal["main", "plain", "pass", "grave"]
Colour: TypeAlias = Literal["may", "peril", "stage"]
Posture: TypeAlias = Literal["draft", "journey", "duel", "scene", "council", "picker"]
SheetKind: TypeAlias = Literal[
    "strike",
    "check",
    "influence",
    "ring",
    "assign",
    "pair",
    "discard",
    "draw",
    "end",
    "draft",
    "items",
]
GroupKind: TypeAlias = Literal[
    "order", "how", "help", "cards", "strikes", "free", "discards", "draws", "picks", "pairs", "items"
]


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
    undoable: bool
    """Whether what is said by it can be taken back as a rule; nothing hidden has a part in it."""
    warns: Text | None = None
    """What is asked once more before it is done."""


class PlannedWay(Struct, frozen=True):
    """A way on which a company could go, and what would come of it."""

    anchor: Anchor
    """The way, with every region through which it is drawn."""
    name: str
    lands: tuple[RegionType, ...]
    """Of which types its regions are now: to these hazards may be keyed."""
    limit: int
    """How many hazards may be played on it."""
    draws: tuple[int, int]
    """How many cards the seat may draw, and how many the other."""
    roll: int | None
    """What must be rolled on it, if anything."""


class PlannedPlay(Struct, frozen=True):
    """A card in hand that could be played at the end of a journey; `odds` are of its best player."""

    anchor: Anchor
    odds: int | None


class Planned(Struct, frozen=True, tag="planned"):
    """What would come of such an answer, to its sender alone; the ways with the fewest perils first."""

    question: str
    option: str
    site_type: SiteType
    """As what the site counts for hazards."""
    attacks: tuple[str, ...]
    """What defends it."""
    ways: tuple[PlannedWay, ...]
    plays: tuple[PlannedPlay, ...]


class Refusal(Struct, frozen=True, omit_defaults=True):
    """A card in hand that cannot be played now, why, and by which rule."""

    anchor: Anchor
    reason: Text
    rule: str
    way: str | None = None
    """The option that takes the reason away, if there is one."""


class Answer(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An answer by its meaning, as an option says it; of an anchor only `kind` and `ref` count.

    With a `question` it is meant for that alone: a pass or a throw is left out if that is not asked, and
    nothing else ever takes its place.
    """

    verb: Verb
    source: Anchor | None = None
    targets: tuple[Anchor, ...] = ()
    number: int = 0
    """Which one, where several options say the same: the first, counted from 0, unless told."""
    question: QuestionKind | None = None


class SheetPart(Struct, frozen=True):
    """Something on a sheet that can be ticked."""

    id: str
    answer: Answer
    title: Text
    detail: Text | None = None
    amount: int | None = None
    """What it adds to the sum of its sheet, where that is known; of a pick of the draft its mind."""
    odds: int | None = None
    """How many of the 36 throws go well if this is ticked and all else is as it was preset."""
    most: int = 1
    """How often it may be ticked."""
    preset: bool = False
    """Whether it is ticked from the start."""
    fixed: bool = False
    """Whether it stays as it is preset."""
    end: Text | None = None
    """What the main button says while it is ticked, if that is not what the sheet says."""


class SheetGroup(Struct, frozen=True):
    """Parts of a sheet of which at least and at most so many are ticked.

    With `under` it counts only while the part of that id is ticked. Of `pairs` nobody stands in two.
    """

    id: str
    kind: GroupKind
    title: Text
    least: int
    most: int
    parts: tuple[SheetPart, ...]
    closing: tuple[Answer, ...] = ()
    """What is said after its parts, whatever is ticked."""
    under: str | None = None
    beside: str | None = None
    """The id of a group whose ticks count together with those of this one."""
    refusals: tuple[Refusal, ...] = ()


class AnswerSheet(Struct, frozen=True):
    """Several questions on one sheet, from the one that is asked to the next throw or news.

    The walk of a sheet: group by group the answers of what is ticked, each group followed by its `closing`;
    then the `closing` of the sheet. If several parts of the first group of kind `order` shall be gone
    through, each with its own groups, `between` is said between one and the next.
    """

    kind: SheetKind
    groups: tuple[SheetGroup, ...]
    end: Text
    """What the main button says."""
    closing: tuple[Answer, ...] = ()
    between: tuple[Answer, ...] = ()


class Inside(Struct, frozen=True):
    """What could be answered once the option `door` is taken, told beforehand.

    A walk takes the door first. The handle of such an option names the door and what lies behind it.
    """

    door: str
    options: tuple[Option, ...]


class Question(Struct, frozen=True):
    """What is asked of a seat; an answer names its id, which changes with everything that happens."""

    id: str
    kind: QuestionKind
    window: WindowKind | None
    """The class of window, if one may pass here without being named."""
    eyebrow: str
    title: Text
    help: Text | None
    rules: tuple[str, ...]
    about: tuple[Anchor, ...]
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    sheet: AnswerSheet | None = None
    """What else will be asked on this way, to be answered by one walk."""
    inside: Inside | None = None
    hasty: Text | None = None
    """What is asked once more before one passes on until the end of the turn."""


class Moves(Struct, frozen=True):
    """A company that sets out, and the regions of its way by their English names."""

    company: str
    regions: tuple[str, ...]


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A deed, or something that came of one: lines with the same `deed` belong together.

    The last line with `head` says what the deed was. Of the lines in which a player draws, the last one of a
    deed counts too.
    """

    number: int
    turn: int
    seat: PlayerSeat | None
    kind: Happening
    text: Text
    deed: int
    head: bool = False
    roll: int | None = None
    """What two dice showed together."""
    gains: int = 0
    """How many marshalling points more, or fewer, its player has by it."""
    score: tuple[int, int] | None = None
    """Both players' marshalling points, where a turn begins."""
    anchors: tuple[Anchor, ...] = ()
    moves: Moves | None = None


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
