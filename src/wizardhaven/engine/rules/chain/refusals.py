"""Why a card in hand cannot be played now. [TIM-02]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.combat.company_combat import between_companies
from wizardhaven.engine.queries.hazards.shown_hazards import is_kept_back
from wizardhaven.engine.rules.agents.coming_into_play import why_not_agent
from wizardhaven.engine.rules.chain.moments import ANY, AT_ANY_POINT, HAZARDS, moments_for
from wizardhaven.engine.rules.chain.offers import offer_use
from wizardhaven.engine.rules.chain.responses import (
    is_closing,
    long_event_too_early,
    offer_responses,
    response_moment,
)
from wizardhaven.engine.rules.chain.users import why_nobody
from wizardhaven.engine.state.action import Action
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.printed.printed import ALLY, CHARACTER, CREATURE, FACTION, ITEM
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import TheRoll
from wizardhaven.vocabulary.terms import Moment, Phase

TOO_EARLY: Final[dict[Moment, Reason]] = {
    Moment.ANY_TIME: Reason.NOT_YOUR_TURN,
    Moment.AT_ANY_POINT: Reason.GENERAL,
    Moment.ORGANIZATION: Reason.ONLY_IN_ORGANIZATION,
    Moment.END_OF_ORGANIZATION: Reason.ONLY_AT_END_OF_ORGANIZATION,
    Moment.SITE_REVEALED: Reason.ONLY_IN_MOVEMENT_HAZARD,
    Moment.MOVEMENT_HAZARD: Reason.ONLY_IN_MOVEMENT_HAZARD,
    Moment.END_OF_MOVEMENT_HAZARD: Reason.ONLY_AT_END_OF_MOVEMENT_HAZARD,
    Moment.SITE: Reason.ONLY_IN_SITE_PHASE,
    Moment.END_OF_TURN: Reason.ONLY_IN_END_OF_TURN,
    Moment.BEGINNING_OF_END_OF_TURN: Reason.ONLY_IN_END_OF_TURN,
    Moment.ATTACK: Reason.ONLY_AGAINST_ATTACK,
    Moment.STRIKE: Reason.ONLY_AGAINST_STRIKE,
    Moment.OPPONENTS_SITE: Reason.ONLY_IN_SITE_PHASE,
    Moment.OPPONENTS_HAZARDS: Reason.ONLY_IN_MOVEMENT_HAZARD,
    Moment.CHECK: Reason.ONLY_FOR_CHECK,
}


def why_no_response(table: Table, seat: int, card: CardId) -> Reason | None:
    """Why a card in hand does not answer what was declared; None if it does."""
    reason = why_not_event(table, seat, card, response_moment(table, seat), starting=False)
    if reason is None and is_closing(table):
        offers: list[Action] = []
        offer_responses(table, seat, offers)
        return None if any([offer.card == card for offer in offers]) else Reason.GENERAL
    return reason


def why_not_event(table: Table, seat: int, card: CardId, mask: int, starting: bool) -> Reason | None:
    """Why a card in hand cannot be played as an event now; None if it can."""
    printed = table.printed[card]
    if printed.hazard and is_kept_back(table, seat, card):
        return Reason.NOT_SHOWN
    fitting = moments_for(table, seat, card, mask)
    wrong_side = _wrong_side(table, seat, card)
    if wrong_side is not None and not printed.moments & fitting:
        return wrong_side
    if printed.event is not None:
        out_of_time = not mask & (ANY | AT_ANY_POINT) and not printed.moments & fitting
        if printed.hazard and out_of_time and seat != table.active:
            return Reason.HAZARDS_ONLY_AGAINST_MOVERS
        if long_event_too_early(table, card):
            return Reason.ONLY_IN_LONG_EVENT_PHASE
        reason = _why_no_use(table, seat, card, fitting, starting)
        if reason is Reason.NOT_YOUR_TURN:
            return _why_not_now(table, hazard=printed.hazard)
        return reason
    return why_not_other(table, seat, card, mask)


def _why_no_use(table: Table, seat: int, card: CardId, mask: int, starting: bool) -> Reason | None:
    """Why the card cannot be played from hand in any of its uses; None if it can in one."""
    printed = table.printed[card]
    reason: Reason | None = None
    offers: list[Action] = []
    for number, use in enumerate(printed.uses):
        bit = printed.use_bits[number]
        if bit & mask:
            refusal = offer_use(table, seat, card, number, use, bit, offers, in_play=False, starting=starting)
            if refusal is Reason.NO_USER:
                refusal = why_nobody(table, seat, use, bit)
        else:
            refusal = _too_early(use) if not offers else None
        if reason is None or reason is Reason.GENERAL:
            reason = refusal
    return None if offers else reason


def _too_early(use: Use) -> Reason:
    """What it says of a use that this is not its moment."""
    if isinstance(use.target, TheRoll) and use.target.by is Subject.OPPONENT:
        return Reason.ONLY_AGAINST_INFLUENCE
    return TOO_EARLY[use.when]


def _wrong_side(table: Table, seat: int, card: CardId) -> Reason | None:
    """Why the player does not use cards of this side now; None if he does. [UNT-03, UNT-04]"""
    printed = table.printed[card]
    if printed.also_a_resource or printed.also_a_hazard:
        return None
    if printed.kind == CHARACTER and not printed.agent:
        return Reason.ONLY_WHILE_ORGANIZING
    if table.council:
        return Reason.NO_HAZARDS_AT_COUNCIL if printed.hazard else None
    if between_companies(table):
        return Reason.NO_HAZARDS_BETWEEN_COMPANIES if printed.hazard else None
    if printed.hazard:
        return Reason.NOT_ON_OWN_TURN if seat == table.active else None
    return Reason.NOT_YOUR_TURN if seat != table.active else None


def _why_not_now(table: Table, hazard: bool) -> Reason:
    """A card for any time does not fit here: the moment is a narrower one."""
    if table.attack is not None:
        if table.attack.assigned:
            return Reason.ONLY_STRIKE_ACTIONS
        return Reason.NOT_IN_COMBAT if between_companies(table) else Reason.NOT_BEFORE_ENTERING
    if table.council:
        return Reason.ONLY_CHECK_ACTIONS
    if hazard:
        return Reason.HAZARDS_ONLY_AGAINST_MOVERS
    if table.phase is Phase.SITE:
        return Reason.NOT_BEFORE_ENTERING
    return Reason.ONLY_AT_END_OF_ORGANIZATION


def _why_not_agent(table: Table, seat: int, mask: int) -> Reason | None:
    """Agents are put down while hazards are played, not in combat and not during a check. [MOV-24]"""
    reason = why_not_agent(table, seat)
    if reason is None and table.attack is not None:
        return Reason.NOT_IN_COMBAT
    return Reason.ONLY_CHECK_ACTIONS if reason is None and not mask & HAZARDS else reason


def why_not_other(table: Table, seat: int, card: CardId, mask: int) -> Reason | None:
    """Why a card that is no event cannot be played in a window for events."""
    kind = table.printed[card].kind
    if between_companies(table):
        hazard = table.printed[card].hazard
        return Reason.NO_HAZARDS_BETWEEN_COMPANIES if hazard else Reason.NOT_IN_COMBAT
    if table.printed[card].agent:
        return _why_not_agent(table, seat, mask)
    if kind == CHARACTER:
        return Reason.ONLY_WHILE_ORGANIZING
    if kind == CREATURE:
        if seat == table.active:
            return Reason.NOT_ON_OWN_TURN
        if table.phase is not Phase.MOVEMENT_HAZARD:
            return Reason.HAZARDS_ONLY_AGAINST_MOVERS
        if table.attack is not None:
            return Reason.NOT_IN_COMBAT
        return Reason.CREATURE_MUST_START_CHAIN
    if kind in (ITEM, ALLY, FACTION):
        if seat != table.active:
            return Reason.NOT_YOUR_TURN
        if table.phase is not Phase.SITE:
            return Reason.ONLY_IN_SITE_PHASE
        if table.attack is not None:
            return Reason.NOT_BEFORE_ENTERING
        return Reason.SITE_PLAYS_START_CHAIN
    return Reason.GENERAL
