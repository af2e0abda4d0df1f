"""Rolls that the actions declared in a chain will cause. [TIM-25]"""

from __future__ import annotations

from wizardhaven.engine.queries.subjects import subject
from wizardhaven.engine.state.chain import ABILITY, CARD_USE, INFLUENCE, PASSIVE, SITE_PLAY, Declaration
from wizardhaven.engine.state.checks import CheckAtHand
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.printed import CHARACTER
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.effects import CorruptionCheck, Effect, RollFor
from wizardhaven.vocabulary.terms import Check


def announced_by(table: Table, declared: Declaration) -> CheckAtHand | None:
    """The roll that what was declared will cause when it resolves; None if it causes none."""
    card = declared.card
    if declared.kind == INFLUENCE or (declared.kind == SITE_PLAY and table.printed[card].faction is not None):
        return CheckAtHand(Check.INFLUENCE, declared.user, against=card)
    for effect in effects_of(table, declared):
        if isinstance(effect, CorruptionCheck):
            character = subject(table, effect.by, card, declared.user, declared.aim)
            if character != NONE and table.printed[character].kind == CHARACTER:
                return CheckAtHand(Check.CORRUPTION, character)
        elif isinstance(effect, RollFor) and effect.kind is not None:
            character = subject(table, effect.by, card, declared.user, declared.aim)
            return CheckAtHand(effect.kind, character)
    return None


def effects_of(table: Table, declared: Declaration) -> tuple[Effect, ...]:
    """What a declared card, ability or passive condition does when it resolves."""
    printed = table.printed[declared.card]
    if declared.kind == CARD_USE:
        return printed.uses[declared.number].effects
    if declared.kind == ABILITY:
        return printed.actions[declared.number].effects
    if declared.kind == PASSIVE:
        ability = printed.abilities[declared.number]
        return (ability.then,) if isinstance(ability, When) else ()
    return ()


def awaits_roll(table: Table, seat: int) -> bool:
    """Whether a roll by a character of the player's has been announced."""
    for declared in table.chain:
        check = announced_by(table, declared)
        if check is not None and table.owners[check.character] == seat:
            return True
    return False
