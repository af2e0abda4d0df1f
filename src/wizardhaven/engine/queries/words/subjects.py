"""Whom a text means when it says "this card", "the bearer", "the company"."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import ATTACK, CARD, COMPANY, CREATURE_TYPE, REGION, Aim
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Phase


def subject(table: Table, what: Subject, card: CardId, user: CardId, aim: Aim) -> CardId:
    """The card that is meant."""
    if what is Subject.THIS_CARD:
        return card
    if what is Subject.BEARER:
        bearer = bearer_of(table, card)
        if bearer == NONE and user == NONE and aim.kind == CARD:
            return bearer_of(table, aim.card)  # an event aimed at an item speaks of the item's bearer
        return bearer if bearer != NONE else user  # a card discarded as a cost lies on nobody any more
    if what is Subject.USER:
        return user
    if what is Subject.SITE:
        company = table.companies.get(company_concerned(table, card, user, aim))
        if company is None:
            return NO_CARD
        # where a company has been sent counts only once it has set out
        return company.site if table.phase is Phase.ORGANIZATION else company.new_site()
    return CardId(aim.number)  # whatever is meant: a card, if who asks means one


def company_concerned(table: Table, card: CardId, user: CardId, aim: Aim) -> CompanyId:
    """The company that an action is about: its target, its user's, its card's, or the one at hand."""
    if aim.kind in (COMPANY, CREATURE_TYPE, REGION):
        return aim.company
    if user != NONE:
        return company_of(table, user)
    if table.cards[card].place == IN_PLAY and company_of(table, card) != NONE:
        return company_of(table, card)
    if aim.kind == ATTACK:
        return aim.company
    if aim.number != NONE and aim.number < len(table.cards) and table.printed[aim.number].kind != SITE:
        of_target = company_of(table, CardId(aim.number))
        if of_target != NONE:
            return of_target
    if table.attack is not None:
        return table.attack.company
    return table.company
