"""A company, or one of its characters, is sent back to the site of origin. [MOV-45]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.cards import lose_followers
from wizardhaven.engine.changes.companies import send_back, split_company
from wizardhaven.engine.changes.control import lose_controller
from wizardhaven.engine.changes.turn import travel
from wizardhaven.engine.queries.companies.companies import shielded
from wizardhaven.engine.queries.numbers.prowess_and_body import prowess
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.flow.performers import company_meant, meant, performs
from wizardhaven.engine.rules.hazards.hazard_window import take_back_on_guard
from wizardhaven.engine.rules.movement.other_new_site import replace_new_site, would_replace_new_site
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Send
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Danger


def would_send_back(table: Table, effect: Effect, context: Context) -> bool:
    """Whether nobody in the company keeps it from being sent back, or there is another site to go to."""
    assert isinstance(effect, Send)
    if effect.to is not Subject.ORIGIN:
        return would_replace_new_site(table, effect, context)
    return not stands_fast(table, table.companies.get(context.company), effect)


def stands_fast(table: Table, company: Company | None, effect: Send) -> bool:
    """Whether the company has somebody who keeps it from being sent back."""
    if company is None:
        return False
    for who, least in effect.unless:
        if any([fits(table, one, who) and prowess(table, one) >= least for one in company.members]):
            return True
    return False


@performs(Send, would_send_back)
def perform_send(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The company concerned is sent back, or one character without the others; or it goes elsewhere."""
    assert isinstance(effect, Send)
    if effect.to is not Subject.ORIGIN:
        replace_new_site(table, effect, declaration)
        return
    if stands_fast(table, table.companies.get(company_meant(table, declaration)), effect):
        return
    if effect.what is Subject.COMPANY:
        table.push(ReturnToOrigin(company_meant(table, declaration)))
    else:
        table.push(ReturnAlone(meant(table, effect.what, declaration)))


@final
class ReturnToOrigin(Step):
    """The company is sent back: it has not moved, and nothing more is done in its phase. [MOV-45]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is None or company.destination == NONE:
            return
        if shielded(table, self.company, Danger.RETURN_TO_ORIGIN):
            return
        send_back(table, self.company)
        if table.cards[company.destination].place != IN_PLAY:
            take_back_on_guard(table, self.company)


@final
class ReturnAlone(Step):
    """A character becomes a company of his own, which is back at the site of origin; the others go on.

    Whoever followed him, or led him, is parted from him. If he was alone, his company is sent back.
    """

    __slots__ = ("character",)

    def __init__(self, character: CardId) -> None:
        self.character = character

    def run(self, table: Table) -> None:
        company = table.companies.get(table.cards[self.character].company)
        if company is None or company.destination == NONE:
            return
        if len(company.members) == 1:
            table.push(ReturnToOrigin(company.id))
            return
        if shielded(table, company.id, Danger.RETURN_TO_ORIGIN):
            return
        lose_followers(table, self.character)
        if table.cards[self.character].controller >= 0:
            lose_controller(table, self.character)
        alone = split_company(table, company.id, (self.character,), NO_CARD)
        travel(table, alone)
        send_back(table, alone)
