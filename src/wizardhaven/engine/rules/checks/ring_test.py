"""Testing a gold ring. [ITM-15 to ITM-17]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.control import give_item
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.effects.perform import meant, performs
from wizardhaven.engine.queries.corruption import check_parts
from wizardhaven.engine.queries.duplicates import has_copy
from wizardhaven.engine.queries.in_play import unique_is_taken
from wizardhaven.engine.queries.strength import total
from wizardhaven.engine.rules.chance import RollChoice
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import HAND, IN_PLAY, CardId
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.effects import Effect, TestRing
from wizardhaven.vocabulary.terms import Alignment, Check


@performs(TestRing)
def perform_test_ring(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The ring is tested, if it is still borne."""
    assert isinstance(effect, TestRing)
    ring = meant(table, effect.ring, declaration)
    if table.cards[ring].place == IN_PLAY:
        table.push(RollRingTest(ring))


@final
class RollRingTest(RollChoice):
    """The roll tells which special ring may be played; the gold ring goes in any case. [ITM-15]"""

    __slots__ = ("ring",)

    def __init__(self, ring: CardId) -> None:
        super().__init__()
        self.ring = ring

    def roller(self) -> CardId:
        return self.ring

    def rolled(self, table: Table, total: int) -> None:
        bearer = table.cards[self.ring].on
        result = total + ring_test_modifier(table, bearer)
        record(table, Happening.RING_TESTED, self.ring, bearer, number=result)
        gold_ring = table.printed[self.ring].item
        assert gold_ring is not None
        kinds = [
            ability.ring
            for ability in gold_ring.abilities
            if isinstance(ability, RingTestResult) and max(1, result) in ability.results
        ]
        discard(table, self.ring)
        table.push(ChooseRing(table.owners[self.ring], bearer, tuple(kinds), gold_ring.alignment))


def ring_test_modifier(table: Table, bearer: CardId) -> int:
    """What is added to a test of a ring that he bears."""
    return total(check_parts(table, bearer, Check.RING_TEST))


@final
class ChooseRing(Choice):
    """A special ring of a kind that the test shows may take the gold ring's place. [ITM-16, ITM-17]"""

    __slots__ = ("alignment", "bearer", "kinds")

    def __init__(self, seat: int, bearer: CardId, kinds: tuple[str, ...], alignment: Alignment) -> None:
        super().__init__(seat)
        self.bearer = bearer
        self.kinds = kinds
        self.alignment = alignment

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        if table.cards[self.bearer].place == IN_PLAY:
            for card in table.pile(self.seat, HAND):
                if self.why_not(table, card) is None:
                    offers.append(Action(Verb.PLAY_RING, card, self.bearer))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PLAY_RING:
            give_item(table, action.card, self.bearer)

    def why_not(self, table: Table, card: int) -> Reason | None:
        printed = table.printed[card]
        if printed.item is None or printed.item.alignment is not self.alignment:
            return Reason.RINGS_ONLY_FROM_TESTS
        if not any([word.value in self.kinds for word in printed.keywords]):
            return Reason.RINGS_ONLY_FROM_TESTS
        if unique_is_taken(table, card):
            return Reason.UNIQUE_IN_PLAY
        return Reason.DUPLICATED if has_copy(table, self.bearer, card) else None
