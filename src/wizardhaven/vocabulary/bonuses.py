"""Numbers that are added as long as a card is in play."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.amounts import ByStagePoints, Number
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Check, Keyword, PlayerKind, Race, Stat


@dataclass(frozen=True)
class Bonus:
    """A number added to a statistic, perhaps only against some foes, for some bearers or up to a maximum.

    Perhaps only while a condition holds. Marshalling points are added to the card's own. It may be for the
    bearer, for everybody in his company (perhaps not himself), or for everybody in play. For some by name it
    may count several times, or not at all. Of general influence no more than the maximum controls characters.
    Or direct influence is just that number, whatever else would change it; or the number is for those alone
    who are in the bearer's company, or come into it. [ORG-45]
    """

    stat: Stat
    amount: int | ByStagePoints
    against: tuple[Such, ...] = ()
    maximum: int | Number | None = None
    maximum_against: tuple[tuple[Race, ...], int] | None = None
    bearer: Such | None = None
    to: Subject = Subject.BEARER
    condition: Condition | None = None
    times_for: tuple[tuple[str, ...], int] | None = None
    others_only: bool = False
    fixed: bool = False
    for_followers: bool = False


@dataclass(frozen=True)
class CheckBonus:
    """A number added to a sort of roll by the bearer, by everybody in his company, or at the site.

    What lies on no company in particular counts for every company. Perhaps only rolls by some characters are
    meant, or ones that the player's own cards of some sorts cause. Perhaps some cards have no effect on such
    rolls, and those of some players are spared. Perhaps only rolls by followers of leaders of that race are
    meant. [ORG-40]
    """

    check: Check
    amount: int | Number
    against: tuple[Such, ...] = ()
    to: Subject = Subject.BEARER
    by: Such | None = None
    caused_by: tuple[Keyword, ...] = ()
    unmoved_by: tuple[str, ...] = ()
    spares: tuple[PlayerKind, ...] = ()
    of_leaders: Race | None = None


@dataclass(frozen=True)
class DoublesCorruption:
    """Each character has the corruption points of one source twice, whichever his player chooses.

    A source is a card, with all that it gives him.
    """


OfNumbers: TypeAlias = Modify | Bonus | CheckBonus | DoublesCorruption
