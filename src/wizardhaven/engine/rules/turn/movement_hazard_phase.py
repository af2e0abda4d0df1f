"""The movement/hazard phases: one company at a time. [MOV-01 to MOV-05]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.companies import plan_movement
from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.piles import forget_journey
from wizardhaven.engine.changes.turn import begin_company, begin_phase, travel
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.movement.ways import ways_through
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.rules.attacks.on_the_way import MovementTriggers
from wizardhaven.engine.rules.hazards.hazard_window import BeforeTheEnd, HazardWindow, take_back_on_guard
from wizardhaven.engine.rules.movement.draw import DrawForMovement
from wizardhaven.engine.rules.movement.journey import Arrive, EndOfMovement, RevealSite, SetHazardLimit
from wizardhaven.engine.rules.movement.rest import RestAtSite
from wizardhaven.engine.rules.piles.hand import ResetHand
from wizardhaven.engine.rules.turn.next_company import NextCompany
from wizardhaven.engine.rules.turn.phases import BeginningOfPhase, EndOfPhase
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CompanyId
from wizardhaven.engine.state.lasting import COMPANY
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.terms import Phase, RegionType


@final
class MovementHazardPhase(Step):
    """Each company has its own phase, moving or not. [MOV-01]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        begin_phase(table, Phase.MOVEMENT_HAZARD)
        table.push(NextToTravel(table.active), EndOfMovement())


@final
class NextToTravel(NextCompany):
    """The next company whose movement/hazard phase it is. [MOV-01]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.NEXT_TO_TRAVEL

    def waits(self, company: Company) -> bool:
        return not company.travelled

    def mark(self, table: Table, number: CompanyId) -> None:
        travel(table, number)

    def begin(self, table: Table, number: CompanyId) -> None:
        table.push(*journey(self.seat, number), NextToTravel(self.seat))

    def refusal(self) -> Reason:
        return Reason.NOBODY_ACTS_NOW


def journey(seat: int, number: CompanyId, through: RegionType | None = None) -> tuple[Step, ...]:
    """The movement/hazard phase of one company, and another one if it moves on. [MOV-01, MOV-04]

    Its way may have to lead `through` a region of some type.
    """
    return (
        RevealSite(seat, number, through),
        SetHazardLimit(number),
        DrawForMovement(number),
        BeginningOfPhase(Phase.MOVEMENT_HAZARD, number),
        MovementTriggers(number),
        *from_hazards_on(seat, number),
    )


def from_hazards_on(seat: int, number: CompanyId) -> tuple[Step, ...]:
    """The phase from the moment on when hazards may be played."""
    return (
        HazardWindow(seat),
        BeforeTheEnd(),
        EndOfPhase(Phase.MOVEMENT_HAZARD, number),
        Arrive(number),
        ResetHand(0),
        ResetHand(1),
        RestAtSite(number),
        MoveOn(number),
    )


@final
class MoveOn(Step):
    """A company that may move again does so directly after its phase. [MOV-04]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is None or not company.moved or not table.lasting:
            return
        for index, lasting in enumerate(table.lasting):
            on, standing = lasting.on, lasting.standing
            if (
                not isinstance(standing, Permit)
                or standing.deed is not Deed.MOVE_ON
                or standing.where is None
            ):
                continue
            if on.kind == COMPANY and on.number == self.company:
                if is_place(table, company.site, standing.where):
                    end_lasting(table, index)
                    table.push(ChooseFurtherSite(company.seat, self.company, _through(standing)))
                    return


def _through(moving_on: Permit) -> RegionType | None:
    """The type of region through which the further way must lead, if it must."""
    path = moving_on.condition
    region = path.what if isinstance(path, There) else None
    return region if isinstance(region, RegionType) else None


@final
class ChooseFurtherSite(Choice):
    """Where the company moves on to, if it does; its phase begins anew. [MOV-04]

    Its way may have to lead `through` a region of some type.
    """

    __slots__ = ("company", "through")

    asks: ClassVar[Question] = Question.FURTHER_SITE

    def __init__(self, seat: int, company: CompanyId, through: RegionType | None = None) -> None:
        super().__init__(seat)
        self.company = company
        self.through = through

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies[self.company]
        sites = [
            site for site in destinations(table, company) if ways_through(table, company, site, self.through)
        ]
        return [PASS, *[Action(Verb.PLAN_MOVEMENT, site, number=self.company) for site in sites]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        take_back_on_guard(table, self.company)
        plan_movement(table, self.company, action.card)
        forget_journey(table, self.company)
        begin_company(table, self.company)
        table.push(*journey(self.seat, self.company, self.through))

    def refusal(self) -> Reason:
        return Reason.NOBODY_ACTS_NOW
