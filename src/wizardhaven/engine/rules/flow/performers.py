"""The register of effect words: what performs each of them, and when it would be done in vain.

An effect owns itself: whoever says how it is performed says in the same breath when it would change nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.subjects import company_concerned, subject
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import CardId, CompanyId
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.subjects import Subject

Performer: TypeAlias = Callable[[Table, Effect, Declaration], None]
Prospect: TypeAlias = Callable[[Table, Effect, Context], bool]


PERFORMERS: Final[dict[type, Performer]] = {}


PROSPECTS: Final[dict[type, Prospect]] = {}
"""Whether the effect would change anything, by its word. [EVT-03]"""


PREPARERS: Final[dict[type, Performer]] = {}
"""What comes before all other effects of the same card, by the effect word that it is for."""


def always(table: Table, effect: Effect, context: Context) -> bool:
    """The prospect of what is never asked whether it would change anything."""
    return True


def would_do(table: Table, effect: Effect, context: Context) -> bool:
    """Whether the effect would change anything. [EVT-03]"""
    return PROSPECTS[type(effect)](table, effect, context)


def performs(word: type, prospect: Prospect) -> Callable[[Performer], Performer]:
    """A passage of the rules says which effect word it performs, and when that would change anything."""

    def register(performer: Performer) -> Performer:
        assert word not in PERFORMERS, f"{word.__name__} has two performers"
        PERFORMERS[word] = performer
        PROSPECTS[word] = prospect
        return performer

    return register


def prepares(word: type) -> Callable[[Performer], Performer]:
    """A passage of the rules says what it lets players do before the effect's turn comes."""

    def register(preparer: Performer) -> Performer:
        assert word not in PREPARERS, f"{word.__name__} has two preparers"
        PREPARERS[word] = preparer
        return preparer

    return register


def in_order(effects: tuple[Effect, ...], declaration: Declaration) -> list[Step]:
    """The effects of a card one after another, and before them what a later one is prepared by. [TIM-49]"""
    later = [effect for effect in effects[1:] if type(effect) in PREPARERS]
    prepared: list[Step] = [Prepare(effect, declaration) for effect in later]
    return [*prepared, *[Perform(effect, declaration) for effect in effects]]


@final
class Prepare(Step):
    """Something is done for an effect of a declared action before any of its effects happens. [COR-07]"""

    __slots__ = ("declaration", "effect")

    def __init__(self, effect: Effect, declaration: Declaration) -> None:
        self.effect = effect
        self.declaration = declaration

    def run(self, table: Table) -> None:
        PREPARERS[type(self.effect)](table, self.effect, self.declaration)


@final
class Perform(Step):
    """One effect of a declared action happens. [TIM-49]"""

    __slots__ = ("declaration", "effect")

    def __init__(self, effect: Effect, declaration: Declaration) -> None:
        self.effect = effect
        self.declaration = declaration

    def run(self, table: Table) -> None:
        PERFORMERS[type(self.effect)](table, self.effect, self.declaration)


def meant_by(table: Table, what: Subject, context: Context) -> CardId:
    """The card that an effect would be about."""
    return subject(table, what, context.card, context.user, context.aim)


def meant(table: Table, what: Subject, declaration: Declaration) -> CardId:
    """The card that an effect is about."""
    return subject(table, what, declaration.card, declaration.user, declaration.aim)


def company_meant(table: Table, declaration: Declaration) -> CompanyId:
    """The company that an effect is about."""
    return company_concerned(table, declaration.card, declaration.user, declaration.aim)
