"""The shape that somebody has taken: its numbers stand in place of his own. [GLO-018]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.kept import lying_beneath
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.parts import Part
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.terms import Stat


def shape_card(table: Table, character: CardId) -> CardId:
    """The card whose shape an avatar has taken, the latest if there are several; NONE if it is his own."""
    found = NO_CARD
    if table.printed[character].avatar:
        for card in table.cards[character].carried:
            if table.printed[card].shape is not None:
                found = card
    return found


def shape_of(table: Table, character: CardId) -> TakesShape | None:
    """The shape that an avatar has taken."""
    card = shape_card(table, character)
    return table.printed[card].shape if card != NONE else None


def own_number(table: Table, character: CardId, stat: Stat) -> Part:
    """His prowess, body or direct influence before anything is added, and the card that gives it."""
    card = shape_card(table, character)
    if card != NONE:
        shape = table.printed[card].shape
        assert shape is not None
        if stat is Stat.PROWESS:
            return Part(card, shape.prowess)
        return Part(card, shape.body if stat is Stat.BODY else shape.direct_influence)
    printed = table.printed[character]
    if stat is Stat.PROWESS and printed.kind == ALLY and printed.event is not None:
        kept = [table.printed[card].prowess for card in lying_beneath(table, character)]
        return Part(character, max(0, printed.prowess + sum(kept)))
    if stat is Stat.PROWESS:
        return Part(character, printed.prowess)
    return Part(character, printed.body if stat is Stat.BODY else printed.direct_influence)
