"""What only a Ringwraith does: he suffers nobody beside him, and he takes The One Ring to his master."""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.ending import end
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.ending.marshalling_points import plain_total
from wizardhaven.engine.queries.movement.ringwraith_and_balrog import has_ringwraith
from wizardhaven.engine.queries.sites.on_the_site import place_name
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.rules.flow.points import Point, at
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.outcome import Ending, Outcome
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Keyword, PlayerKind

BARAD_DUR: Final = "Barad-dûr"


@at(Point.AFTER_MOVEMENT, PlayerKind.RINGWRAITH)
def after_movement(table: Table, seat: int) -> list[Step]:
    """Who stands beside a Ringwraith that was played there is gone; the Ring may be won. [ORG-18, WIN-06]"""
    return [MakeRoom(seat), BringRingHome(seat)] if seat == table.active else []


@at(Point.RING_PLAYED, PlayerKind.RINGWRAITH)
def ring_played(table: Table, seat: int) -> list[Step]:
    """A test may have brought The One Ring to light just where it is wanted. [WIN-06]"""
    return [BringRingHome(seat)]


@final
class MakeRoom(Step):
    """A company beside a Ringwraith who was played there this turn, away from havens, goes. [MOV-48]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        companies = companies_of(table, self.seat)
        for lord in [company for company in companies if _has_come_anew(table, company)]:
            for other in companies:
                if has_ringwraith(table, other):
                    continue
                if place_name(table, other.site) == place_name(table, lord.site):
                    for member in other.members:
                        discard(table, member)


def _has_come_anew(table: Table, company: Company) -> bool:
    """Whether a Ringwraith was played this turn where the company still is, away from havens."""
    if company.moved or not has_ringwraith(table, company) or is_haven(table, company.site):
        return False
    return any([noted(table, Remembered.CHARACTER_PLAYED, member) for member in company.members])


@final
class BringRingHome(Step):
    """Whose company bears The One Ring to where it is wanted wins at once. [WIN-06]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        for company in companies_of(table, self.seat):
            if table.printed[company.site].name == BARAD_DUR and _bears_ring(table, company):
                totals = (plain_total(table, 0), plain_total(table, 1))
                end(table, Outcome(Ending.ONE_RING, self.seat, totals))
                return


def _bears_ring(table: Table, company: Company) -> bool:
    for member in company.members:
        for card in table.cards[member].carried:
            if table.printed[card].has(Keyword.THE_ONE_RING):
                return True
    return False
