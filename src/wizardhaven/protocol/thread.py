"""The thread of a story: which deed is at hand, and which of them what happens belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, final

from wizardhaven.engine.values import NONE, SITE, Fact, Happening, Table
from wizardhaven.protocol.weights import WEIGHTS, Weight
from wizardhaven.view.telling.deed import STRIKES, Deed, Throw, owner_of
from wizardhaven.view.telling.fight import ENDS, NO_FIGHT, Fight
from wizardhaven.view.telling.naming import numbers_of_attack
from wizardhaven.vocabulary.terms import Phase

RESULTS: Final = (
    *STRIKES,
    Happening.CHECK_PASSED,
    Happening.CHECK_FAILED,
    Happening.INFLUENCE_SUCCEEDED,
    Happening.INFLUENCE_FAILED,
    Happening.RING_TESTED,
)
"""What dice are thrown for; it is told before the dice."""

Hands: TypeAlias = tuple[Deed | None, Deed | None]


@final
@dataclass(frozen=True)
class Thread:
    """Where a story stands between two actions. Nothing of it is more than its reader has seen."""

    deeds: int = 0
    """How many there were."""
    at: Deed | None = None
    """The deed at hand."""
    declared: tuple[Deed, ...] = ()
    """What was declared and has not taken effect."""
    journey: Deed | None = None
    """The last company's setting out."""
    hands: Hands = (None, None)
    """What each player just discarded from hand of his own will."""
    fight: Fight = NO_FIGHT
    """The attack at hand, or the last one."""

    def with_deed(self, deed: Deed) -> Thread:
        """The same thread, in which more is known of a deed."""
        declared = tuple([deed if one.number == deed.number else one for one in self.declared])
        first, second = self.hands
        return replace(
            self,
            at=_newer(self.at, deed),
            declared=declared,
            journey=_newer(self.journey, deed),
            hands=(_newer(first, deed), _newer(second, deed)),
        )


def _newer(known: Deed | None, deed: Deed) -> Deed | None:
    return deed if known is not None and known.number == deed.number else known


