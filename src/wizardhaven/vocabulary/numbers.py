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
    DIVIDED = "it is divided by so much"
    AGAIN = "the roll is made once more, with so much added"
    SET = "it is just so much, whatever else would change it"


@dataclass(frozen=True)
class Modify:
    """A number, or a sort of roll, is changed, as long as the card is in play or an effect lasts.

    It is the number of whoever or whatever the card or the effect lies on, or of his company or his player if
    only they have one; or of all who are such: of the bearer if he is such a one, of such in his company, of
    such wherever they are. Of a creature it is that of its own attack, and the rolls are those of whoever it
    wounds. Of foes it is that of strikes against the bearer, divided rounded up, and of those against whom he
    makes one; the rolls are the body checks of either. [CVC-15, CMB-46] It is that of all such attacks, if a
    selector names them; the rolls are those of whoever they wound. As an effect it is about the attack or the
    strike at hand, strikes divided rounded up, about the target who faces it, the user with each further
    strike that he faces, or each such one who faces the attack. [CMB-13, CMB-38]

    Perhaps it counts only against some, or for those in the bearer's company; of corruption checks against
    such cards that cause them. Perhaps only while a condition holds, down to a least number or up to a most;
    of general influence no more than that controls characters. [ORG-30, ORG-45, ITM-05] Multiplied corruption
    points are those of one source, a card with all that it gives him, whichever his player chooses. Such
    cards of the player's, or with the opponent, may be worth just so many points each, perhaps at the most.
    [FW-46] What it takes to control somebody is divided rounded down, and counts against general influence
    alone if that is the player's, or against that and nobody but such a one, who is perhaps no character.
    What a card of some name adds to rolls may be set to nothing.
    [SET-36, MOV-18, MOV-19, ORG-69, FW-26, CMB-11, CMB-26]
    """

    what: Stat | Check
    by: int | Number
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
