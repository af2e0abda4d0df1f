"""Both players draw for a moving company. [MOV-19]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.companies.such import is_meant
from wizardhaven.engine.queries.numbers.amounts import amount_for
from wizardhaven.engine.queries.sites.sites import is_haven, site_of
from wizardhaven.engine.queries.words.conditions import Context, is_so
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.rules.piles.piles import Draw
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DECK, NONE, CompanyId
from wizardhaven.engine.state.lexicon import DrawsRecalled
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.terms import Stat


@final
class DrawForMovement(Step):
    """By the new site, or by the site of origin if the new one is a haven; for some not. [MOV-19, MOV-20]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies[self.company]
        if company.destination == NONE:
            return
        own, others = draws_for(table, company)
        if DrawsRecalled in table.lexicon:  # then how many the opponent draws depends on what has been drawn
            table.push(*_draws(company.seat, own), DrawAgainst(company.id))
        else:
            table.push(*_draws(company.seat, own), *_draws(1 - company.seat, others))


@final
class DrawAgainst(Step):
    """The opponent draws once the player of the company has. [MOV-19]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies[self.company]
        table.push(*_draws(1 - company.seat, draws_for(table, company)[1]))


def draws_for(table: Table, company: Company) -> tuple[int, int]:
    """How many cards the resource player may draw for a moving company, and how many the other. [MOV-19]"""
    by = company.destination
    if is_haven(table, by) and not table.kinds[company.seat].draws_by_new_site:
        by = company.site
    site = site_of(table, by)
    own = 0
    if may_draw(table, company):
        own = _changed(table, company, Stat.RESOURCE_DRAWS, site.resource_draws)
    return own, _changed(table, company, Stat.HAZARD_DRAWS, site.hazard_draws)


def may_draw(table: Table, company: Company) -> bool:
    """Only with an avatar or somebody of mind 3 or more does the resource player draw. [MOV-19]"""
    return any([table.printed[m].avatar or mind(table, m) >= 3 for m in company.members])


def _changed(table: Table, company: Company, stat: Stat, normal: int) -> int:
    """How many cards a player may draw: the normal number, perhaps several times, and more or fewer."""
    most = normal
    for standing in standing_on_company(table, company.id) if table.lasting else ():
        if isinstance(standing, Modify) and standing.what is stat:
            assert isinstance(standing.by, int)
            most = most * standing.by if standing.how is How.TIMES else most + standing.by
    if stat in table.lexicon:
        changes = _changes_by_cards(table, company, stat)
        most += sum([amount for amount, _ in changes])
        most = max([most, *[min(normal, least) for _, least in changes]])
    return most


def _changes_by_cards(table: Table, company: Company, stat: Stat) -> list[tuple[int, int]]:
    """By how many cards somebody in the company, or a card in play, changes the draws, and to what least."""
    found: list[tuple[int, int]] = []
    for card in (*company.members, *table.board):
        about = card if card in company.members else company.members[0]
        for change in table.printed[card].modifiers:
            if change.what is stat and is_meant(table, company, card, change.of):
                if is_so(table, change.condition, Context(company.seat, card, company.id)):
                    by = change.by
                    amount = by if isinstance(by, int) else amount_for(table, by, about)
                    found.append((amount, change.least or 0))
    return found


def _draws(seat: int, most: int) -> list[Step]:
    """At least one card, then as many more as the player likes."""
    if most <= 0:
        return []
    return [Draw(seat, 1), DrawMore(seat, most - 1)]


@final
class DrawMore(Choice):
    """Another card, or enough. [MOV-19]"""

    __slots__ = ("left",)

    asks: ClassVar[Question] = Question.DRAW_MORE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def about(self, table: Table, asked: Asked) -> None:
        asked.number = self.left

    def options(self, table: Table) -> Sequence[Action]:
        if self.left == 0 or not table.pile(self.seat, DECK):
            return [PASS]
        return [PASS, Action(Verb.DRAW)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DRAW:
            if self.seat == table.active and DrawsRecalled in table.lexicon:
                remember(table, Remembered.DRAWN, table.company)
            table.push(Draw(self.seat, 1), DrawMore(self.seat, self.left - 1))

    def refusal(self) -> Reason:
        return Reason.NOBODY_ACTS_NOW