@final
class Spun:
    """What an action adds to a story: deeds, new ones and known ones, and what comes of them."""

    def __init__(self, thread: Thread, table: Table) -> None:
        self.thread = thread
        self.heads: dict[int, Deed] = {}
        """The deeds of which something is to be said that was not said before."""
        self.folded: list[tuple[int, Fact]] = []
        """What comes of a deed, by its number."""
        self.draws: dict[tuple[int, int], Deed] = {}
        """The deeds with which somebody drew, by their number and who did."""
        self._table = table
        self._told = False
        self._fought = False
        cards = [declaration.card for declaration in table.chain]
        gone = [deed for deed in thread.declared if not self._waits(deed, cards)]
        self._resolves = bool(gone)
        if gone:
            left = tuple([deed for deed in thread.declared if deed not in gone])
            self.thread = replace(thread, at=gone[-1], declared=left)
        self._gone = gone

    def _waits(self, deed: Deed, cards: Sequence[int]) -> bool:
        """Whether a declaration is still to take effect; of a hidden card one only sees that some are."""
        return deed.fact.card in cards if deed.fact.card != NONE else bool(cards)

    def spin(self, facts: Sequence[Fact], throw: Throw | None) -> None:
        """Go on with what a reader has seen."""
        for fact in _deeds_first(facts):
            self._follow(fact, throw if fact.kind is Happening.ROLLED else None)
            self._fight(fact)

    def _follow(self, fact: Fact, throw: Throw | None) -> None:
        match fact.kind:
            case Happening.PHASE_BEGAN:
                self.thread = replace(self.thread, at=None, hands=(None, None))
            case Happening.RESOLVED | Happening.PLAYED if self._resolved(fact):
                pass
            case Happening.DREW:
                self._draw(fact)
            case Happening.DISCARDED_FROM_HAND:
                self._discard(fact)
            case Happening.ROLLED:
                self._roll(fact, throw)
            case Happening.COMPANY_CHANGED if not self._table.turn:
                pass
            case Happening.DISCARDED if self._goes_without_saying(fact):
                pass
            case Happening.COMPANY_ARRIVED:
                journey = self.thread.journey
                if journey is not None and journey.fact.number == fact.number:
                    self.folded.append((journey.number, fact))
            case _:
                self._weigh(fact)

    def _weigh(self, fact: Fact) -> None:
        at = self.thread.at
        match WEIGHTS[fact.kind]:
            case Weight.DEED:
                self._open(fact)
            case Weight.RESULT if at is not None and self._is_about(at, fact):
                self._change(at.came_to(fact))
            case Weight.OUTCOME if at is not None and self._is_about(at, fact):
                self._change(at.with_outcome(fact))
            case Weight.RESULT | Weight.OUTCOME:
                self._open(fact)
            case Weight.ALONE if at is None or not (self._told or self._resolves or self._searches(fact)):
                self._open(fact)
            case Weight.ALONE | Weight.FOLDED:
                self._fold(fact)
            case Weight.BESIDE if self._resolves and at is not None and not at.names(fact.card):
                self._fold(fact)
            case Weight.BESIDE if fact.kind is Happening.HAZARD_LIMIT_SET and self._told:
                self._fold(fact)
            case _:
                self._fought = self._fought or fact.kind is Happening.ATTACK_ENDED

    def _fight(self, fact: Fact) -> None:
        """Keep count of the strikes of an attack, and sum them up when it is over."""
        fight, attack = self.thread.fight, self._table.attack
        if fact.kind is Happening.ATTACK_BEGAN:
            fight = Fight()
        elif fact.kind in ENDS:
            fight = fight.with_end(fact.kind)
        elif fact.kind is Happening.ATTACK_ENDED and fight.is_long:
            self._sum_up(fact, fight)
        else:
            return
        numbers = None if attack is None else numbers_of_attack(self._table, attack.source)
        self.thread = replace(self.thread, fight=fight.with_numbers(numbers))

    def _sum_up(self, fact: Fact, fight: Fight) -> None:
        """The deed at hand stays what it is: what comes of the last strike still belongs to that."""
        deed = Deed(self.thread.deeds, owner_of(self._table, fact), fact, fight=fight)
        self.thread = replace(self.thread, deeds=deed.number + 1)
        self.heads[deed.number] = deed

    def _resolved(self, fact: Fact) -> bool:
        """Whether it is a declaration's taking effect, so that what follows comes of it."""
        for deed in self._gone:
            if deed.fact.card == fact.card:
                self.thread = replace(self.thread, at=self.heads.get(deed.number, deed))
                return True
        return self.thread.at is not None and self.thread.at.names(fact.card)

    def _goes_without_saying(self, fact: Fact) -> bool:
        """Whether a card goes the way of all that was played and is done with, or is a site left behind."""
        at = self.thread.at
        played = at is not None and at.fact.kind is Happening.DECLARED and at.fact.card == fact.card
        left = fact.card != NONE and self._table.printed[fact.card].kind == SITE
        return self._fought or played or left

    def _is_about(self, at: Deed, fact: Fact) -> bool:
        struck = at.fact.kind in STRIKES and fact.kind is Happening.ATTACK_DEFEATED
        return self._resolves or struck or at.names(fact.card)

    def _searches(self, fact: Fact) -> bool:
        """Whether it is what a card that took effect just now has its player do."""
        at = self.thread.at
        return at is not None and at.fact.kind is Happening.DECLARED and fact.kind not in _OF_COMPANIES

    def _open(self, fact: Fact) -> None:
        deed = Deed(self.thread.deeds, owner_of(self._table, fact), fact)
        self.thread = replace(self.thread, deeds=deed.number + 1, at=deed, hands=(None, None))
        if fact.kind is Happening.DECLARED:
            self.thread = replace(self.thread, declared=(*self.thread.declared, deed))
            self._resolves = False
        if fact.kind is Happening.SITE_REVEALED:
            self.thread = replace(self.thread, journey=deed)
        self._change(deed)

    def _change(self, deed: Deed) -> None:
        self._told = True
        self.heads[deed.number] = deed
        self.thread = self.thread.with_deed(deed)

    def _fold(self, fact: Fact) -> None:
        if self.thread.at is not None:
            self.folded.append((self.thread.at.number, fact))

    def _roll(self, fact: Fact, throw: Throw | None) -> None:
        at = self.thread.at
        if at is None or not self._is_about(at, fact):
            self._open(fact)
            at = self.thread.at
        if throw is not None and at is not None:
            of_body = at.fact.kind in STRIKES and bool(at.throws)
            self._change(at.with_throw(replace(throw, of_body=of_body)))
        self._fold(fact)

    def _draw(self, fact: Fact) -> None:
        """Cards are drawn with a deed; at the end of a turn, with what was discarded before."""
        ends = self._table.phase is Phase.END_OF_TURN
        deed = self.thread.hands[fact.seat] if ends else self.thread.at
        if deed is None or not self._table.turn:
            return
        grown = deed.with_draw(fact)
        self.thread = self.thread.with_deed(grown)
        self.draws[deed.number, fact.seat] = grown
        if ends or deed.number in self.heads:
            self.heads[deed.number] = grown

    def _discard(self, fact: Fact) -> None:
        """Cards that a player discards one after the other are one deed."""
        if self._resolves or (self._told and self.thread.hands[fact.seat] is None):
            self._fold(fact)
            return
        hand, hands = self.thread.hands[fact.seat], self.thread.hands
        if hand is not None:
            self.thread = replace(self.thread, at=hand)
            self._change(hand.with_outcome(fact))
            return
        self._open(fact)
        opened = self.thread.at
        first, second = hands
        self.thread = replace(self.thread, hands=(opened, second) if fact.seat == 0 else (first, opened))


_OF_COMPANIES: Final = (
    Happening.BECAME_FOLLOWER,
    Happening.BECAME_FREE,
    Happening.COMPANY_CHANGED,
    Happening.PLAYED,
)
"""What a player does with those he has, whatever was played before."""


def _deeds_first(facts: Sequence[Fact]) -> list[Fact]:
    """What the dice decided, then the dice, then the rest; and what is paid behind what it is paid for."""
    results = [fact for fact in facts if fact.kind in RESULTS][:1]
    rolls = [fact for fact in facts if fact.kind is Happening.ROLLED]
    if results and rolls:
        return [*results, *rolls, *[fact for fact in facts if fact not in results and fact not in rolls]]
    paid = 0
    while paid < len(facts) and facts[paid].kind is Happening.TAPPED:
        paid += 1
    if paid < len(facts) and facts[paid].kind is Happening.DECLARED:
        return [facts[paid], *facts[:paid], *facts[paid + 1 :]]
    return list(facts)
