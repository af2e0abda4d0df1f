"""The register of performers: one for every effect word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from wizardhaven.engine.queries.subjects import company_concerned, subject
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import CardId, CompanyId
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.selectors import Subject

Performer: TypeAlias = Callable[[Table, Effect, Declaration], None]

PERFORMERS: Final[dict[type, Performer]] = {}


def performs(word: type) -> Callable[[Performer], Performer]:
    """A passage of the rules says which effect word it performs."""

    def register(performer: Performer) -> Performer:
        assert word not in PERFORMERS, f"{word.__name__} has two performers"
        PERFORMERS[word] = performer
        return performer

    return register


@final
class Perform(Step):
    """One effect of a declared action happens. [TIM-49]"""

    __slots__ = ("declaration", "effect")

    def __init__(self, effect: Effect, declaration: Declaration) -> None:
        self.effect = effect
        self.declaration = declaration

    def run(self, table: Table) -> None:
        PERFORMERS[type(self.effect)](table, self.effect, self.declaration)


def meant(table: Table, what: Subject, declaration: Declaration) -> CardId:
    """The card that an effect is about."""
    return subject(table, what, declaration.card, declaration.user, declaration.aim)


def company_meant(table: Table, declaration: Declaration) -> CompanyId:
    """The company that an effect is about."""
    return company_concerned(table, declaration.card, declaration.user, declaration.aim)
