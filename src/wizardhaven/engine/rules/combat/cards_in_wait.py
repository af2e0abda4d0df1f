"""What cards that waited for an attack or a strike do then, and creatures kept with them. [OFF-01]"""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.changes.attacks import kept_by
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.combat import keep_creature_by
from wizardhaven.engine.changes.control import move_onto
from wizardhaven.engine.changes.off_to_the_side import put_aside
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.combat.strikes import strike_at_hand
from wizardhaven.engine.rules.chain.cards_in_wait import aftermath_of
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import ASIDE, IN_PLAY, NONE, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.strike import DEFEATED
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.occasions import Aftermath


def settle_success(table: Table) -> None:
    """The strike has been successful: what was played for that is on its defender from now on."""
    strike = strike_at_hand(table)
    for card in strike.awaited:
        if aftermath_of(table, card) is Aftermath.STRIKE_SUCCEEDED and _waits(table, card):
            if table.cards[strike.defender].place == IN_PLAY:
                move_onto(table, card, strike.defender)


def _waits(table: Table, card: CardId) -> bool:
    return table.cards[card].place == IN_PLAY and table.cards[card].on == NONE


def settle_strike(table: Table) -> None:
    """The strike is over: cards that waited for something else go, others keep the creature. [TIM-73]"""
    strike = strike_at_hand(table)
    for card in strike.awaited:
        if aftermath_of(table, card) is Aftermath.STRIKE_NOT_DEFEATED:
            if strike.result == DEFEATED:
                _discard(table, card)
            elif table.printed[card].keeps_creature:
                keep_creature_by(table, card)
        elif _waits(table, card):
            discard(table, card)


def settle_wound(table: Table, wounded: CardId) -> None:
    """What waits for a wound is on whoever has one, if he had no corruption card this turn. [COR-18]"""
    attack = table.attack
    if attack is None or not attack.awaited or table.printed[wounded].kind != CHARACTER:
        return
    for card in attack.awaited:
        if aftermath_of(table, card) is Aftermath.CHARACTER_WOUNDED and _waits(table, card):
            if not noted(table, Remembered.CORRUPTION_CARD, wounded):
                move_onto(table, card, wounded)
                remember(table, Remembered.CORRUPTION_CARD, wounded)


def settle_attack(table: Table, attack: Attack) -> Attack:
    """The attack is over: cards that waited for somebody's death go if nobody died. [TIM-73]"""
    keepers: list[CardId] = []
    for card in attack.awaited:
        if aftermath_of(table, card) is Aftermath.CHARACTER_WOUNDED:
            if _waits(table, card):
                _discard(table, card)
        elif not attack.slain:
            _discard(table, card)
        elif table.printed[card].keeps_creature:
            keepers.append(card)
    return kept_by(attack, tuple(keepers)) if keepers else attack


def _discard(table: Table, card: CardId) -> None:
    if table.cards[card].place == IN_PLAY:
        discard(table, card)


def keep_creature(table: Table, creature: CardId, keepers: Sequence[CardId]) -> bool:
    """The creature is off to the side with the first card that keeps it; any other such card goes.

    Whether it is kept at all: the card may have left play since. [OFF-01, OFF-06]
    """
    hosts = [card for card in keepers if table.cards[card].place == IN_PLAY]
    for other in hosts[1:]:
        discard(table, other)
    if not hosts:
        return False
    if table.cards[creature].place != ASIDE:
        put_aside(table, creature, hosts[0])
    return True


def let_go(table: Table, keepers: Sequence[CardId]) -> None:
    """The creature has been defeated: the cards that kept it, or would have, are discarded."""
    for card in keepers:
        _discard(table, card)
