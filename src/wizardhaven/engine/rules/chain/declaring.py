"""A card or an ability is used: its costs are paid, it is declared. [TIM-11, TIM-12]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.cards import discard, tap
from wizardhaven.engine.changes.chain import declare, withdraw
from wizardhaven.engine.changes.control import read_with
from wizardhaven.engine.changes.hazard_limit import count_hazards
from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.piles import drop, move, record, remember
from wizardhaven.engine.changes.strikes import use_skill
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.cards.in_play import bearer_of
from wizardhaven.engine.queries.cards.races import events_of
from wizardhaven.engine.queries.cards.read_as import readers
from wizardhaven.engine.queries.chain.costs import chosen_items, payable, tappers
from wizardhaven.engine.queries.combat.company_combat import facing
from wizardhaven.engine.queries.combat.strikes import strike_at_hand
from wizardhaven.engine.queries.words.conditions import must_tap_to_use
from wizardhaven.engine.queries.words.subjects import company_concerned, subject
from wizardhaven.engine.rules.agents.reveal import turned_up_to_pay
from wizardhaven.engine.rules.chain.offers import counts_against_limit
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import ABILITY, CARD_USE, ITEM_USE, ON_GUARD_PLAY, Declaration
from wizardhaven.engine.state.facts import PAID, Happening
from wizardhaven.engine.state.ids import DECLARED, DISCARD, HAND, IN_PLAY, NONE, CardId
from wizardhaven.engine.state.lasting import LASTING
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.using import using
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.asked_for import part_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import thing_used
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.playing import HazardLimitCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race


def use_of(table: Table, declaration: Declaration) -> Use:
    """The use that was declared."""
    printed = table.printed[declaration.card]
    return (printed.actions if declaration.kind == ABILITY else printed.uses)[declaration.number]


def begin_use(table: Table, seat: int, action: Action) -> None:
    """Pay what the use costs and declare it. [TIM-12]"""
    if action.verb is Verb.USE_ITEM:
        declare(table, Declaration(ITEM_USE, seat, action.card, user=table.cards[action.card].on))
        return
    in_play = action.verb is Verb.USE
    declaration = declaration_of(table, seat, action)
    use = use_of(table, declaration)
    pay(table, use, declaration, action.names)
    if use.once_each_turn:
        remember(table, Remembered.USED, action.card, action.number)
    elif use.one_of_several:
        remember(table, Remembered.USED, action.card)
    for effect in use.effects:
        if isinstance(effect, Put) and isinstance(effect.count, Count):
            race = effect.count.what
            assert isinstance(race, Race), "events are counted by their race"
            remember(table, Remembered.COUNTED, action.card, len(events_of(table, race)))
    if not in_play:
        move(table, action.card, DECLARED)
        if action.names:
            for reader in readers(table, seat, action.card):
                if table.printed[reader].name == action.names[0]:
                    read_with(table, reader, action.card)
                    break
    declare(table, declaration)
    if table.attack is not None and table.attack.strike != NONE and declaration.needed is not None:
        use_skill(table, facing(table, strike_at_hand(table), seat))


def place_on_guard(table: Table, seat: int, card: CardId) -> None:
    """A card is declared to be placed on-guard; it counts against the hazard limit. [MOV-36, TIM-58]"""
    remember(table, Remembered.ON_GUARD, table.company)
    move(table, card, DECLARED)
    declare(table, Declaration(ON_GUARD_PLAY, seat, card, counted=True))


def revealed(table: Table, seat: int, action: Action) -> Declaration:
    """What an event that is turned up on-guard comes to as a declaration."""
    play = Action(Verb.PLAY, action.card, number=action.number, aim=action.aim)
    return declaration_of(table, seat, play, counted_before=True)  # when it was placed [MOV-36]


def declaration_of(table: Table, seat: int, action: Action, counted_before: bool = False) -> Declaration:
    """What an offered use comes to as a declaration, which counts against the limit once."""
    in_play = action.verb is Verb.USE
    printed = table.printed[action.card]
    use = (printed.actions if in_play else printed.uses)[action.number]
    return Declaration(
        ABILITY if in_play else CARD_USE,
        seat,
        action.card,
        action.number,
        _user(table, action, in_play),
        action.aim,
        using(use).skill,
        not in_play and not counted_before and counts_against_limit(table, action.card),
    )


def _user(table: Table, action: Action, in_play: bool) -> CardId:
    """The character who uses the card, or bears it; an agent hazard is none. [CMB-32]"""
    if action.other != NONE or not in_play or agent_of(table, action.card) is not None:
        return action.other
    return bearer_of(table, action.card)


def pay(table: Table, use: Use, declaration: Declaration, names: tuple[str, ...] = ()) -> None:
    """Tap, discard or count what the use costs; of a card from hand its player has said the name."""
    card, user, aim = declaration.card, declaration.user, declaration.aim
    for cost in use.costs:
        if isinstance(cost, Tap):
            paid = subject(table, cost.what, card, user, aim)
            turned_up_to_pay(table, paid, declaration)
            tap(table, paid)
        elif isinstance(cost, Put):
            _give_up(table, cost, declaration, names)
        else:
            assert isinstance(cost, HazardLimitCost)
            count_hazards(table, cost.amount)
    for condition in use.requires:
        thing = thing_used(condition)
        if thing is not None:
            bearer = bearer_of(table, card)
            if must_tap_to_use(table, bearer, card, thing):
                tap(table, bearer)


def _give_up(table: Table, cost: Put, declaration: Declaration, names: tuple[str, ...]) -> None:
    """Something is discarded for the use: what is meant, what its player has chosen, or any that will do."""
    card, user, aim = declaration.card, declaration.user, declaration.aim
    could = payable(table, cost, card, user, aim)
    if not isinstance(cost.what, Subject) and part_of(cost.what, ItemClass) is not None:
        for one in chosen_items(table, could, names):
            discard(table, one)
        return
    named = [one for one in could if table.printed[one].name in names]
    paid = named[0] if named else could[0]
    turned_up_to_pay(table, paid, declaration)
    word = None if isinstance(cost.what, Subject) else part_of(cost.what, Keyword)
    if word is not None and table.cards[paid].place == HAND:
        tapping = tappers(table, paid, company_concerned(table, card, user, aim), word)
        tap(table, next(iter([one for one in tapping if table.printed[one].name in names])))
    if table.cards[paid].place == IN_PLAY:
        discard(table, paid)
    elif cost.sources == (Pile.HAND,) and not cost.shown:
        drop(table, paid, paying=True)
    elif table.cards[paid].place == HAND:
        record(table, Happening.TURNED_UP, paid, seat=declaration.seat)
        move(table, paid, DISCARD)
        record(table, Happening.DISCARDED_FROM_HAND, paid, seat=declaration.seat, number=PAID)
    else:
        move(table, paid, DISCARD)
        record(table, Happening.DISCARDED, paid)


@final
class FinishEvent(Step):
    """A short-event is discarded as soon as it has resolved. [EVT-01]"""

    __slots__ = ("card",)

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, table: Table) -> None:
        if table.cards[self.card].place == DECLARED:
            move(table, self.card, DISCARD)
            record(table, Happening.DISCARDED, self.card)


def cancel_by_tapping(table: Table, action: Action) -> None:
    """A character taps and a hazard declared against the company, or what lasts of one, is over at once.

    Or a card from hand is discarded for it.
    """
    if table.cards[action.card].place == HAND:
        move(table, action.card, DISCARD)
        record(table, Happening.DISCARDED, action.card)
    else:
        tap(table, action.card)
    if action.aim.kind == LASTING:
        end_lasting(table, action.aim.index)
    else:
        withdraw(table, action.other)
