"""Whether another character may be played or let go this turn, and whence he may come. [ORG-05, ORG-07]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.state.ids import DISCARD, SIDEBOARD, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.table import Table


def may_act(table: Table, seat: int, character: CardId) -> bool:
    """Whether he may still be played or let go: one a turn, and perhaps one more who is not unique."""
    if not noted(table, Remembered.CHARACTER_ACTION):
        return True
    return counts_as_action(table, seat, character) is Remembered.COMMON_CHARACTER_ACTION


def counts_as_action(table: Table, seat: int, character: CardId) -> Remembered:
    """As what it is noted that he is played or let go. [ORG-05, ORG-07]

    The further one comes first, so that anybody is left for the other.
    """
    if table.kinds[seat].acts_twice and not table.printed[character].unique:
        if not noted(table, Remembered.COMMON_CHARACTER_ACTION):
            return Remembered.COMMON_CHARACTER_ACTION
    return Remembered.CHARACTER_ACTION


def called(table: Table, seat: int) -> list[CardId]:
    """Who may be played though he is not in hand: common characters of a small mind. [ORG-08]"""
    most = table.kinds[seat].calls_minds_up_to
    if most == 0:
        return []
    found: list[CardId] = []
    for place in (DISCARD, SIDEBOARD):
        found.extend([card for card in table.pile(seat, place) if _is_called(table, card, most)])
    return one_of_each(table, found)


def _is_called(table: Table, card: CardId, most: int) -> bool:
    printed = table.printed[card]
    return printed.kind == CHARACTER and not (printed.unique or printed.avatar) and printed.mind <= most
