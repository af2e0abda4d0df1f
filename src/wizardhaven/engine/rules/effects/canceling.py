"""Attacks, strikes, cards and effects are cancelled. [TIM-39, CMB-13, CMB-29, CMB-35]"""

from __future__ import annotations

from wizardhaven.engine.changes.cards import discard, return_to_hand
from wizardhaven.engine.changes.chain import withdraw
from wizardhaven.engine.changes.checks import cancel_check
from wizardhaven.engine.changes.combat import cancel_attack, cancel_further
from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.changes.strikes import cancel_strike, make_ineffectual, spare_from_prison
from wizardhaven.engine.queries.combat.attack_at_hand import current_strike
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    cannot_be_canceled,
    is_creatures,
    is_of_the_site,
)
from wizardhaven.engine.rules.flow.performers import always, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NONE
from wizardhaven.engine.state.lasting import ATTEMPT, CHECK, DECLARATION, LASTING, STRIKE
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.canceling import CARDS, STRIKES, Cancel, Canceled
from wizardhaven.vocabulary.effects import Effect


@performs(Cancel, always)
def perform_cancel(table: Table, effect: Effect, declaration: Declaration) -> None:
    """What is said comes to nothing."""
    assert isinstance(effect, Cancel)
    if effect.what in CARDS:
        _cancel_card(table, effect.what, declaration)
    elif effect.what in STRIKES:
        _cancel_strike(table, effect.what)
    else:
        _cancel_attack(table, effect.what)


def _cancel_attack(table: Table, what: Canceled) -> None:
    """The attack is over."""
    if table.attack is None or table.attack.canceled or cannot_be_canceled(table.attack):
        return
    cancel_attack(table)
    attack = table.attack
    if not attack.canceled:
        return
    if what is Canceled.ATTACK_AND_HAND and attack.source != NONE:
        cancel_further(table)
        return_to_hand(table, attack.source)
    if what is Canceled.ALL_ATTACKS:
        cancel_further(table)
        if is_creatures(table, attack) and not is_of_the_site(attack):
            if table.cards[attack.source].place == IN_PLAY:
                discard(table, attack.source)
    company = table.companies.get(attack.company)
    if what is Canceled.ATTACKS_HERE and company is not None:
        remember(table, Remembered.NO_AUTOMATIC_ATTACKS, company.id, company.site)


def _cancel_strike(table: Table, what: Canceled) -> None:
    """The strike does nothing."""
    if current_strike(table) is None:
        return
    if what is Canceled.STRIKE:
        cancel_strike(table)
    else:
        make_ineffectual(table)


def _cancel_card(table: Table, what: Canceled, declaration: Declaration) -> None:
    """A card in play or in the chain is cancelled and discarded; a lasting effect or a roll ends. [TIM-39]

    If only what it does is cancelled, a card that lay in play before stays there.
    """
    aim = declaration.aim
    if aim.kind in (CHECK, ATTEMPT):
        cancel_check(table)
    elif aim.kind == LASTING:
        for index, lasting in enumerate(table.lasting):
            if lasting.source == aim.number:
                end_lasting(table, index)
                return
    elif aim.kind == DECLARATION:
        withdraw(table, aim.card)
        if what is Canceled.CARD and table.cards[aim.number].place == IN_PLAY:
            discard(table, aim.card)
    elif aim.kind == STRIKE:
        spare_from_prison(table)
    elif table.cards[aim.number].place == IN_PLAY:
        discard(table, aim.card)
