"""What befalls one company on its way: eight steps. [MOV-06 to MOV-47]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import lose_factions
from wizardhaven.engine.changes.companies import arrive, cancel_movement, set_out
from wizardhaven.engine.changes.hazard_limit import count_anew, set_base_limit
from wizardhaven.engine.changes.lasting import begin_lasting
from wizardhaven.engine.changes.on_guard import remember_targets
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.changes.sites import release_unused_sites
from wizardhaven.engine.changes.turn import end_company
from wizardhaven.engine.queries.cards.in_play import is_leader
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.movement.under_deeps_roll import number_to_reach
from wizardhaven.engine.queries.movement.ways import Way, is_held, ways_through
from wizardhaven.engine.rules.companies.join import JoinCompanies
from wizardhaven.engine.rules.effects.send_forth import lose_stragglers
from wizardhaven.engine.rules.flow.occasions import Occurrence, do_at_once, steps_by
from wizardhaven.engine.rules.flow.points import Point, steps_at
from wizardhaven.engine.rules.movement.site_revealed import on_reveal
from wizardhaven.engine.rules.movement.under_deeps_roll import MovementRoll
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import COMPANY, Aim, Lasting
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.terms import RegionType


@final
class RevealSite(Choice):
    """The new site is turned up and the company's way is fixed. [MOV-06, MOV-09]

    It may have to lead `through` a region of some type. [MOV-04]
    """

    __slots__ = ("company", "through")

    asks: ClassVar[Question] = Question.SITE_PATH

    def __init__(self, seat: int, company: CompanyId, through: RegionType | None = None) -> None:
        super().__init__(seat)
        self.company = company
        self.through = through

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies[self.company]
        if company.destination == NONE or (table.lasting and is_held(table, company)):
            return [Action(Verb.STAY, number=company.id)]
        ways = ways_through(table, company, company.destination, self.through)
        if not ways:
            return [Action(Verb.STAY, number=company.id)]
        return [by_way(table, company.destination, way) for way in ways]

    def take(self, table: Table, action: Action) -> None:
        count_anew(table, self.company)
        company = table.companies[self.company]
        if action.verb is Verb.STAY:
            cancel_movement(table, self.company)  # illegal movement is undone [MOV-07]
            return
        for way in ways_through(table, company, company.destination, self.through):
            if way.movement == action.number and _named(table, way) == action.names:
                set_out(table, self.company, way.movement, way.path, way.regions)
                if way.by is not None:
                    _move_specially(table, self.company, way.by)
                table.push(*steps_by(table, company.destination, _revealed(self.seat, company)))
                if number_to_reach(table, table.companies[self.company]) != NONE:
                    table.push(MovementRoll(self.company, company.destination))
                table.push(*on_reveal(table, self.company))
                return

    def refusal(self) -> Reason:
        return Reason.NOBODY_ACTS_NOW


def _revealed(seat: int, company: Company) -> Occurrence:
    """That the company's new site is revealed."""
    return Occurrence(
        Occasion.SITE_REVEALED, seat, company.destination, company.id, aim=Aim(COMPANY, company.id)
    )


def by_way(table: Table, destination: CardId, way: Way) -> Action:
    """The answer by which a company goes that way."""
    return Action(Verb.TRAVEL, destination, number=way.movement, names=_named(table, way))


def _named(table: Table, way: Way) -> tuple[str, ...]:
    """What tells the ways apart: their regions, or the card that brings Special Movement about."""
    return way.regions if way.by is None else (table.printed[way.by.source].name,)


def _move_specially(table: Table, number: CompanyId, by: Lasting) -> None:
    """What holds for a company that moves by such an effect begins to hold. [ORG-73]"""
    assert isinstance(by.standing, Permit)
    for standing in by.standing.then:
        begin_lasting(table, Lasting(by.source, standing, Aim(COMPANY, number), by.needed, by.environment))


@final
class SetHazardLimit(Step):
    """The base hazard limit is set once and not changed by later losses. [MOV-15]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        set_base_limit(table, self.company)
        limit, seat = hazard_limit(table, self.company), table.companies[self.company].seat
        record(table, Happening.HAZARD_LIMIT_SET, seat=seat, number=limit)


@final
class Arrive(Step):
    """The company is at its new site; what does not go along is left behind. [MOV-42, MOV-44]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        remember_targets(table)
        end_company(table)
        company = table.companies.get(self.company)
        if company is None or company.destination == NONE:
            return
        leave_behind(table, company)
        if self.company in table.companies:
            arrive(table, self.company)


def leave_behind(table: Table, company: Company) -> None:
    """Cards that do not follow their company there are discarded. [ITM-06]"""
    arriving = Occurrence(Occasion.COMPANY_ARRIVES, company.seat, company=company.id)
    for member in company.members:
        if is_leader(table, member):
            lose_factions(table, member)
        for card in table.cards[member].carried:
            if _may_follow(table, member, card):
                continue
            for held in (card, *table.cards[card].carried):
                do_at_once(table, held, arriving)


def _may_follow(table: Table, controller: CardId, card: CardId) -> bool:
    """Whether it is such an ally of somebody as follows wherever he goes."""
    permit = table.printed[controller].permit(Deed.MOVE)
    return permit is not None and permit.by is not None and fits_printed(table.printed[card], permit.by)


@final
class EndOfMovement(Step):
    """After the last movement/hazard phase sites nobody uses leave play and companies join. [MOV-46]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        lose_stragglers(table)
        release_unused_sites(table)
        table.push(*steps_at(table, Point.AFTER_MOVEMENT), JoinCompanies(table.active))
