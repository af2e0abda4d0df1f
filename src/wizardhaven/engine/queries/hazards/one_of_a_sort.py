"""Hazards of which one is free against each company, lets itself be keyed once, or is all of a turn."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.notes import noted_with
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed


def freed_by(table: Table, company: CompanyId, hazard: CardId) -> CardId:
    """The card in play by which the hazard does not count against the limit of the company. [MOV-16]"""
    if table.owners[hazard] == table.active or company == NONE:
        return NO_CARD
    for card in table.board:
        for permit in table.printed[card].permits:
            if permit.deed is Deed.PLAY_ONE_FREELY and fits_printed(table.printed[hazard], permit.what):
                if not noted_with(table, Remembered.LET_IN_FREELY, company, card):
                    return card
    return NO_CARD


def is_one_too_many(table: Table, hazard: CardId) -> bool:
    """Whether another such hazard has been played this turn, and a card in play suffers only one."""
    played = [one.about for one in table.notes if one.kind is Remembered.PLAYED and one.about != hazard]
    for card in table.board:
        for barred in table.printed[card].forbids:
            if barred.deed is Deed.PLAY_ANOTHER and fits_printed(table.printed[hazard], barred.what):
                if any([fits_printed(table.printed[one], barred.what) for one in played]):
                    return True
    return False
