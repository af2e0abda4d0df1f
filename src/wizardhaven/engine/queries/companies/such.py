"""Whether a company is such a one, and whether what a card says is about it."""

from __future__ import annotations

from wizardhaven.engine.queries.words.being import company_is
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AnyOf, Not, Such
from wizardhaven.vocabulary.terms import PlayerKind


def company_fits(table: Table, company: Company, such: Such) -> bool:
    """Whether the company is such a one; what it is asked may be about its player."""
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not company_fits(table, company, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if company_fits(table, company, trait):
                return True
        return False
    if isinstance(such, Not):
        return not company_fits(table, company, such.trait)
    if such is Mark.MOVING:
        return company.destination != NONE
    if isinstance(such, PlayerKind):
        return table.kinds[company.seat].player is such
    return such is Sort.COMPANY or company_is(table, company, such)


def is_meant(table: Table, company: Company, card: CardId, of: Such | Subject) -> bool:
    """Whether the number of this company is meant: the card is with it, or it is such a company."""
    if isinstance(of, Subject):
        return of is Subject.BEARER and table.cards[card].company == company.id
    return company_fits(table, company, of)
