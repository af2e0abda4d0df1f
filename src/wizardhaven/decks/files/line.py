"""What became of one line of a deck file."""

from dataclasses import dataclass
from enum import Enum

from wizardhaven.decks.section import Section


class State(Enum):
    """Each line is exactly one of these."""

    BLANK = "blank"
    COMMENT = "comment"
    PASSED_OVER = "passed over"
    ANNOUNCEMENT = "announcement"
    SECTION = "section"
    HEAD = "head"
    READ = "read"
    REMARK = "read, with a remark"
    CHOOSE = "choose"
    UNKNOWN = "unknown"


class Why(Enum):
    """Why a line is read as it is, or why it waits."""

    ONE_VERSION = "the card has one version only"
    VERSION_OF_PLAYER = "the version that this player needs"
    NO_SIGN_IS_HERO = "no sign means the hero's version"
    NOT_IN_THAT_SET = "not printed in that set"
    FAN_SET_LETTERS = "the letters of a fan set"
    OTHER_LANGUAGE = "a name in another language"
    OTHER_SPELLING = "another spelling"
    LETTERS_LOST = "letters were lost"
    ANSWERED = "somebody has said what is meant"
    LEFT_OUT = "what else the line says is left out"
    COUNT_DIFFERS = "the announced number differs"
    SUM_DIFFERS = "the sum differs"
    SEVERAL_VERSIONS = "several versions"
    SEVERAL_CARDS = "several cards"
    CODE_AND_NAME = "code and name do not agree"
    NO_SUCH_CARD = "no such card"
    NO_SUCH_CODE = "no such code"
    FAN_CARD = "a card of a fan set"
    NO_SUCH_SECTION = "no such section"
    COUNT_OR_NUMBER = "a number that may count copies or lines"
    SEVERAL_ON_A_LINE = "several cards on one line"
    ANOTHER_DECK = "another deck begins"
    TOO_MANY = "more copies than a line may hold"
    TOO_LONG = "longer than any card's line"


@dataclass(frozen=True)
class Line:
    """One line of a file; `card` is a code, `candidates` are codes, `nearest` are names."""

    number: int
    text: str
    state: State
    section: Section | None = None
    count: int = 0
    card: str | None = None
    candidates: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    why: Why | None = None
    said: str = ""
    """The word that the reason speaks of."""

    @property
    def waits(self) -> bool:
        """Whether somebody must say what is meant."""
        return self.state in (State.CHOOSE, State.UNKNOWN)
