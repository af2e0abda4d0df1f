"""Cards that go at once when nothing keeps them in play any longer. [TIM-73, CMB-68, ORG-75]"""

from __future__ import annotations

from wizardhaven.engine.changes.avatars import lose_ringwraiths
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of, with_allies
from wizardhaven.engine.queries.movement.ringwraith_and_balrog import modes_of
from wizardhaven.engine.queries.prisoners.prisoners import awaits_strike, prisoners_of
from wizardhaven.engine.queries.resources.homesick_allies import homesick_allies
from wizardhaven.engine.queries.words.barred import barred_names
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.shunned import is_unwelcome, is_warded
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.state.ids import DECLARED, IN_PLAY, NONE, CardId
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.deeds import Deed


def discard_by_condition(table: Table) -> None:
    """Cards that go as soon as a condition holds, or the card that was played with them is gone. [TIM-73]"""
    for card in table.watchers:
        with_it = table.cards[card].remembers
        if table.printed[card].reads is not None and with_it != NONE:
            if table.cards[with_it].place not in (IN_PLAY, DECLARED):
                discard(table, card)
                continue
        for ability in table.printed[card].abilities:
            if not isinstance(ability, DiscardWhile):
                continue
            if table.cards[card].place == IN_PLAY:
                context = Context(table.owners[card], card, company_of(table, card))
                if holds(table, ability.condition, context):
                    discard(table, card)


def leave_other_modes(table: Table, card: CardId) -> None:
    """A Ringwraith is in one mode at a time: one that has just come into play ends every other. [ORG-75]"""
    if table.printed[card].mode:
        company = table.companies.get(company_of(table, card))
        for other in modes_of(table, company) if company is not None else ():
            if other != card:
                discard(table, other)


def part_from_companions(table: Table) -> None:
    """Who rides or walks alone has neither allies nor other Ringwraiths with him."""
    if Deed.JOIN not in table.lexicon:
        return
    for card in table.watchers:
        if table.printed[card].walks_alone:
            _lose_allies(table, bearer_of(table, card))
    for card in table.watchers:
        company = table.companies.get(company_of(table, card))
        if company is not None and table.printed[card].rides_alone:
            lose_ringwraiths(table, company.id)
            for ally in with_allies(table, table.companies[company.id].members):
                if table.printed[ally].kind == ALLY:
                    discard(table, ally)


def _lose_allies(table: Table, character: CardId) -> None:
    """Whoever he controls without being a character goes."""
    for card in table.cards[character].carried if character != NONE else ():
        if table.printed[card].kind == ALLY:
            discard(table, card)


def discard_barred(table: Table) -> None:
    """Cards go at once whose name a card in play does not suffer. [TIM-73]"""
    names = barred_names(table)
    for seat in (0, 1) if names else ():
        for card in table.pile(seat, IN_PLAY):
            if table.printed[card].name in names:
                discard(table, card)


def discard_unwelcome(table: Table) -> None:
    """What may not lie on somebody or on a company goes at once. [TIM-73]"""
    for company in tuple(table.companies.values()) if Deed.LIE_ON_COMPANY in table.lexicon else ():
        for card in table.board:
            if table.cards[card].company == company.id and is_unwelcome(table, company, card):
                discard(table, card)
    for company in tuple(table.companies.values()) if Deed.AFFECT in table.lexicon else ():
        for member in company.members:
            for card in table.cards[member].carried:
                if table.printed[card].hazard and is_warded(table, member, card):
                    discard(table, card)


def part_allies(table: Table) -> None:
    """Allies go at once who are too far from where they come from, if a card in play says so. [TIM-73]"""
    for card in table.watchers:
        near = table.printed[card].stays_near
        if near is not None and table.cards[card].place == IN_PLAY:
            for ally in homesick_allies(table, near.what):
                discard(table, ally)


def discard_empty_hosts(table: Table) -> None:
    """A hazard host with nobody under it goes at once, unless it is still to take somebody. [CMB-68]

    It waits for the end of its strike, or at the site on which it was played.
    """
    for card in table.watchers:
        if table.printed[card].prisons is not None and table.cards[card].place == IN_PLAY:
            lies_in_wait = table.cards[card].on != NONE or awaits_strike(table, card) or _begins(table, card)
            if not lies_in_wait and not prisoners_of(table, card):
                discard(table, card)


def _begins(table: Table, host: CardId) -> bool:
    """Whether the attack for which the host was played is still to begin. [PRS-24]"""
    for step in table.stack:
        if isinstance(step, Perform) and step.declaration.card == host:
            return True
        if isinstance(step, StartAttack) and step.attack.captor == host:
            return True
    return False
