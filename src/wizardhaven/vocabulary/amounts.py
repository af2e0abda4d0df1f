"""Numbers that depend on the table."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from wizardhaven.vocabulary.marks import Tally
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Not, Such, parts


class Amount(Enum):
    """A number read from the table when it is needed."""

    UNUSED_GENERAL_INFLUENCE = "the player's unused general influence"
    UNUSED_DIRECT_INFLUENCE = "the character's unused direct influence"
    PROWESS = "the character's prowess"
    PROWESS_FOR_INFLUENCE = "the character's prowess, six at most, in place of his unused direct influence"
    MIND = "the character's mind"
    MARSHALLING_POINTS = "the marshalling points printed on the card"
    STAGE_POINTS = "the stage points of the character's player"
    TWICE_PRINTED_PROWESS = "twice the prowess printed on the character"


@dataclass(frozen=True)
class Count:
    """How many such cards the player has in play, or both have; each may count several times, or against.

    Or how many such characters the company has, or what its size is [GLO-104]; or only whether the character
    himself is one. Or how many such regions the site path has through which the company moved; perhaps by
    how many it falls short of a number.
    """

    what: Such | Tally
    among: Subject = Subject.PLAYER
    times: int = 1
    short_of: int | None = None


@dataclass(frozen=True)
class ByStagePoints:
    """A number for a Fallen-wizard by his stage points: the first whose bound they exceed. [FW-26]

    Where they exceed none it is a `least` one; for anybody else it is another.
    """

    above: tuple[tuple[int, int], ...]
    otherwise: int = 0
    least: int = 0


Number: TypeAlias = Amount | Count | ByStagePoints


def is_of_others(count: Count) -> bool:
    """Whether the character himself does not count."""
    return any([isinstance(part, Not) and part.trait is Subject.USER for part in _parts(count)])


def who_counts(count: Count) -> Such:
    """Which characters count, whether or not he himself is one of them."""
    left = [part for part in _parts(count) if not isinstance(part, Not) or part.trait is not Subject.USER]
    if not left:
        return ANYBODY
    return left[0] if len(left) == 1 else AllOf(tuple(left))


def _parts(count: Count) -> tuple[Such, ...]:
    assert not isinstance(count.what, Tally), f"nobody is {count.what.value}"
    return parts(count.what)
