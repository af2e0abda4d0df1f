"""The hazard player's actions on a company. [MOV-23 to MOV-38]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.cards import discard, tap
from wizardhaven.engine.changes.hazard_limit import count_hazards
from wizardhaven.engine.changes.on_guard import lay_on_guard, put_away_on_guard, remember_targets
from wizardhaven.engine.changes.piles import move
from wizardhaven.engine.queries.cards.in_play import members_of
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.hazards.on_guard import none_returns_from_guard, none_stays_on_guard
from wizardhaven.engine.rules.agents.actions import ACTIONS, declared_action, offer_actions
from wizardhaven.engine.rules.agents.coming_into_play import declared_agent, offer_agents
from wizardhaven.engine.rules.agents.reveal import offer_reveals, reveal
from wizardhaven.engine.rules.attacks.creatures import declared_creature, offer_creatures, why_not_creature
from wizardhaven.engine.rules.chain.chain import answered, start_chain
from wizardhaven.engine.rules.chain.declaring import cancel_by_tapping, place_on_guard
from wizardhaven.engine.rules.chain.moments import AT_ANY_POINT
from wizardhaven.engine.rules.chain.offers import offer_ways_out
from wizardhaven.engine.rules.chain.responses import offer_on_guard
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.flow.resolvers import resolves, within_hazard_limit
from wizardhaven.engine.rules.hazards.reserving import offer_reserving, reserve
from wizardhaven.engine.rules.piles.sideboard import offer_sideboard, open_sideboard
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import ON_GUARD_PLAY, Declaration
from wizardhaven.engine.state.ids import HAND, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.printed.uses import MOMENT_BITS
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Moment, Race

AT_THE_END: Final = MOMENT_BITS[Moment.END_OF_MOVEMENT_HAZARD]


@final
class HazardWindow(Window):
    """Hazards are played on the company as long as the limit allows; the other may always act first.

    The hazard player's pass does not end the phase: the resource player may still act, and then the hazard
    player may resume. [MOV-43]
    """

    __slots__ = ()

    asks: ClassVar[Question] = Question.HAZARD_ACTIONS

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS] if _is_over(table) else Window.options(self, table)

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS and self.passes == 1:
            table.push(self.again(table.active, 2))
            return
        Window.take(self, table, action)

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        if self.seat == table.active:
            company = table.companies.get(table.company)
            if table.lasting and company is not None:
                offer_ways_out(table, company, offers)
            return
        offer_creatures(table, self.seat, offers)
        offer_reserving(table, self.seat, offers)
        offer_on_guard(table, self.seat, offers)
        for card in table.board:
            if _opens_sideboard(table, self.seat, card):
                offer_sideboard(table, self.seat, card, offers, hazards=True)
        offer_agents(table, self.seat, offers)
        if table.agents:
            offer_actions(table, self.seat, offers)
            offer_reveals(table, self.seat, offers)

    def take_more(self, table: Table, action: Action) -> None:
        after = self.again(table.active, 0)
        if action.verb is Verb.CANCEL_BY_TAPPING:
            cancel_by_tapping(table, action)
            table.push(after)
        elif action.verb in (Verb.SIDEBOARD_TO_DISCARD, Verb.SIDEBOARD_TO_DECK):
            _leave_for_sideboard(table, action.card)
            table.push(open_sideboard(self.seat, action, hazards=True), after)
        elif action.verb is Verb.STORE:
            reserve(table, action)
            table.push(after)
        elif action.verb is Verb.PLAY_CREATURE:
            start_chain(table, declared_creature(table, self.seat, action), after)
        elif action.verb is Verb.PLAY_AGENT:
            start_chain(table, declared_agent(table, self.seat, action.card), after)
        elif action.verb is Verb.REVEAL_AGENT:
            reveal(table, action.card, action.names[0] if action.names else "")
            table.push(after)
        elif action.verb in ACTIONS:
            start_chain(table, declared_action(table, self.seat, action), after)
        else:
            place_on_guard(table, self.seat, action.card)
            answered(table, self.seat, after)

    def again(self, seat: int, passes: int) -> Window:
        return HazardWindow(seat, passes)

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        if table.printed[card].kind == CREATURE and self.seat != table.active:
            reason = why_not_creature(table, card)
            if reason is None or table.printed[card].event is None:
                return reason
        return Window.why_not(self, table, card)


def _opens_sideboard(table: Table, seat: int, card: CardId) -> bool:
    """Whether it is an untapped Nazgûl permanent-event that the limit lets its player use so. [MOV-39]"""
    if table.printed[card].race is not Race.NAZGUL or table.owners[card] != seat:
        return False
    company = table.companies.get(table.company)
    if company is None or company.hazards >= hazard_limit(table, company.id):
        return False
    return table.cards[card].status == UNTAPPED


def _leave_for_sideboard(table: Table, card: CardId) -> None:
    """The Nazgûl taps and is discarded at once, and counts one against the limit. [MOV-39]"""
    tap(table, card)
    discard(table, card)
    count_hazards(table, 1)


@final
class BeforeTheEnd(Step):
    """The window at the end of the phase opens only if the resource player plays with something for it.

    Whether he holds it must not be told by the window.
    """

    __slots__ = ()

    def run(self, table: Table) -> None:
        if _is_over(table):
            return
        if table.moments[table.active] & AT_THE_END or _company_can_act(table):
            table.push(EndOfMovementHazard(table.active))


def _company_can_act(table: Table) -> bool:
    """Whether the characters of the company at hand, or what they bear, may do something at the end."""
    members = members_of(table, table.company)
    cards = [card for member in members for card in (member, *table.cards[member].carried)]
    return any([table.printed[card].action_moments & AT_THE_END for card in cards])


@final
class EndOfMovementHazard(Window):
    """What is meant for the very end of the movement/hazard phase. [UNT-06]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.END_OF_MOVEMENT_HAZARD

    def moment(self, table: Table) -> int:
        return AT_ANY_POINT | AT_THE_END if self.seat == table.active else AT_ANY_POINT

    def again(self, seat: int, passes: int) -> Window:
        return EndOfMovementHazard(seat, passes)


def _is_over(table: Table) -> bool:
    """Whether the phase is over at once because the company was sent back. [MOV-45]"""
    company = table.companies.get(table.company)
    return company is not None and company.returned


@resolves(ON_GUARD_PLAY)
def resolve_on_guard(table: Table, declaration: Declaration) -> None:
    """The card lies face-down on the new site; above the limit it goes back to hand. [MOV-36, MOV-37]"""
    company = table.companies.get(table.company)
    kept_off = none_stays_on_guard(table)
    if company is None or company.returned or kept_off or not within_hazard_limit(table, declaration):
        move(table, declaration.card, HAND)
        return
    lay_on_guard(table, company.id, declaration.card)
    remember_targets(table)


def take_back_on_guard(table: Table, company: CompanyId) -> None:
    """Cards on-guard that were not revealed go back to hand, or are discarded if a card says so.

    So they do when their site leaves play. [SITE-48, MOV-38]
    """
    put_away_on_guard(table, company, to_hand=not none_returns_from_guard(table))
