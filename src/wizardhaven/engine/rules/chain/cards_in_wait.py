"""Cards that lie in wait for what becomes of an attack or a strike. [OFF-01, PRS-09]"""

from __future__ import annotations

from wizardhaven.engine.changes.combat import await_attack
from wizardhaven.engine.changes.control import lay_on, lay_on_board
from wizardhaven.engine.changes.strikes import await_strike, take_prisoners_by
from wizardhaven.engine.queries.combat.attack_at_hand import current_strike
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.occasions import Aftermath


def lie_in_wait(table: Table, card: CardId) -> None:
    """A hazard host played on a strike takes its defender, should the strike be successful. [CMB-62]"""
    prisons = table.printed[card].prisons
    if prisons is not None and current_strike(table) is not None:
        take_prisoners_by(table, card, prisons.prowess)


def lie_in_wait_for(table: Table, card: CardId, character: CardId) -> None:
    """The card was played on somebody who faces an attack or a strike, and waits for what becomes of it.

    What a character has only if the strike succeeds lies on him only then.
    """
    aftermath = aftermath_of(table, card)
    if aftermath in (Aftermath.STRIKE_SUCCEEDED, Aftermath.CHARACTER_WOUNDED):
        lay_on_board(table, card)
    else:
        lay_on(table, card, character)
    if aftermath in (Aftermath.CHARACTER_ELIMINATED, Aftermath.CHARACTER_WOUNDED):
        await_attack(table, card)
    elif current_strike(table) is not None:
        await_strike(table, card)


def aftermath_of(table: Table, card: CardId) -> Aftermath | None:
    """What a card waits for."""
    stays = table.printed[card].stays_if
    return stays.aftermath if stays is not None else None
