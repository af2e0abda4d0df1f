"""Which cards a player may use now, for starting a chain and for answering one. [TIM-04 to TIM-07]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import bearer_of
from wizardhaven.engine.queries.cards.lying_there import lying_there
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.chain.announced_rolls import announced_by, awaits_roll
from wizardhaven.engine.queries.chain.targets import aims_of, targets
from wizardhaven.engine.queries.combat.company_combat import between_companies
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.hazards.shown_hazards import is_kept_back, only_shown
from wizardhaven.engine.queries.items.items import can_be_used
from wizardhaven.engine.queries.players.alignments import shuns
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.rules.agents.actions import offer_actions
from wizardhaven.engine.rules.agents.coming_into_play import offer_agents
from wizardhaven.engine.rules.chain.moments import (
    ANY,
    CHECK,
    HAZARDS,
    ended_at_once,
    moments_by_side,
    moments_for,
    present_moment,
)
from wizardhaven.engine.rules.chain.offers import offer_uses, refused
from wizardhaven.engine.rules.chain.users import may_help
from wizardhaven.engine.rules.piles.sideboard import offer_exchange
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import ABILITY, ITEM_USE, PASSIVE, RING_TEST, Declaration
from wizardhaven.engine.state.checks import is_such
from wizardhaven.engine.state.ids import HAND, IN_PLAY, NO_CARD, NONE, PILES, POINTS, UNTAPPED, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY, DECLARATION
from wizardhaven.engine.state.lasting import CHECK as CHECK_AIM
from wizardhaven.engine.state.lexicon import FactionsAct
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import FACTION, ITEM
from wizardhaven.engine.state.printed.uses import MOMENT_BITS, SHOWN
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import Needing, choices
from wizardhaven.vocabulary.targets import A_HAZARD
from wizardhaven.vocabulary.terms import Check, Moment, Phase

AT_BEGINNING_MOMENT: Final = Moment.BEGINNING_OF_END_OF_TURN


AT_BEGINNING: Final = MOMENT_BITS[AT_BEGINNING_MOMENT]


def offer_cards(table: Table, seat: int, mask: int, offers: list[Action], starting: bool) -> None:
    """Every event in hand and every ability in play that may be used now, and every idle item."""
    if table.kinds[1 - seat].dead_against:
        offer_exchange(table, seat, offers)
    every, piles = table.printed, table.piles
    held = piles[seat * PILES + HAND]
    if table.notes and seat != table.active and only_shown(table):
        held = tuple([card for card in held if not every[card].hazard or not is_kept_back(table, seat, card)])
    for_resources, for_hazards = moments_by_side(table, seat, mask)
    with_shown = mask | SHOWN
    there = NONE  # until a card looks for something
    for card in held:
        printed = every[card]
        if printed.moments & with_shown:
            if printed.shuffled_back:
                offers.append(Action(Verb.SHUFFLE_IN, card))
            if printed.of_both_sides:
                fitting = printed.moments & moments_for(table, seat, card, mask)
            else:
                fitting = printed.moments & (for_hazards if printed.hazard else for_resources)
            if fitting and printed.seeks:
                there = lying_there(table) if there == NONE else there
                if not printed.seeks & there:
                    continue
            if fitting and not (printed.long_resource and table.phase is not Phase.LONG_EVENT):
                offer_uses(table, seat, card, fitting, offers, in_play=False, starting=starting)
    source = table.attack.source if table.attack is not None else NO_CARD
    own = seat == table.active
    idle: list[CardId] = []
    for card in piles[seat * PILES + IN_PLAY]:
        printed = every[card]
        if own and printed.kind == ITEM and not table.cards[card].in_use:
            idle.append(card)
        if printed.action_moments & mask:
            if printed.of_both_sides or card == source:
                fitting = printed.action_moments & moments_for(table, seat, card, mask)
            else:
                fitting = printed.action_moments & (for_hazards if printed.hazard else for_resources)
            if fitting and printed.actions_seek:
                there = lying_there(table) if there == NONE else there
                if not printed.actions_seek & there:
                    continue
            if fitting and can_be_used(table, card) and may_help(table, card):
                offer_uses(table, seat, card, fitting, offers, in_play=True, starting=starting)
    for card in table.pile(seat, POINTS) if FactionsAct in table.lexicon else ():
        moments = every[card].action_moments
        if moments & mask and every[card].kind == FACTION:
            fitting = moments & moments_for(table, seat, card, mask)
            if fitting:
                offer_uses(table, seat, card, fitting, offers, in_play=True, starting=starting)
    if idle and mask & ANY:
        offers.extend([Action(Verb.USE_ITEM, card) for card in idle if _is_idle(table, card)])


def _is_idle(table: Table, item: CardId) -> bool:
    """Whether the item is borne and could be used. [ITM-03]"""
    if bearer_of(table, item) == NONE or not can_be_used(table, item) or not may_help(table, item):
        return False
    return not any([one.kind == ITEM_USE and one.card == item for one in table.chain])


def long_event_too_early(table: Table, card: CardId) -> bool:
    """Resource long-events wait for the long-event phase. [LONG-02]"""
    return table.printed[card].long_resource and table.phase is not Phase.LONG_EVENT


def response_moment(table: Table, seat: int) -> int:
    """The moments that it is for an answer: a roll that has been announced may already be meant. [TIM-25]"""
    mask = present_moment(table, seat)
    if table.check is None and awaits_roll(table, seat) and not ended_at_once(table):
        mask |= CHECK
    if seat == table.active and _is_opening(table):
        mask |= AT_BEGINNING
    return mask


def _is_opening(table: Table) -> bool:
    """Whether the chain is the one that begins the end-of-turn phase and nothing else has been declared.

    What players do at the beginning they add to it before ordinary actions. [TIM-75, END-02]
    """
    if table.phase is not Phase.END_OF_TURN or not table.chain or not _begins(table, table.chain[0]):
        return False
    for declared in table.chain:
        if declared.kind == ABILITY:
            if table.printed[declared.card].actions[declared.number].when is not AT_BEGINNING_MOMENT:
                return False
        elif declared.kind not in (PASSIVE, RING_TEST):
            return False
    return True


def _begins(table: Table, first: Declaration) -> bool:
    """Whether it is something that happens by itself at the beginning of a phase."""
    if first.kind != PASSIVE:
        return first.kind == RING_TEST
    ability = table.printed[first.card].abilities[first.number]
    return isinstance(ability, When) and ability.occasion is Occasion.PHASE_BEGINS


def offer_responses(table: Table, seat: int, offers: list[Action]) -> None:
    """What a player may answer what was declared last with."""
    mask = response_moment(table, seat)
    found: list[Action] = []
    offer_cards(table, seat, mask, found, starting=False)
    if seat == table.active and mask and table.lasting:
        _offer_tapping(table, seat, found)
    if seat != table.active and mask & HAZARDS:
        offer_on_guard(table, seat, found)
        if table.attack is None:
            offer_agents(table, seat, found)
            offer_actions(table, seat, found)
    if seat != table.active and table.phase is Phase.SITE and not between_companies(table):
        _offer_reveals(table, seat, found)
    offers.extend([one for one in found if _bears_on_chain(table, one)] if is_closing(table) else found)


def _offer_reveals(table: Table, seat: int, offers: list[Action]) -> None:
    """An on-guard card that says so may be turned up against a card that needs a skill. [SITE-38]"""
    company = table.companies.get(table.company)
    for card in company.on_guard if company is not None else ():
        printed = table.printed[card]
        permit = printed.permit(Deed.REVEAL_AGAINST)
        against_skill = permit is not None and isinstance(permit.what, Needing)
        if not against_skill and not _answers_roll(table, card):
            continue
        for number, use in enumerate(printed.uses):
            aims = aims_of(table, seat, card, NO_CARD, use) if use.target is not None else []
            for aim in [aim for aim in aims if aim.kind == DECLARATION or not against_skill]:
                if refused(table, seat, card, use, NO_CARD, aim, in_play=False) is None:
                    offers.append(Action(Verb.REVEAL_ON_GUARD, card, number=number, aim=aim))


def _answers_roll(table: Table, card: CardId) -> bool:
    """Whether it may be turned up in combat against the roll that was announced last. [SITE-38]"""
    if table.attack is None or not table.chain:
        return False
    coming = announced_by(table, table.chain[-1])
    if coming is None:
        return False
    permit = table.printed[card].permit(Deed.REVEAL_AGAINST)
    checks = choices(permit.what) if permit is not None else ()
    return any([is_such(coming.kind, check) for check in checks if isinstance(check, Check)])


def is_closing(table: Table) -> bool:
    """Whether the chain is the one that ends a phase. [TIM-77]"""
    if not table.chain or table.chain[0].kind != PASSIVE:
        return False
    first = table.chain[0]
    ability = table.printed[first.card].abilities[first.number]
    return isinstance(ability, When) and ability.occasion is Occasion.PHASE_ENDS


def _bears_on_chain(table: Table, action: Action) -> bool:
    """Whether it is aimed at a roll, or a card that is declared or whose condition is declared. [TIM-77]

    What a card lets its player do at any time without a chain is not touched by this.
    """
    if action.verb in (Verb.SHUFFLE_IN, Verb.EXCHANGE_DEAD):
        return True
    if action.aim.kind == CHECK_AIM:
        return True
    if action.aim.kind not in (CARD, DECLARATION):
        return False
    return any([declared.card == action.aim.number for declared in table.chain])


def offer_on_guard(table: Table, seat: int, offers: list[Action]) -> None:
    """A card of any kind may be placed on-guard, one against each company, also in response. [TIM-58]"""
    company = table.companies.get(table.company)
    if company is None or noted(table, Remembered.ON_GUARD, company.id):
        return
    if company.hazards < hazard_limit(table, company.id):
        held = table.pile(seat, HAND)
        if only_shown(table):
            held = tuple([card for card in held if not is_kept_back(table, seat, card)])
        for card in one_of_each(table, held):
            offers.append(Action(Verb.PLACE_ON_GUARD, card))


def _offer_tapping(table: Table, seat: int, offers: list[Action]) -> None:
    """Characters of a company under such an effect may tap to cancel a hazard aimed at it."""
    for lasting in table.lasting:
        standing = lasting.standing
        if not isinstance(standing, Permit) or standing.deed is not Deed.CANCEL_BY_TAPPING:
            continue
        company = table.companies.get(lasting.on.company) if lasting.on.kind == COMPANY else None
        if company is None:
            continue
        condition, context = standing.condition, Context(seat, lasting.source, company.id)
        if condition is not None and not holds(table, condition, context):
            continue
        for member in company.members:
            if table.cards[member].status == UNTAPPED and not shuns(table, lasting.source, member):
                for aim in targets(table, seat, lasting.source, member, A_HAZARD):
                    offers.append(Action(Verb.CANCEL_BY_TAPPING, member, aim.card, aim=aim))
