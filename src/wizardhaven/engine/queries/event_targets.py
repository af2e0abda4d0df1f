"""Which events, and which declarations in the chain, a use may be aimed at. [TIM-21]"""

from __future__ import annotations

from wizardhaven.engine.queries.companies import companies_of
from wizardhaven.engine.queries.holds import company_of
from wizardhaven.engine.queries.sites import site_of
from wizardhaven.engine.state.chain import (
    ABILITY,
    CARD_USE,
    CREATURE_PLAY,
    ON_GUARD_PLAY,
    PASSIVE,
    Declaration,
)
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY, CREATURE_TYPE, DECLARATION, LASTING, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.effects import ReturnToSiteOfOrigin
from wizardhaven.vocabulary.selectors import ADeclaredCard, AnEvent, Target
from wizardhaven.vocabulary.terms import Keyword, Side


def events(table: Table, card: CardId, user: CardId, target: Target) -> list[Aim]:
    """Events in play, declared cards, or effects of them that last."""
    if isinstance(target, ADeclaredCard) and target.needing is not None:
        found = [
            Aim(DECLARATION, one.card, index)
            for index, one in enumerate(table.chain)
            if one.needed is target.needing
        ]
        if target.or_lasting_effect:
            for index, lasting in enumerate(table.lasting):
                elsewhere = lasting.on.kind == COMPANY and lasting.on.number != table.company
                if lasting.needed is target.needing and not elsewhere:  # [MOV-34]
                    found.append(Aim(LASTING, lasting.source, index))
        return found
    if isinstance(target, ADeclaredCard):
        return _declared_hazards(table, card, user, target)
    assert isinstance(target, AnEvent)
    return _events_in_play(table, card, target)


def _declared_hazards(table: Table, card: CardId, user: CardId, target: ADeclaredCard) -> list[Aim]:
    if target.moving_to:
        meant = [one.id for one in companies_of(table, table.active) if _moves_to(table, one, target)]
    else:
        meant = [company_of(table, user if user != NONE else card)]
    return [
        Aim(DECLARATION, one.card, index)
        for index, one in enumerate(table.chain)
        if _is_fitting(table, one, target) and any([_aimed_at(table, one.aim, number) for number in meant])
    ]


def _moves_to(table: Table, company: Company, target: ADeclaredCard) -> bool:
    if company.destination == NONE:
        return False
    return site_of(table, company.destination).region in target.moving_to


def _is_fitting(table: Table, declared: Declaration, target: ADeclaredCard) -> bool:
    """Whether it is a hazard aimed as it is played, or whatever sends a company back."""
    printed = table.printed[declared.card]
    if not target.sending_back:
        return printed.hazard and declared.kind in (CARD_USE, CREATURE_PLAY)
    if declared.kind == PASSIVE:
        ability = printed.abilities[declared.number]
        return isinstance(ability, When) and isinstance(ability.then, ReturnToSiteOfOrigin)
    if declared.kind not in (CARD_USE, ABILITY):
        return False
    use = (printed.actions if declared.kind == ABILITY else printed.uses)[declared.number]
    return any([isinstance(effect, ReturnToSiteOfOrigin) for effect in use.effects])


def _aimed_at(table: Table, aim: Aim, company: int) -> bool:
    """Whether an action targets the company or something associated with it. [GLO-005]"""
    if aim.kind in (COMPANY, CREATURE_TYPE):
        return aim.number == company
    return aim.kind == CARD and company_of(table, aim.number) == company


def _events_in_play(table: Table, card: CardId, target: AnEvent) -> list[Aim]:
    found: list[Aim] = []
    for seat in (0, 1):
        for other in table.pile(seat, IN_PLAY):
            if table.printed[other].event is not None and _is_event(table, other, target):
                found.append(Aim(CARD, other))
    if target.also_declared:
        for index, one in enumerate(table.chain):
            if one.card == card or one.kind in (ON_GUARD_PLAY, CREATURE_PLAY):
                continue  # a card on its way to lie face-down cannot be targeted [TIM-27]
            if table.printed[one.card].event is not None and _is_event(table, one.card, target):
                found.append(Aim(DECLARATION, one.card, index))
    return found


def _is_event(table: Table, card: CardId, target: AnEvent) -> bool:
    event = table.printed[card].event
    assert event is not None
    if target.side is not None and (event.side is Side.HAZARD) != (target.side is Side.HAZARD):
        return False
    if target.lengths and event.length not in target.lengths:
        return False
    environment = Keyword.ENVIRONMENT in event.keywords
    return target.environment is None or environment == target.environment
