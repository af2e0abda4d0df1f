"""Of which other cards a card speaks."""

from __future__ import annotations

from wizardhaven.vocabulary.abilities import Ability, DiscardWhile, May
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.conditions import Condition, There, spoken_of
from wizardhaven.vocabulary.effects import If
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use


def names_spoken_of(uses: tuple[Use, ...], abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """The cards whose being in play makes a difference to what a card says."""
    conditions: list[Condition | None] = [condition for use in uses for condition in use.requires]
    for use in uses:
        for effect in use.effects:
            if isinstance(effect, If):
                conditions.extend(effect.conditions)
    for ability in abilities:
        if isinstance(ability, (DiscardWhile, Modify)):
            conditions.append(ability.condition)
        elif isinstance(ability, May):
            conditions.extend(ability.use.requires)
    asked = [inner for condition in conditions for inner in spoken_of(condition)]
    there = [
        condition.what for condition in asked if isinstance(condition, There) and condition.among is None
    ]
    return tuple([name for what in there for name in names_in(what)])
