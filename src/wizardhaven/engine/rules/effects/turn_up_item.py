"""A play deck is turned up for an item, and what comes with it. [CMB-02]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.control import give_item
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.open_piles import is_barred_from_searching
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.engine.rules.flow.own_rules import does
from wizardhaven.engine.rules.flow.performers import meant
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, IN_PLAY, NO_CARD, NONE, WOUNDED, CardId
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass


def would_turn_up_item(table: Table, effect: Effect, context: Context) -> bool:
    """Whether the player may look through his cards."""
    assert isinstance(effect, Rule)
    return not is_barred_from_searching(table, context.seat)


@does(Own.TURN_UP_ITEM, would_turn_up_item)
def perform_turn_up_item(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Card after card is shown; then somebody who lurked there strikes at the searcher."""
    assert isinstance(effect, Rule)
    seat, searcher = declaration.seat, meant(table, Subject.USER, declaration)
    if is_barred_from_searching(table, seat):
        return
    found: CardId = NO_CARD
    shown = 0
    for card in reversed(table.pile(seat, DECK)):
        shown += 1
        record(table, Happening.TURNED_UP, card, seat=seat)
        if _can_bear(table, searcher, card):
            found = card
            break
    if found != NONE:
        give_item(table, found, searcher)
    company, prowess = table.cards[searcher].company, effect.number + shown
    attack = Attack(company, None, 1, prowess, NONE, alone=searcher, fixed=True, strikes_fixed=True)
    table.push(Shuffle(seat), StartAttack(attack), KeepFound(found, searcher))


def _can_bear(table: Table, searcher: CardId, card: CardId) -> bool:
    """Whether the card is an item, not a special one, that he could take. [GLO-120]"""
    item = table.printed[card].item
    if item is None or item.item_class is ItemClass.SPECIAL or unique_is_taken(table, card):
        return False
    return not has_copy(table, searcher, card)


@final
class KeepFound(Step):
    """A searcher who was wounded for it does not keep what he found."""

    __slots__ = ("item", "searcher")

    def __init__(self, item: CardId, searcher: CardId) -> None:
        self.item = item
        self.searcher = searcher

    def run(self, table: Table) -> None:
        if self.item == NONE or table.cards[self.item].place != IN_PLAY:
            return
        state = table.cards[self.searcher]
        if state.place != IN_PLAY or state.status == WOUNDED:
            discard(table, self.item)
