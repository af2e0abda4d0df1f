"""Numbers that depend on the table."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import RegionType


class Amount(Enum):
    """A number read from the table when it is needed."""

    UNUSED_GENERAL_INFLUENCE = "the player's unused general influence"
    UNUSED_DIRECT_INFLUENCE = "the character's unused direct influence"
    PROWESS = "the character's prowess"
    MIND = "the character's mind"
    MARSHALLING_POINTS = "the marshalling points printed on the card"
    STAGE_POINTS = "the stage points of the character's player"
    TWICE_PRINTED_PROWESS = "twice the prowess printed on the character"


@dataclass(frozen=True)
class Count:
    """How many such cards the player has in play; of a race, how many events of it there are, whosever."""

    what: Such


@dataclass(frozen=True)
class CharactersInCompany:
    """How many characters, or how many such characters, the company has; each may count several times.

    Or only whether the character himself is one; or all but himself; or the size of the company. [GLO-104]
    """

    who: Such = ANYBODY
    each: int = 1
    himself: bool = False
    as_size: bool = False
    others: bool = False


@dataclass(frozen=True)
class RegionsInPath:
    """How many regions, or how many of a type, the site path has through which the company moved.

    Or by how many regions it falls short of a number. Each may count several times, or against it.
    """

    of: RegionType | None = None
    short_of: int | None = None
    each: int = 1


@dataclass(frozen=True)
class ByStagePoints:
    """A number for a Fallen-wizard by his stage points: the first whose bound they exceed. [FW-26]

    Where they exceed none it is a `least` one; for anybody else it is another.
    """

    above: tuple[tuple[int, int], ...]
    otherwise: int = 0
    least: int = 0


@dataclass(frozen=True)
class OtherCopies:
    """How many cards of that name are in play besides the one that says so, whosever they are."""

    name: str


Number: TypeAlias = Amount | Count | CharactersInCompany | RegionsInPath | ByStagePoints | OtherCopies
