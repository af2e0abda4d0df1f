"""Whether a card says something at all: asked by the kind of word, never by comparing whole words."""

from __future__ import annotations

from typing import TypeGuard

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.numbers import Modify, changes_attacks
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.such import ANYTHING


def says(abilities: tuple[Ability, ...], word: type[Ability]) -> bool:
    for ability in abilities:
        if isinstance(ability, word):
            return True
    return False


def has_own(abilities: tuple[Ability, ...], own: Own) -> bool:
    """Whether that rule, which one card has for itself, is among them."""
    for ability in abilities:
        if isinstance(ability, Rule) and ability.own is own:
            return True
    return False


def is_change_of_attacks(ability: Ability) -> TypeGuard[Modify | Fights]:
    """Whether it changes attacks of a sort, whoever makes them: their numbers, or how they are made."""
    if isinstance(ability, Modify):
        return changes_attacks(ability)
    if not isinstance(ability, Fights):
        return False
    if ability.manner in (Manner.ATTACKER_ASSIGNS, Manner.DEFENDER_ASSIGNS):
        return ability.of is not ANYTHING  # else it is about the card's own attack
    return ability.manner in (Manner.SHIELDED_ONCE, Manner.WEAKENS_WOUNDED)
