"""Numbers that are changed: one word for all of them."""

from dataclasses import dataclass
from enum import Enum

from wizardhaven.vocabulary.amounts import Number
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Check, Stat


class How(Enum):
    """What becomes of a number."""

    ADD = "so much is added"
    TIMES = "it is multiplied"


@dataclass(frozen=True)
class Doubled:
    """A number that counts twice while a condition holds."""

    number: int
    condition: Condition


@dataclass(frozen=True)
class Modify:
    """A number, or a sort of roll, is changed, as long as the card is in play or an effect lasts.

    It is the number of whoever or whatever the card or the effect lies on, or of his company or his player if
    only they have one; or of all who are such. Of a creature it is that of its own attack, and the rolls are
    those of whoever it wounds. Perhaps only against some, only while a condition holds, or down to a least
    number. [SET-36, MOV-18, MOV-19, ORG-69, FW-26, CMB-11]
    """

    what: Stat | Check
    by: int | Number | Doubled
    of: Such | Subject = Subject.BEARER
    against: Such | None = None
    condition: Condition | None = None
    how: How = How.ADD
    least: int | None = None
