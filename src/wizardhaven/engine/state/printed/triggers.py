"""What a card waits for, sorted once: what happens then is asked with every fact."""

from __future__ import annotations

from typing import Final

from wizardhaven.vocabulary.abilities import Ability, When
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject

OCCASION_BITS: Final = {occasion: 1 << number for number, occasion in enumerate(Occasion)}


def triggers_of(abilities: tuple[Ability, ...]) -> tuple[tuple[int, When], ...]:
    """The abilities that wait for something, each with its number; not what an attack says of itself."""
    return tuple(
        [
            (number, one)
            for number, one in enumerate(abilities)
            if isinstance(one, When) and one.about is not Subject.ATTACK
        ]
    )


def occasions_of(triggers: tuple[tuple[int, When], ...]) -> int:
    """A bit for every occasion that is waited for."""
    mask = 0
    for _, when in triggers:
        mask |= OCCASION_BITS[when.occasion]
    return mask


def is_of_own_play(when: When) -> bool:
    """Whether it happens as soon as the card itself has been played."""
    return when.occasion is Occasion.CARD_PLAYED and when.about is Subject.THIS_CARD


def attacks_by_itself(triggers: tuple[tuple[int, When], ...]) -> bool:
    """Whether companies that move face attacks by the card, each in a chain of its own. [CMB-02]"""
    for _, when in triggers:
        if when.occasion is Occasion.COMPANY_MOVES and isinstance(when.then, Face):
            return True
    return False
