"""Companies that end up at the same site become one. [MOV-46, MOV-47]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.changes.companies import merge, return_after_arrival
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.cards.notes import noted_with
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.companies.composition import may_be_company
from wizardhaven.engine.queries.sites.on_the_site import place_name
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DISCARD, CompanyId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


def _together(table: Table, seat: int) -> list[list[Company]]:
    """The player's companies, sorted by the site they are at."""
    at: dict[str, list[Company]] = {}
    for company in companies_of(table, seat):
        at.setdefault(place_name(table, company.site), []).append(company)
    return list(at.values())


@final
class JoinCompanies(Step):
    """Away from havens they must join; at a haven their player may choose. [MOV-46]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        for companies in _together(table, self.seat):
            first = companies[0]
            if is_haven(table, first.site):
                for one, other in _undecided(table, companies):
                    if not may_be_company(table, one.site, (*one.members, *other.members)):
                        continue
                    table.push(MayJoin(self.seat, one.id, other.id), JoinCompanies(self.seat))
                    return
            elif may_be_company(table, first.site, tuple([m for c in companies for m in c.members])):
                for other in companies[1:]:
                    merge(table, first.id, other.id)
            elif any([company.moved for company in companies]):
                ids = tuple([company.id for company in companies])
                table.push(WhoStays(1 - self.seat, ids), JoinCompanies(self.seat))
                return


def _undecided(table: Table, companies: list[Company]) -> list[tuple[Company, Company]]:
    """The pairs whose player has not said yet whether they stay apart."""
    return [
        (one, other)
        for index, one in enumerate(companies)
        for other in companies[index + 1 :]
        if not noted_with(table, Remembered.TRIGGERED, one.id, other.id)
    ]


@final
class MayJoin(Choice):
    """At a haven two companies may stay apart. [MOV-46]"""

    __slots__ = ("one", "other")

    asks: ClassVar[Question] = Question.MAY_JOIN

    def __init__(self, seat: int, one: CompanyId, other: CompanyId) -> None:
        super().__init__(seat)
        self.one = one
        self.other = other

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.one
        asked.other_company = self.other

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.PASS), Action(Verb.JOIN_AT_HAVEN, number=self.one, company=self.other)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.JOIN_AT_HAVEN:
            merge(table, self.one, self.other)
        else:
            remember(table, Remembered.TRIGGERED, self.one, self.other)

    def refusal(self) -> Reason:
        return Reason.COMPANIES_JOINING


@final
class WhoStays(Choice):
    """Too many to be one company: the hazard player says who stays, the others return. [MOV-47]

    A company that has not moved is at its site of origin already and cannot be sent anywhere. [MOV-09]
    """

    __slots__ = ("companies",)

    asks: ClassVar[Question] = Question.WHO_STAYS

    def __init__(self, seat: int, companies: tuple[CompanyId, ...]) -> None:
        super().__init__(seat)
        self.companies = companies

    def options(self, table: Table) -> Sequence[Action]:
        unmoved = [number for number in self.companies if not table.companies[number].moved]
        return [Action(Verb.STAY, number=number) for number in unmoved or self.companies]

    def take(self, table: Table, action: Action) -> None:
        for number in self.companies:
            if number != action.number and table.companies[number].moved:
                origin = table.companies[number].came_from
                was_tapped = table.cards[origin].place == DISCARD  # a site left untapped is not discarded
                return_after_arrival(table, number)
                if was_tapped:
                    tap(table, origin)

    def refusal(self) -> Reason:
        return Reason.COMPANIES_JOINING
