"""What besides elimination a body check may bring. [CMB-47, CMB-49, CMB-50]"""

from __future__ import annotations

from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.state.ids import IN_PLAY, CardId
from wizardhaven.engine.state.parts import Part
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.terms import Check, Race


def body_check_parts(table: Table, character: CardId) -> list[Part]:
    """What cards add to body checks against him, part by part. [CMB-46]"""
    return check_parts(table, character, Check.BODY) if table.cards[character].place == IN_PLAY else []


def discard_numbers(table: Table, character: CardId, now: int) -> list[int]:
    """The results on which he is discarded; they move with his body as it is now. [CMB-51]"""
    printed = table.printed[character]
    if printed.discarded_on and _is_steadfast(table, character):
        return []
    return [number + now - printed.body for number in printed.discarded_on]


def _is_steadfast(table: Table, character: CardId) -> bool:
    """Whether a card on him keeps body checks from discarding him."""
    for card in table.cards[character].carried:
        if any([forbidden.deed is Deed.FAIL_BODY_CHECK for forbidden in table.printed[card].forbids]):
            return True
    return False


def return_numbers(table: Table, character: CardId) -> tuple[int, ...]:
    """What the dice alone must show for a Ringwraith to go back to hand. [CMB-49]"""
    if table.printed[character].race is not Race.RINGWRAITH:
        return ()
    return table.kinds[table.owners[character]].avatar_returns_on
