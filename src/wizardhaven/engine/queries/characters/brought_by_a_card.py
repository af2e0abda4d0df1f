"""Whom a card brings into play with a company, and under whose influence. [ORG-05, ORG-29]"""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import is_character_for
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.characters.admission import is_closed_to, not_admitted
from wizardhaven.engine.queries.characters.ringwraith_followers import lord_of
from wizardhaven.engine.queries.companies.composition import may_be_company
from wizardhaven.engine.queries.numbers.control_cost import control_cost
from wizardhaven.engine.queries.numbers.influence import can_control, free_to_control
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import GENERAL, HAND, NO_CARD, NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import mentions, races_in
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.subjects import Subject


def may_be_summoned(table: Table, company: Company, put: Put, leaving: CardId = NO_CARD) -> bool:
    """Whether somebody in hand could join the company."""
    hand = table.pile(company.seat, HAND)
    return any([bool(controllers(table, company, card, put, leaving)) for card in hand])


def controllers(
    table: Table, company: Company, card: CardId, put: Put, leaving: CardId = NO_CARD
) -> list[CardId]:
    """Under whose influence the card could join the company: nobody's, if it could not at all.

    In the phase of a company none but itself is helped. [MOV-03, SITE-45] Somebody may be `leaving` it.
    """
    if table.company not in (NONE, company.id) or not is_character_for(table, company.seat, card):
        return []
    assert not isinstance(put.what, Subject)
    printed = table.printed[card]
    if printed.avatar and put.onto is Sort.AVATAR:
        lord = lord_of(table, company.seat, card, by_leave=True)
        return [lord] if lord in company.members else []
    if (
        printed.avatar
        or (printed.agent and not mentions(put.what, Sort.AGENT))
        or unique_is_taken(table, card)
    ):
        return []
    if not_admitted(table, company.seat, card) is not None or is_closed_to(table, card, company.site):
        return []
    races = races_in(put.what)
    if races and not is_any(printed.race, races):
        return []
    gone = leaving if put.onto is Subject.THIS_CARD else NO_CARD
    staying = [member for member in company.members if member != gone]
    if not may_be_company(table, company.site, (*staying, card)):
        return []
    freed = [(table.cards[gone].controller, control_cost(table, gone))] if gone != NONE else []
    relief = dict(freed)
    found = [leader for leader in staying if can_control(table, leader, card, -relief.get(leader, 0))]
    if put.onto is Subject.COMPANY or put.onto is Subject.THIS_CARD:
        if mind(table, card) <= free_to_control(table, company.seat) + relief.get(GENERAL, 0):
            found.append(GENERAL)
    return found
