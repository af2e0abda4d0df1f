"""What cards on-guard may be aimed at, and what becomes of those not revealed. [SITE-38, SITE-48]"""

from __future__ import annotations

from wizardhaven.engine.queries.notes import noted, noted_with
from wizardhaven.engine.queries.targets import aims_of
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed import EVENT
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.hazards import OnGuardCards


def on_guard_fate(table: Table) -> OnGuardCards | None:
    """What a card in play says of cards on-guard, if one does; to keep none there counts first."""
    found: OnGuardCards | None = None
    for card in table.board:
        for ability in table.printed[card].abilities:
            if isinstance(ability, OnGuardCards):
                found = ability if found is None or ability.to_hand else found
    return found


def targeted_cards(table: Table, card: CardId) -> list[CardId]:
    """The characters, items and other cards that a hazard event could be aimed at as things are."""
    printed = table.printed[card]
    if printed.kind != EVENT or not printed.hazard:
        return []
    aims = [aim for use in printed.uses for aim in aims_of(table, table.owners[card], card, NONE, use)]
    return [aim.number for aim in aims if aim.kind == CARD]


def was_target(table: Table, card: CardId, aim: Aim) -> bool:
    """Whether what the card is aimed at was its legal target in the movement/hazard phase already. [SITE-38]

    The company itself was, and nothing was missed where that phase is not known.
    """
    if aim.kind != CARD or not noted(table, Remembered.COULD_TARGET, card):
        return True
    return noted_with(table, Remembered.COULD_TARGET, card, aim.number)
