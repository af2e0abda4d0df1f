"""A company splits: its parts, their site cards, and the hazards that lay on it. [ORG-50 to ORG-52]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import return_to_hand
from wizardhaven.engine.changes.companies import events_on_company, lay_event_on_company, merge, split_company
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.cards.notes import noted_with
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.companies.composition import solitude
from wizardhaven.engine.queries.numbers.influence import followers_of
from wizardhaven.engine.queries.sites.sites import in_location_deck, is_haven
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


def are_parts(table: Table, one: CompanyId, other: CompanyId) -> bool:
    """Whether the two were one company this turn; they cannot be joined again. [ORG-50]"""
    return noted_with(table, Remembered.SPLIT_FROM, one, other) or noted_with(
        table, Remembered.SPLIT_FROM, other, one
    )


def _parts_of(table: Table, number: CompanyId) -> list[CompanyId]:
    company = table.companies[number]
    return [other.id for other in companies_of(table, company.seat) if are_parts(table, number, other.id)]


def offer_split(table: Table, company: Company, member: CardId, offers: list[Action]) -> None:
    """Somebody and his followers may go; at a haven perhaps with a haven card of their own. [ORG-52]"""
    offers.append(Action(Verb.SPLIT, member))
    if is_haven(table, company.site):
        here = table.printed[company.site]
        site = in_location_deck(table, company.seat, here.name, here.alignment)
        if site != NONE:
            offers.append(Action(Verb.SPLIT, member, aim=Aim(CARD, site)))


def split_off(table: Table, action: Action) -> None:
    """Who leaves is the new company, who stays the original one. [ORG-51]"""
    old = table.cards[action.card].company
    group = (action.card, *followers_of(table, action.card))
    relatives = [old, *_parts_of(table, old)]
    new = split_company(table, old, group, action.aim.card)
    for relative in relatives:
        remember(table, Remembered.SPLIT_FROM, new, relative)


def join(table: Table, into: CompanyId, other: CompanyId) -> None:
    """Two companies become one, and a part of whatever either of them was a part of."""
    relatives = _parts_of(table, other)
    merge(table, into, other)
    for relative in relatives:
        remember(table, Remembered.SPLIT_FROM, into, relative)


@final
class UndoIdleSplits(Step):
    """Of the parts of a split company at most one may stay; idle parts are one company again. [ORG-50]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        idle = [c for c in companies_of(table, table.active) if c.destination == NONE]
        for company in idle:
            if not company.split:
                continue
            for other in idle:
                if other.id in table.companies and are_parts(table, company.id, other.id):
                    merge(table, other.id, company.id)
                    break


@final
class LayOffSolitude(Step):
    """What suffers nobody beside its bearer goes back to hand if he is not alone when the phase ends."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        for company in companies_of(table, table.active):
            card = solitude(table, company.members)
            if card != NONE and len(company.members) > 1:
                return_to_hand(table, card)


@final
class PlaceHazards(Step):
    """The hazard player decides where the hazards on a company that was split go. [ORG-51]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        for company in companies_of(table, table.active):
            if _parts_of(table, company.id):
                for card in events_on_company(table, company.id):
                    if table.printed[card].hazard:
                        table.push(PlaceHazard(1 - table.active, card))


@final
class PlaceHazard(Choice):
    """One permanent-event goes with one part."""

    __slots__ = ("card",)

    asks: ClassVar[Question] = Question.PLACE_HAZARD

    def __init__(self, seat: int, card: CardId) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        company = table.cards[self.card].company
        parts = [company, *_parts_of(table, company)]
        return [Action(Verb.CHOOSE_COMPANY, self.card, number=part) for part in parts]

    def take(self, table: Table, action: Action) -> None:
        lay_event_on_company(table, self.card, action.company_meant)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
