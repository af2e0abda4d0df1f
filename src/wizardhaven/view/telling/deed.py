"""A deed as it is told in one line: what was done, what came of it, and how the dice fell."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, final

from wizardhaven.engine.values import NONE, CardId, Fact, Happening, Table
from wizardhaven.view.telling.fight import Fight

STRIKES: Final = (Happening.STRIKE_FAILED, Happening.STRIKE_INEFFECTUAL, Happening.STRIKE_SUCCEEDED)
"""How a strike may end."""

INFLUENCE: Final = (Happening.INFLUENCE_SUCCEEDED, Happening.INFLUENCE_FAILED)
CHECKS: Final = (Happening.CHECK_PASSED, Happening.CHECK_FAILED)
THROWN_FOR: Final = (*STRIKES, *INFLUENCE, *CHECKS)
"""What the dice decide."""


@final
@dataclass(frozen=True)
class Throw:
    """A throw of two dice, with what was added to it and what it was held against."""

    added: int
    dice: int
    against: int
    of_body: bool = False
    """Whether it is the body check that comes after a strike."""


@final
@dataclass(frozen=True)
class Deed:
    """What a seat knows of a deed: every fact is as the seat may see it."""

    number: int
    seat: int
    """Whose doing it was, or to whose card it happened; NONE if it was nobody's."""
    fact: Fact
    outcomes: tuple[Fact, ...] = ()
    throws: tuple[Throw, ...] = ()
    draws: tuple[Fact, ...] = ()
    fight: Fight | None = None
    """The attack that it sums up."""

    def with_outcome(self, fact: Fact) -> Deed:
        return replace(self, outcomes=(*self.outcomes, fact))

    def came_to(self, fact: Fact) -> Deed:
        """The deed with something in its first place that says more than how it began."""
        return replace(self, fact=fact)

    def with_throw(self, throw: Throw) -> Deed:
        return replace(self, throws=(*self.throws, throw))

    def with_draw(self, fact: Fact) -> Deed:
        return replace(self, draws=(*self.draws, fact))

    def names(self, card: CardId) -> bool:
        """Whether the card has a part in it."""
        facts = (self.fact, *self.outcomes)
        gives = self.fact.kind is Happening.TRANSFERRED and self.fact.giver == card
        return card != NONE and (gives or any([card in (fact.card, fact.other) for fact in facts]))

    def befell(self, kind: Happening) -> bool:
        """Whether such a thing came of it for the card that it is about."""
        return any([fact.kind is kind and fact.card == self.fact.card for fact in self.outcomes])

    @property
    def is_thrown_for(self) -> bool:
        """Whether it is itself what the dice decided."""
        return self.fact.kind in THROWN_FOR

    @property
    def attacks(self) -> bool:
        """Whether a card was played that attacks at once."""
        began = [fact.card for fact in self.outcomes if fact.kind is Happening.ATTACK_BEGAN]
        return self.fact.kind is Happening.DECLARED and self.fact.card in began

    @property
    def kind(self) -> Happening:
        """What it was in one word: of a strike that hits, what it did."""
        if self.fact.kind in STRIKES:
            for grave in (Happening.ELIMINATED, Happening.WOUNDED):
                if self.befell(grave):
                    return grave
        return Happening.ATTACK_BEGAN if self.attacks else self.fact.kind

    def told_beside(self) -> list[Fact]:
        """What came of it and is not in the words of the deed itself."""
        own = self.fact.kind in STRIKES
        within = (Happening.WOUNDED, Happening.ELIMINATED) if own else ()
        hand = self.fact.kind is Happening.DISCARDED_FROM_HAND
        began = Happening.ATTACK_BEGAN if self.attacks else None
        return [
            fact
            for fact in self.outcomes
            if not hand
            and fact.kind is not began
            and not (fact.kind in within and fact.card == self.fact.card)
        ]


def owner_of(table: Table, fact: Fact) -> int:
    """Whose doing something was, or to whose card it happened; NONE if to nobody's."""
    if fact.kind is Happening.COMPANY_CHANGED and fact.company in table.companies:
        return table.companies[fact.company].seat
    return fact.seat if fact.seat != NONE or fact.card == NONE else table.owners[fact.card]
