"""Who was a legal target of a card on-guard in the movement/hazard phase already. [SITE-38]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.notes import noted, noted_with
from wizardhaven.engine.queries.chain.targets import aims_of
from wizardhaven.engine.state.ids import NO_CARD, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import EVENT
from wizardhaven.engine.state.table import Table


def targeted_cards(table: Table, card: CardId) -> list[CardId]:
    """The characters, items and other cards that a hazard event could be aimed at as things are."""
    printed = table.printed[card]
    if printed.kind != EVENT or not printed.hazard:
        return []
    aims = [aim for use in printed.uses for aim in aims_of(table, table.owners[card], card, NO_CARD, use)]
    return [aim.card for aim in aims if aim.kind == CARD]


def was_target(table: Table, card: CardId, aim: Aim) -> bool:
    """Whether what the card is aimed at was its legal target in the movement/hazard phase already. [SITE-38]

    The company itself was, and nothing was missed where that phase is not known.
    """
    if aim.kind != CARD or not noted(table, Remembered.COULD_TARGET, card):
        return True
    return noted_with(table, Remembered.COULD_TARGET, card, aim.number)
