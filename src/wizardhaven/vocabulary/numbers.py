"""Numbers that are changed: one word for all of them."""

from dataclasses import dataclass
from enum import Enum

from wizardhaven.vocabulary.amounts import Number
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, choices, parts
from wizardhaven.vocabulary.terms import Check, Stat


class How(Enum):
    """What becomes of a number."""

    ADD = "so much is added"
    TIMES = "it is multiplied"
    SET = "it is just so much, whatever else would change it"
    HALVE = "it is halved, rounded up"


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
    those of whoever it wounds; so it is of all such attacks, if a selector names them. As an effect it is
    about the attack or the strike at hand, the target who faces it, the user with each further strike that he
    faces, or each such one who faces the attack; body checks are those of whoever the attack wounds, or those
    of its own strikes. Perhaps only against some, only while a condition holds, down to a least number or up
    to a most. [SET-36, MOV-18, MOV-19, ORG-69, FW-26, CMB-11, CMB-13, CMB-38]
    """

    what: Stat | Check
    by: int | Number | Doubled
    of: Such | Subject = Subject.BEARER
    against: Such | None = None
    condition: Condition | None = None
    how: How = How.ADD
    least: int | None = None
    most: int | Number | None = None


def changes_attacks(change: Modify) -> bool:
    """Whether it is about attacks of a sort, whoever they are on, and not about somebody's own numbers."""
    if isinstance(change.of, Subject):
        return False
    for part in parts(change.of):
        for choice in choices(part):
            if choice is Sort.ATTACK or choice is Sort.AUTOMATIC_ATTACK:
                return True
    return False
