"""Starting stage cards, and other cards that are revealed in the draft like characters. [SET-26, FW-17]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.control import lay_on, lay_on_board, place_with, put_on_company
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.cards.in_play import characters_of
from wizardhaven.engine.queries.chain.requirements import is_fulfilled
from wizardhaven.engine.queries.characters.admission import not_admitted, waiting_leaves
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.players.identity import is_for_another
from wizardhaven.engine.queries.resources.duplicates import duplication_refusal
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.setup.starting_site import needs_site, starting_sites
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DISCARD, IN_PLAY, NO_CARD, NO_COMPANY, NONE, POOL, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY, NO_AIM, Aim
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A, aimed_at, rest_of
from wizardhaven.vocabulary.terms import Length, Moment

MOST_ITEMS: Final = 2


AT_THE_START: Final = (Moment.ANY_TIME, Moment.ORGANIZATION)


def is_starting_card(table: Table, card: CardId) -> bool:
    """Whether it is a stage permanent-event to begin with, or stands for a minor item. [FW-17]"""
    printed = table.printed[card]
    if not printed.is_event(Length.PERMANENT):
        return False
    if printed.for_a_minor_item:
        return True
    return printed.stage and not printed.not_at_the_start and printed.stage_points > 0


def untried(table: Table, seat: int) -> list[CardId]:
    """The starting cards in the pool that have not been revealed yet."""
    return [
        card
        for card in table.pile(seat, POOL)
        if is_starting_card(table, card) and table.cards[card].remembers == NONE and card not in table.sealed
    ]


def must_go_on(table: Table, seat: int) -> bool:
    """Whether a stage card has not been tried yet, so that the player is not finished. [SET-26]"""
    return any(
        [table.printed[card].stage and not is_for_another(table, seat, card) for card in untried(table, seat)]
    )


def cards_to_draft(table: Table, seat: int) -> list[CardId]:
    """The starting cards that could enter play now: all that they ask for holds. [SET-26]"""
    return [card for card in untried(table, seat) if _may_start(table, seat, card)]


def _may_start(table: Table, seat: int, card: CardId) -> bool:
    if is_for_another(table, seat, card):
        return False
    if table.printed[card].for_a_minor_item and minor_items_left(table, seat) == 0:
        return False
    if needs_site(table, card):
        return bool(starting_sites(table, seat, card))
    return bool(_aims(table, seat, card))


def minor_items_left(table: Table, seat: int) -> int:
    """How many minor items the starting company may still have; some cards take their place. [SET-20]"""
    in_their_place = [card for card in table.pile(seat, IN_PLAY) if table.printed[card].for_a_minor_item]
    return MOST_ITEMS - len(in_their_place)


def _aims(table: Table, seat: int, card: CardId) -> list[Aim]:
    """Where a starting card could lie: on nothing, on the starting company, or on somebody of it."""
    found: list[Aim] = []
    for use in table.printed[card].uses:
        if use.when in AT_THE_START and not use.costs:
            aims = [aim for aim in _targets(table, seat, use) if aim not in found]
            found.extend([aim for aim in aims if _allowed(table, seat, card, use, aim)])
    return found


def _targets(table: Table, seat: int, use: Use) -> list[Aim]:
    if use.target is None:
        return [NO_AIM]
    if isinstance(use.target, A) and aimed_at(use.target) is Sort.CHARACTER:
        who = rest_of(use.target)
        return [Aim(CARD, one) for one in characters_of(table, seat) if fits(table, one, who)]
    if aimed_at(use.target) is Sort.COMPANY:
        return [Aim(COMPANY, company.id) for company in companies_of(table, seat)] or [NO_AIM]
    return []


def _allowed(table: Table, seat: int, card: CardId, use: Use, aim: Aim) -> bool:
    event = table.printed[card].event
    assert event is not None
    if duplication_refusal(table, card, table.printed[card].duplication, aim) is not None:
        return False
    companies = companies_of(table, seat)
    context = Context(seat, card, companies[0].id if companies else NO_COMPANY, NO_CARD, aim)
    return all([is_fulfilled(table, required, context) for required in use.requires])


def lose_duplicate(table: Table, card: CardId) -> None:
    """A unique card that both players revealed is discarded. [FW-18]"""
    move(table, card, DISCARD)
    record(table, Happening.DISCARDED, card, seat=table.owners[card])


@final
class PlaceStartingCard(Choice):
    """A drafted card comes into play; if several characters could have it, its player chooses. [SET-26]

    So he does when nobody has needed one that is placed with whom it lets into play. [SET-25]
    """

    __slots__ = ("card",)

    asks: ClassVar[Question] = Question.STARTING_CARD

    def __init__(self, seat: int, card: CardId) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        if table.cards[self.card].place == IN_PLAY:
            return self._bearers(table) or [PASS]
        aims = _aims(table, self.seat, self.card)
        return [
            Action(Verb.PLACE_WITH, self.card, a.card if a.kind == CARD else NO_CARD, aim=a) for a in aims
        ]

    def _bearers(self, table: Table) -> list[Action]:
        able = [
            one
            for one in characters_of(table, self.seat)
            if not_admitted(table, self.seat, one, self.card) is None
        ]
        return [Action(Verb.PLACE_WITH, self.card, one) for one in able]

    def take(self, table: Table, action: Action) -> None:
        if table.cards[self.card].place == IN_PLAY:
            if action.verb is Verb.PASS:
                discard(table, self.card)
            else:
                place_with(table, self.card, action.other)
            return
        aim = action.aim
        if aim.kind == CARD:
            lay_on(table, self.card, aim.card)
        else:
            lay_on_board(table, self.card, aim.company if aim.kind == COMPANY else NO_COMPANY)
        record(table, Happening.DRAFTED, self.card, seat=self.seat)

    def refusal(self) -> Reason:
        return Reason.GETTING_READY


def leave_for(table: Table, seat: int, card: CardId) -> CardId:
    """The drafted card that a character needs to begin with him, and that is placed with him. [FW-20]"""
    for leave in waiting_leaves(table, seat):
        if not_admitted(table, seat, card, leave) is None:
            return leave
    return NO_CARD


@final
class SettleLeaves(Step):
    """After the draft each card that still waits for its character is placed with one, or is lost. [SET-25]

    One that lies on a company may go on waiting there. [SET-23]
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        companies = companies_of(table, self.seat)
        for leave in waiting_leaves(table, self.seat):
            permit = table.printed[leave].permit(Deed.BRING_ONE)
            if permit is None or permit.by is not Subject.COMPANY:
                table.push(PlaceStartingCard(self.seat, leave), SettleLeaves(self.seat))
                return
            if table.cards[leave].company == NONE and companies:
                put_on_company(table, leave, companies[0].id)
