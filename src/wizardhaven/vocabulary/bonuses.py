"""Numbers that are added as long as a card is in play."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Race


@dataclass(frozen=True)
class AttackBonus:
    """A change to such attacks, while a condition holds.

    Strikes may be taken away only down to a minimum. For the turn it can lie on a company,
    which then faces such attacks, or on a single attack; then perhaps the first attempt to cancel the attack
    does nothing but end the change. Body checks of those whom such an attack wounds, or of those of some
    races among them, may be modified, or they are changed for the rest of the turn. An attack without a body
    may have one. While another condition holds the change counts twice. Perhaps the attackers' player assigns
    all strikes. Or it is about attacks against the company on which it lies. Or the attacks have twice as
    many strikes.
    """

    of: Such = Sort.ATTACK
    strikes: int = 0
    prowess: int = 0
    body: int = 0
    condition: Condition | None = None
    shields_once: bool = False
    doubled_if: Condition | None = None
    least_strikes: int = 0
    wound_checks: int = 0
    wounded_races: tuple[Race, ...] = ()
    body_if_none: int | None = None
    to_wounded: Modify | None = None
    attacker_chooses: bool = False
    against_company: bool = False
    doubling: bool = False


OfNumbers: TypeAlias = Modify | AttackBonus
