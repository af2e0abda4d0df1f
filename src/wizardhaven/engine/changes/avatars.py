"""A Wizard falls: another card stands for the player from now on. [COR-16]"""

from __future__ import annotations

from wizardhaven.engine.changes.control import enter_play
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import SIDEBOARD, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import PlayerKind


def exchange_avatar(table: Table, wizard: CardId, fallen: CardId) -> None:
    """The Fallen-wizard takes the Wizard's place, with all that lay on him and whoever followed him."""
    seat = table.owners[wizard]
    old = table.cards[wizard]
    enter_play(table, fallen)
    fresh = old.copy()
    fresh.entered = table.turn
    table.cards[fallen] = fresh
    for card in old.carried:
        on_him = table.cards[card].copy()
        on_him.on = fallen
        table.cards[card] = on_him
    company = table.companies[old.company].copy()
    company.members = tuple([fallen if member == wizard else member for member in company.members])
    table.companies[old.company] = company
    for member in company.members:
        if table.cards[member].controller == wizard:
            follower = table.cards[member].copy()
            follower.controller = fallen
            table.cards[member] = follower
    if wizard in table.watchers:
        table.watchers = tuple([other for other in table.watchers if other != wizard])
    move(table, wizard, SIDEBOARD)
    kinds = list(table.kinds)
    kinds[seat] = PlayerKind.FALLEN_WIZARD
    table.kinds = (kinds[0], kinds[1])
    declared = list(table.declared)
    declared[seat] = table.printed[fallen].name
    table.declared = (declared[0], declared[1])
    record(table, Happening.WIZARD_FELL, fallen, seat=seat)
