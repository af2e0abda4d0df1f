"""Influencing a card of the opponent's. [INF-04 to INF-13]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, put_among_points, return_to_hand, tap
from wizardhaven.engine.changes.chain import declare
from wizardhaven.engine.changes.checks import begin_attempt, declare_check, end_attempt, end_check
from wizardhaven.engine.changes.companies import join_company
from wizardhaven.engine.changes.control import enter_play, follow, give_item, lay_on
from wizardhaven.engine.changes.piles import move, play, record, remember
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.characters.admission import is_closed_to, not_admitted
from wizardhaven.engine.queries.companies.companies import is_kept
from wizardhaven.engine.queries.companies.composition import may_be_company
from wizardhaven.engine.queries.influence.attempt import influence_sum, value_to_exceed
from wizardhaven.engine.queries.influence.from_afar import gives_reach, regions_between
from wizardhaven.engine.queries.influence.reach import same_in_hand, within_reach
from wizardhaven.engine.queries.numbers.influence import can_control, free_to_control
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.queries.sites.on_the_site import is_barred_from_points
from wizardhaven.engine.rules.chain.roll_window import RollWindow, rewards
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.rules.flow.resolvers import resolves
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import INFLUENCE, Declaration
from wizardhaven.engine.state.checks import Attempt, CheckAtHand
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DISCARD, GENERAL, IN_PLAY, NO_CARD, NONE, POINTS, UNTAPPED, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import ALLY, CHARACTER, FACTION, ITEM
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Check


def offer_influence(table: Table, company: Company, offers: list[Action]) -> None:
    """Who of the company may try which card of the opponent's, with or without showing its like. [INF-04]"""
    if table.turn <= 2 or noted(table, Remembered.DEALT_WITH_OPPONENT):
        return
    near = within_reach(table, company)
    far = _far_targets(table, company)
    if not near and not far:
        return
    for member in company.members:
        targets = far if far and table.printed[member].avatar else near
        if table.cards[member].status != UNTAPPED:
            continue
        if table.printed[member].avatar and noted(table, Remembered.CHARACTER_PLAYED, member):
            continue
        for target in targets:
            shown = same_in_hand(table, company, target)
            if table.printed[target].kind != ITEM:
                offers.append(Action(Verb.INFLUENCE, member, target))
            if shown != NONE:
                offers.append(Action(Verb.INFLUENCE, member, target, number=shown))


def _far_targets(table: Table, company: Company) -> list[CardId]:
    """Everything that the player's avatar could try, if a card gives him such reach; else nothing."""
    if gives_reach(table, company.seat) == NONE:
        return []
    anywhere = within_reach(table, company, anywhere=True)
    return [one for one in anywhere if regions_between(table, company, one) is not None]


def declare_influence(table: Table, seat: int, action: Action) -> None:
    """The character taps and the attempt is declared. [INF-04]"""
    remember(table, Remembered.DEALT_WITH_OPPONENT)
    tap(table, action.card)
    aim = Aim(CARD, action.other)
    declare(table, Declaration(INFLUENCE, seat, action.other, action.number, action.card, aim))


@resolves(INFLUENCE)
def resolve_influence(table: Table, declaration: Declaration) -> None:
    """Both players roll, unless the target or the character is gone, or he is untapped. [INF-09, TIM-13]"""
    target, character = declaration.card, declaration.user
    paid = table.cards[character].place == IN_PLAY and table.cards[character].status != UNTAPPED
    if table.cards[target].place not in (IN_PLAY, POINTS) or not paid:
        return
    begin_attempt(table, Attempt(declaration.seat, character, target, declaration.shown))
    outer = declare_check(table, Check.INFLUENCE, character, against=target, announced_by=target)
    table.push(RollWindow(table.active), MakeAttempt(), EndAttempt(outer))


@final
class MakeAttempt(Step):
    """The dice decide, unless the attempt has been cancelled. [INF-09]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        attempt, check = table.attempt, table.check
        if attempt is None or (check is not None and check.canceled):
            return
        if attempt.sure:
            record(table, Happening.INFLUENCE_SUCCEEDED, attempt.target, attempt.character)
            _lose(table, attempt.target, attempt.to_hand)
        else:
            table.push(RollAttempt(attempt.character))


@final
class RollAttempt(RollChoice):
    """The influencing player's roll. [INF-09]"""

    __slots__ = ("character",)

    asks: ClassVar[Question] = Question.ATTEMPT_ROLL

    def __init__(self, character: CardId) -> None:
        super().__init__()
        self.character = character

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = table.attempt.target if table.attempt is not None else NO_CARD
        asked.other = table.attempt.character if table.attempt is not None else NO_CARD

    def roller(self) -> CardId:
        return self.character

    def rolled(self, table: Table, total: int) -> None:
        attempt = table.attempt
        assert attempt is not None
        table.push(RollAgainst(attempt.target, total))


