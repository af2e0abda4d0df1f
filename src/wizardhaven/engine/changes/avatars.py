"""An avatar comes into play; a Wizard falls, and another card stands for the player from now on. [COR-16]"""

from __future__ import annotations

from wizardhaven.engine.changes.cards import discard, return_to_hand
from wizardhaven.engine.changes.control import enter_play, move_onto
from wizardhaven.engine.changes.off_to_the_side import give_back_items
from wizardhaven.engine.changes.piles import forget, move, record, remember
from wizardhaven.engine.queries.cards.in_play import is_avatar
from wizardhaven.engine.queries.players.stage_points import specific_events
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, SIDEBOARD, CardId, CompanyId
from wizardhaven.engine.state.kinds.fallen_wizard import FALLEN_WIZARD
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import LiesOnAvatar


def reveal_avatar(table: Table, avatar: CardId) -> None:
    """The avatar stands for his player from now on; cards that waited for him lie on him. [ORG-14]

    If he is a Fallen-wizard, what the opponent has that is specific to the very same one is gone. [ORG-25]
    """
    seat = table.owners[avatar]
    names = list(table.revealed_avatars)
    names[seat] = table.printed[avatar].name
    table.revealed_avatars = (names[0], names[1])
    forget(table, Remembered.TAKEN_BACK, seat)
    if LiesOnAvatar in table.lexicon:
        for card in table.board:
            if table.owners[card] == seat and table.printed[card].on_avatar:
                move_onto(table, card, avatar)
                give_back_items(table, card, avatar)
    if table.kinds[seat].has_stage_cards:
        for card in specific_events(table, 1 - seat, names[seat]):
            discard(table, card)


def take_back(table: Table, ringwraith: CardId) -> None:
    """A body check sends a Ringwraith back to hand; he is awaited until he is played again. [CMB-49]"""
    if is_avatar(table, ringwraith):
        remember(table, Remembered.TAKEN_BACK, table.owners[ringwraith])
    return_to_hand(table, ringwraith)


def drive_out_forms(table: Table, ringwraith: CardId, *, as_avatar: bool) -> None:
    """As a Ringwraith is played, the Nazgûl he is leaves play, and he himself as a follower. [ORG-17]"""
    identity, name = table.printed[ringwraith].identity, table.printed[ringwraith].name
    for seat in (0, 1):
        for other in table.pile(seat, IN_PLAY):
            printed = table.printed[other]
            if other == ringwraith or printed.identity != identity:
                continue
            if printed.hazard or (as_avatar and printed.name == name):
                discard(table, other)


def drive_out_all_forms(table: Table, card: CardId) -> None:
    """Whatever else in play is the same being is discarded, whosever it is. [MAN-04, MAN-05]"""
    identity = table.printed[card].identity
    for seat in (0, 1):
        for other in table.pile(seat, IN_PLAY):
            if other != card and table.printed[other].identity == identity:
                discard(table, other)


def lose_ringwraiths(table: Table, company: CompanyId) -> None:
    """The Ringwraiths who follow another one in the company are discarded."""
    for member in table.companies[company].members:
        if table.printed[member].avatar and not is_avatar(table, member):
            discard(table, member)


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
    kinds[seat] = FALLEN_WIZARD
    table.kinds = (kinds[0], kinds[1])
    declared = list(table.declared)
    declared[seat] = table.printed[fallen].name
    table.declared = (declared[0], declared[1])
    reveal_avatar(table, fallen)
    record(table, Happening.WIZARD_FELL, fallen, seat=seat)
