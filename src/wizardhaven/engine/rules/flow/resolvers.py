"""A declaration resolves: each passage of the rules says how its own kind does. [TIM-13]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECLARED, DISCARD
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table

Resolver: TypeAlias = Callable[[Table, Declaration], None]


RESOLVERS: Final[dict[int, Resolver]] = {}


def resolves(kind: int) -> Callable[[Resolver], Resolver]:
    """A passage of the rules says which kind of declaration it resolves."""

    def register(resolver: Resolver) -> Resolver:
        assert kind not in RESOLVERS, f"declarations of kind {kind} resolve in two ways"
        RESOLVERS[kind] = resolver
        return resolver

    return register


@final
class Resolve(Step):
    """The next declaration of the chain does what it says, or nothing if it is no longer possible."""

    __slots__ = ("declaration",)

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration

    def run(self, table: Table) -> None:
        RESOLVERS[self.declaration.kind](table, self.declaration)


def within_hazard_limit(table: Table, declaration: Declaration) -> bool:
    """The second check of the hazard limit: not more declared than it now allows. [MOV-16]"""
    if not declaration.counted:
        return True
    company = table.companies.get(table.company)
    return company is not None and company.hazards <= hazard_limit(table, company.id)


def negate(table: Table, declaration: Declaration) -> None:
    """An action whose conditions no longer hold does nothing; its card is discarded. [TIM-50]"""
    record(table, Happening.NEGATED, declaration.card, seat=declaration.seat)
    if table.cards[declaration.card].place == DECLARED:
        move(table, declaration.card, DISCARD)
        record(table, Happening.DISCARDED, declaration.card)