@final
class RollAgainst(RollChoice):
    """The opponent's roll is taken off; what is left must exceed the target's value. [INF-09, INF-11]"""

    __slots__ = ("first", "target")

    asks: ClassVar[Question] = Question.ROLL_AGAINST

    def __init__(self, target: CardId, first: int) -> None:
        super().__init__()
        self.target = target
        self.first = first

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = table.attempt.target if table.attempt is not None else NO_CARD
        asked.other = table.attempt.character if table.attempt is not None else NO_CARD

    def roller(self) -> CardId:
        return self.target

    def rolled(self, table: Table, total: int) -> None:
        attempt = table.attempt
        assert attempt is not None
        result = self.first - total + influence_sum(table, attempt)
        if result > value_to_exceed(table, attempt):
            record(table, Happening.INFLUENCE_SUCCEEDED, self.target, attempt.character, number=result)
            _lose(table, self.target, attempt.to_hand)
            table.push(*rewards(table))
            if attempt.road:
                _tap_haven(table, attempt.character)
            if attempt.shown != NONE:
                table.push(PlayShown(attempt.seat, attempt.character, attempt.shown))
        else:
            record(table, Happening.INFLUENCE_FAILED, self.target, attempt.character, number=result)
            if attempt.shown != NONE:
                move(table, attempt.shown, DISCARD)
                record(table, Happening.DISCARDED, attempt.shown)


def _tap_haven(table: Table, character: CardId) -> None:
    """The haven from which a faction far away was tried taps."""
    company = table.companies.get(table.cards[character].company)
    if company is not None:
        tap(table, company.site)


def _lose(table: Table, target: CardId, to_hand: bool) -> None:
    """The card is discarded, or goes back to its player's hand. [INF-12]"""
    if table.printed[target].kind == CHARACTER and is_kept(table, target):
        return
    if to_hand:
        return_to_hand(table, target)
    elif table.cards[target].place == POINTS:
        move(table, target, DISCARD)
        record(table, Happening.DISCARDED, target)
    else:
        discard(table, target)


@final
class EndAttempt(Step):
    """The attempt is over; `outer` is a roll that was declared before it and is still to be made."""

    __slots__ = ("outer",)

    def __init__(self, outer: CheckAtHand | None) -> None:
        self.outer = outer

    def run(self, table: Table) -> None:
        end_attempt(table)
        end_check(table, self.outer)


def _playable_here(table: Table, company: Company, card: CardId) -> bool:
    """Whether only an untapped character is missing, which playing it in this way does not take. [INF-13]

    By the road from a haven it is playable in any case.
    """
    if table.attempt is not None and table.attempt.road:
        return not unique_is_taken(table, card)
    return why_not_at_site(table, company, card) in (None, Reason.NO_UNTAPPED_CHARACTER)


@final
class PlayShown(Choice):
    """The card that was shown may be played at once with the influencer. [INF-13, INF-16]"""

    __slots__ = ("character", "shown")

    asks: ClassVar[Question] = Question.PLAY_SHOWN

    def __init__(self, seat: int, character: CardId, shown: CardId) -> None:
        super().__init__(seat)
        self.character = character
        self.shown = shown

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.shown
        asked.other = self.character

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        if table.cards[self.character].place != IN_PLAY:
            return offers
        printed = table.printed[self.shown]
        company = table.companies[table.cards[self.character].company]
        if printed.kind != CHARACTER:
            if _playable_here(table, company, self.shown) and not has_copy(table, self.character, self.shown):
                offers.append(Action(Verb.PLAY_REVEALED, self.shown, GENERAL))
            return offers
        if unique_is_taken(table, self.shown) or not_admitted(table, self.seat, self.shown) is not None:
            return offers
        if is_barred_from_points(table, self.seat, self.shown, company.site):
            return offers
        if is_closed_to(table, self.shown, company.site):
            return offers
        if may_be_company(table, company.site, (*company.members, self.shown)):
            if free_to_control(table, self.seat) >= printed.mind:
                offers.append(Action(Verb.PLAY_REVEALED, self.shown, GENERAL))
            for leader in company.members:
                if can_control(table, leader, self.shown):
                    offers.append(Action(Verb.PLAY_REVEALED, self.shown, leader))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        play(table, self.shown, self.character)
        kind = table.printed[self.shown].kind
        if kind == FACTION:
            put_among_points(table, self.shown)
        elif kind == ITEM:
            give_item(table, self.shown, self.character)
        elif kind == ALLY:
            lay_on(table, self.shown, self.character)
        else:
            enter_play(table, self.shown)
            join_company(table, self.shown, table.cards[self.character].company)
            if action.other != GENERAL:
                follow(table, self.shown, action.other)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
