"""Creatures that are reserved: off to the side with a card, to be played as though from hand. [OFF-01]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.cards.kept import lying_beneath
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.state.ids import ASIDE, HAND, NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.terms import Stat


def reserving(table: Table, card: CardId) -> Permit | None:
    """What the card says of a creature that it reserves, if it reserves any."""
    return table.printed[card].permit(Deed.RESERVE)


def more_prowess(word: Permit) -> int:
    """How much more prowess a creature has by having been reserved."""
    total = 0
    for change in word.then:
        if isinstance(change, Modify) and change.what is Stat.PROWESS and isinstance(change.by, int):
            total += change.by
    return total


def reserver_of(table: Table, creature: CardId) -> CardId:
    """The card that reserves the creature, or NONE."""
    state = table.cards[creature]
    if state.place != ASIDE or state.on == NONE or reserving(table, state.on) is None:
        return NO_CARD
    return state.on


def reserved(table: Table, seat: int) -> list[CardId]:
    """The creatures that the player may play as though they were in his hand."""
    if Deed.RESERVE not in table.lexicon:
        return []
    return [card for card in table.pile(seat, ASIDE) if reserver_of(table, card) != NONE]


def to_reserve(table: Table, seat: int) -> list[tuple[CardId, CardId]]:
    """Each creature of the player's hand with each card of his that could reserve it; one at a time."""
    found: list[tuple[CardId, CardId]] = []
    for host in table.board:
        word = reserving(table, host) if table.owners[host] == seat else None
        if word is None or lying_beneath(table, host):
            continue
        for card in one_of_each(table, table.pile(seat, HAND)):
            printed = table.printed[card]
            if printed.kind == CREATURE and is_any(printed.race, races_in(word.what)):
                if not unique_is_taken(table, card):
                    found.append((card, host))
    return found
