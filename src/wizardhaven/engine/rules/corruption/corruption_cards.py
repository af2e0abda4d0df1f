"""Hazards that lie on characters are shaken off while organizing, by a roll or a card. [COR-21, COR-22]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, return_to_hand, tap
from wizardhaven.engine.changes.checks import declare_check, end_check
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.cards.in_play import bearer_of, characters_of, members_of
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.chain.requirements import is_fulfilled
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.chain.roll_window import RollWindow
from wizardhaven.engine.rules.corruption.support import SupportWindow
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.rules.flow.performers import company_meant
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.checks import CheckAtHand
from wizardhaven.engine.state.ids import NONE, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.lasting import Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import part_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import On, Such
from wizardhaven.vocabulary.targets import TheRoll
from wizardhaven.vocabulary.terms import Check, Keyword, Pile


@final
class RollRemoval(RollChoice):
    """Above the number, the card is discarded."""

    __slots__ = ("above", "card", "modifier")

    asks: ClassVar[Question] = Question.REMOVAL_ROLL

    def __init__(self, card: CardId, above: int, modifier: int = 0) -> None:
        super().__init__()
        self.card = card
        self.above = above
        self.modifier = modifier

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card
        asked.number = self.above - self.modifier

    def roller(self) -> CardId:
        return self.card

    def rolled(self, table: Table, total: int) -> None:
        if total + self.modifier > self.above and bearer_of(table, self.card) != NONE:
            discard(table, self.card)


def would_remove_hazard_events(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there are such events."""
    assert isinstance(effect, Put)
    return bool(_hazard_events(table, effect, context.aim, context.company))


def _hazard_events(table: Table, put: Put, aim: Aim, company: CompanyId) -> list[CardId]:
    """The hazard permanent-events on the target or on his company, perhaps only those with a word on them."""
    assert not isinstance(put.what, Subject)
    bearers = (aim.card,) if part_of(put.what, On) is not None else members_of(table, company)
    carried = [card for bearer in bearers for card in table.cards[bearer].carried]
    found = [card for card in carried if table.printed[card].hazard]
    keyword = part_of(put.what, Keyword)
    return found if keyword is None else [card for card in found if table.printed[card].has(keyword)]


@puts(Way.RELIEVED, would_remove_hazard_events)
def perform_remove_hazard_events(table: Table, effect: Effect, declaration: Declaration) -> None:
    """They go back to the hand they came from, or are discarded, or each is rolled for."""
    assert isinstance(effect, Put)
    for card in _hazard_events(table, effect, declaration.aim, company_meant(table, declaration)):
        if effect.to is Pile.HAND:
            return_to_hand(table, card)
        elif effect.above is None:
            discard(table, card)
        else:
            above = effect.above
            removing = table.printed[card].removing
            if removing is not None and isinstance(removing.above, int):
                above = removing.above
            table.push(RollRemoval(card, above))


def offer_removals(table: Table, seat: int, offers: list[Action]) -> None:
    """Hazards that a character may try to be rid of, tapping or at -3. [COR-21, COR-22]"""
    for character in characters_of(table, seat):
        for card in table.cards[character].carried:
            removal, removing = table.printed[card].removal, table.printed[card].removing
            if removal is None or removing is None or noted(table, Remembered.REMOVAL_TRIED_UNTAPPED, card):
                continue
            if not _may_be_tried(table, card, character, removal):
                continue
            tried = noted(table, Remembered.REMOVAL_TRIED, card)
            if removal.user is not None:
                _offer_helpers(table, card, character, removing, removal.user, offers)
            elif removal.costs:
                if table.cards[character].status == UNTAPPED:
                    offers.append(Action(Verb.TRY_REMOVAL, card, character))
                if not tried and table.printed[card].has(Keyword.CORRUPTION):
                    offers.append(Action(Verb.TRY_REMOVAL_UNTAPPED, card, character))
            elif not tried or not removal.once_each_turn:
                offers.append(Action(Verb.TRY_REMOVAL, card, character))


def _offer_helpers(
    table: Table, card: CardId, bearer: CardId, removing: Roll, who: Such, offers: list[Action]
) -> None:
    """Those of the bearer's company who may tap to rid him of the card; no roll at -3 is in their text."""
    for member in members_of(table, table.cards[bearer].company):
        if table.cards[member].status == UNTAPPED and fits(table, member, who):
            if member != bearer or removing.by is not Subject.COMPANY:
                offers.append(Action(Verb.TRY_REMOVAL, card, member))


def _may_be_tried(table: Table, card: CardId, character: CardId, removal: Use) -> bool:
    """Whether all that is required for it holds."""
    context = Context(table.owners[character], card, table.cards[character].company)
    return all([is_fulfilled(table, required, context) for required in removal.requires])


def try_removal(table: Table, action: Action) -> list[Step]:
    """The character taps and rolls, or rolls at -3 as he is."""
    removal, removing = table.printed[action.card].removal, table.printed[action.card].removing
    assert removal is not None
    assert removing is not None
    if action.verb is Verb.TRY_REMOVAL_UNTAPPED:
        remember(table, Remembered.REMOVAL_TRIED_UNTAPPED, action.card)
        return _rolled(table, action, removing, -3)
    remember(table, Remembered.REMOVAL_TRIED, action.card)
    if removal.costs:
        tap(table, action.other)
    if removing.above is None:
        discard(table, action.card)
        return []
    return _rolled(table, action, removing, 0)


def _rolled(table: Table, action: Action, removing: Roll, modifier: int) -> list[Step]:
    """The roll; if a card lets others help with it, they are asked first."""
    above = removing.above
    assert isinstance(above, int)
    if removing.plus:
        outer = declare_check(table, Check.REMOVAL, action.other, modifier, action.card)
        return [SupportWindow(table.active), HelpedRemoval(action.card, above, outer)]
    corrupts = table.printed[action.card].has(Keyword.CORRUPTION)
    if not corrupts or not _may_be_helped(table, action.other):
        return [RollRemoval(action.card, above, modifier)]
    outer = declare_check(table, Check.REMOVAL, action.other, modifier, action.card)
    return [RollWindow(table.active), HelpedRemoval(action.card, above, outer)]


def _may_be_helped(table: Table, character: CardId) -> bool:
    """Whether a card on his company speaks of such attempts."""
    company = table.cards[character].company
    for card in table.board:
        if company != NONE and table.cards[card].company == company:
            for use in table.printed[card].actions:
                if isinstance(use.target, TheRoll) and Check.REMOVAL in use.target.kinds:
                    return True
    return False


@final
class HelpedRemoval(Step):
    """Whoever could has helped: the roll is made with what they have given. [COR-21]"""

    __slots__ = ("above", "card", "outer")

    def __init__(self, card: CardId, above: int, outer: CheckAtHand | None) -> None:
        self.card = card
        self.above = above
        self.outer = outer

    def run(self, table: Table) -> None:
        modifier = table.check.modifier if table.check is not None else 0
        end_check(table, self.outer)
        table.push(RollRemoval(self.card, self.above, modifier))
