"""How many cards a player may hold, and what becomes of those he discards. [SET-35]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.players.stage_points import by_stage_points
from wizardhaven.engine.queries.words.conditions import Context, is_so
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, CardId, CompanyId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import ByStagePoints, Number
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.terms import Pile, Stat

HAND_SIZE: Final = 8


def hand_size(table: Table, seat: int) -> int:
    """How many cards the player keeps. [SET-36]"""
    cards = HAND_SIZE
    if Stat.HAND_SIZE in table.lexicon:
        cards += _more_by_cards(table, seat)
    for lasting in table.lasting:
        change = lasting.standing
        if isinstance(change, Modify) and change.what is Stat.HAND_SIZE:
            if table.owners[lasting.source] == seat:
                assert isinstance(change.by, int)  # for a while it never goes by stage points
                cards += change.by
    return cards


def _more_by_cards(table: Table, seat: int) -> int:
    """How many more cards the characters, what they carry and his events let the player keep."""
    more, every = 0, table.printed
    for company in table.companies.values():
        if company.seat == seat:
            for member in company.members:
                if every[member].of_hands:
                    more += _more_cards(table, seat, member, company.id, member)
                for card in table.cards[member].carried:
                    if every[card].of_hands:
                        more += _more_cards(table, seat, card, company.id, member)
    for event in table.board:
        printed = every[event]
        if printed.of_hands and table.owners[event] == seat and not printed.on_avatar:
            more += _more_cards(table, seat, event, table.cards[event].company, NO_CARD)
    return more


def _more_cards(table: Table, seat: int, card: CardId, company: CompanyId, bearer: CardId) -> int:
    """How many more cards a character, or something on him, lets his player keep; or how many fewer."""
    more = 0
    printed = table.printed[card]
    if (printed.hazard and card == bearer) or (printed.kind == ITEM and not table.cards[card].in_use):
        return more
    for change in printed.modifiers:
        if change.what is Stat.HAND_SIZE:
            if is_so(table, change.condition, Context(seat, card, company)):
                more += _so_many(table, change.by, bearer)
    return more


def _so_many(table: Table, by: int | Number, bearer: CardId) -> int:
    """How many cards these are for the bearer: so many, or by his stage points."""
    if isinstance(by, int):
        return by
    assert isinstance(by, ByStagePoints)
    return by_stage_points(table, by, bearer)


def discards_face_up(table: Table, seat: int) -> bool:
    """Whether somebody or something of the opponent's makes the player show what he discards."""
    if DiscardsFromHand not in table.lexicon:
        return False
    for card in table.pile(1 - seat, IN_PLAY):
        for ability in table.printed[card].abilities:
            if isinstance(ability, DiscardsFromHand) and ability.to is not Pile.TOP:
                return True
    return False


def discards_onto_deck(table: Table) -> bool:
    """Whether a card in play lets players lay what they discard on top of their play decks."""
    for card in table.board:
        for ability in table.printed[card].abilities:
            if isinstance(ability, DiscardsFromHand) and ability.to is Pile.TOP:
                return True
    return False
