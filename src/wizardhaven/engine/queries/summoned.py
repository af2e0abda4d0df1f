"""Whom a card brings into play with a company, and under whose influence. [ORG-05, ORG-29]"""

from __future__ import annotations

from wizardhaven.engine.queries.admission import not_admitted
from wizardhaven.engine.queries.agents import is_character_for
from wizardhaven.engine.queries.companies import may_be_company
from wizardhaven.engine.queries.in_play import unique_is_taken
from wizardhaven.engine.queries.influence import can_control, free_to_control
from wizardhaven.engine.queries.minds import mind
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import GENERAL, HAND, NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import BringCharacter


def may_be_summoned(table: Table, company: Company, effect: BringCharacter) -> bool:
    """Whether somebody in hand could join the company."""
    return any([bool(controllers(table, company, card, effect)) for card in table.pile(company.seat, HAND)])


def controllers(table: Table, company: Company, card: CardId, effect: BringCharacter) -> list[CardId]:
    """Under whose influence the card could join the company: nobody's, if it could not at all.

    In the phase of a company none but itself is helped. [MOV-03, SITE-45]
    """
    if table.company not in (NONE, company.id) or not is_character_for(table, company.seat, card):
        return []
    printed = table.printed[card]
    if printed.avatar or (printed.agent and not effect.agents) or unique_is_taken(table, card):
        return []
    if not_admitted(table, company.seat, card) is not None:
        return []
    if not may_be_company(table, company.site, (*company.members, card)):
        return []
    found = [leader for leader in company.members if can_control(table, leader, card)]
    if effect.general and mind(table, card) <= free_to_control(table, company.seat):
        found.append(GENERAL)
    return found
