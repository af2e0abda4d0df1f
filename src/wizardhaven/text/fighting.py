"""What all languages ask of how somebody fights, before they say so."""

from typing import Final

from wizardhaven.vocabulary.abilities import Ability, When
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.subjects import Subject

_OF_ITS_ATTACK: Final = (
    Manner.ATTACKER_ASSIGNS,
    Manner.EACH_FACES_A_STRIKE,
    Manner.MIND_FOR_PROWESS,
    Manner.ONLY_TAPS,
    Manner.AGAINST_ONE,
    Manner.TAPPING_CANCELS,
    Manner.TAPPING_CANCELS_LATE,
    Manner.WITHOUT_WEAPONS,
    Manner.NOT_CANCELED,
    Manner.ONLY_AGAINST,
    Manner.TAPS_LESSER_MINDS,
)


TAPPING: Final = (Manner.TAPPING_CANCELS, Manner.TAPPING_CANCELS_LATE)


def tapping_together(before: Ability, ability: Ability) -> bool:
    """Whether both say that tapping somebody cancels an attack: what is said twice holds for two."""
    if not isinstance(before, Fights) or not isinstance(ability, Fights):
        return False
    return ability.manner in TAPPING and before == ability


def is_of_its_attack(ability: Ability) -> bool:
    """Whether it is about the attack that the card itself makes, as an agent's may be."""
    if isinstance(ability, When):
        return ability.about is Subject.ATTACK
    if isinstance(ability, Fights):
        return ability.manner in _OF_ITS_ATTACK
    return isinstance(ability, Guards | Detains)
