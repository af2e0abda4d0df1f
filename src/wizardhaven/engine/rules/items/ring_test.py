"""Testing a gold ring. [ITM-15 to ITM-22]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.cards import discard, store
from wizardhaven.engine.changes.chain import wait
from wizardhaven.engine.changes.control import give_item
from wizardhaven.engine.changes.piles import play, record
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import company_of, unique_is_taken
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.numbers.rolls import check_parts, is_beside_master
from wizardhaven.engine.queries.resources.allowed_by_cards import as_though_in_hand
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.queries.words.open_piles import PLACES, open_pile
from wizardhaven.engine.rules.flow.chance import RollChoice, Shuffle
from wizardhaven.engine.rules.flow.performers import always, meant
from wizardhaven.engine.rules.flow.points import Point, steps_at
from wizardhaven.engine.rules.flow.resolvers import negate, resolves
from wizardhaven.engine.rules.flow.rolling import rolls
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import RING_TEST, Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, HAND, IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.parts import Part, total
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.rings import SPECIAL_RINGS
from wizardhaven.vocabulary.rolls import modifier
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Keyword

BY_STORING: Final = -2


@rolls(Check.RING_TEST, always)
def test_ring(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The ring is tested, if it is still borne."""
    assert isinstance(effect, Roll)
    ring = meant(table, effect.by, declaration)
    if table.cards[ring].place != IN_PLAY:
        return
    bearer = table.cards[ring].on
    times = effect.times if isinstance(effect.times, int) else 1
    if times == 0:
        assert effect.of is None or effect.of is Sort.RING, f"{effect.of} never comes of a gold ring"
        _choose_without_roll(table, ring, bearer, effect.of is not None)
    else:
        table.push(RollRingTest(ring, bearer, modifier=modifier(effect), again=times > 1))


def _choose_without_roll(table: Table, ring: CardId, bearer: CardId, any_ring: bool) -> None:
    """The player says which ring it is, of his hand alone; unless any will do, the gold ring is gone."""
    gold_ring = table.printed[ring].item
    assert gold_ring is not None
    stays = ring if any_ring else NO_CARD
    shown = [word.value for word in SPECIAL_RINGS] if any_ring else _kinds(_shown(gold_ring, None))
    kinds = tuple([kind for kind in shown if kind != Keyword.THE_ONE_RING.value])
    if not any_ring:
        discard(table, ring)
    table.push(ChooseRing(table.owners[ring], bearer, kinds, gold_ring.alignment, NO_CARD, (), stays))


def _shown(gold_ring: Item, result: int | None) -> list[RingTestResult]:
    """What a test with that result shows, or what any test could show."""
    return [
        ability
        for ability in gold_ring.abilities
        if isinstance(ability, RingTestResult) and (result is None or max(1, result) in ability.results)
    ]


def _kinds(shown: Sequence[RingTestResult]) -> tuple[str, ...]:
    """The kinds of ring that are shown."""
    return tuple([result.ring for result in shown])


def await_ring_tests(table: Table) -> None:
    """Gold rings of the active player's that are tested where they are. [ITM-19, ITM-20]"""
    by_avatar = table.kinds[table.active].avatar_tests_rings is not None
    for company in companies_of(table, table.active):
        tested = table.printed[company.site].tests_gold_rings
        if tested or (by_avatar and is_beside_master(table, company)):
            for member in company.members:
                for card in table.cards[member].carried:
                    item = table.printed[card].item
                    if item is not None and item.item_class is ItemClass.GOLD_RING:
                        wait(table, Declaration(RING_TEST, table.active, card))


@resolves(RING_TEST)
def resolve_ring_test(table: Table, declaration: Declaration) -> None:
    """The ring is tested, if it is still borne."""
    if table.cards[declaration.card].place != IN_PLAY:
        negate(table, declaration)
        return
    table.push(RollRingTest(declaration.card, table.cards[declaration.card].on))


@final
class RollRingTest(RollChoice):
    """The roll tells which special ring may be played; the gold ring goes in any case. [ITM-15]

    `stored_at` is the Darkhaven where its bearer has just stored it. [ITM-18] If it is to be made `again`,
    what the first roll has `shown` may be chosen as well.
    """

    __slots__ = ("again", "bearer", "modifier", "ring", "shown", "stored_at")

    asks: ClassVar[Question] = Question.RING_TEST_ROLL

    def __init__(
        self,
        ring: CardId,
        bearer: CardId,
        stored_at: CardId = NO_CARD,
        modifier: int = 0,
        again: bool = False,
        shown: tuple[RingTestResult, ...] = (),
    ) -> None:
        super().__init__()
        self.ring = ring
        self.bearer = bearer
        self.stored_at = stored_at
        self.modifier = modifier
        self.again = again
        self.shown = shown

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.ring

    def roller(self) -> CardId:
        return self.ring

    def rolled(self, table: Table, rolled: int) -> None:
        result = rolled + total(ring_test_parts(table, self))
        record(table, Happening.RING_TESTED, self.ring, self.bearer, number=result)
        gold_ring = table.printed[self.ring].item
        assert gold_ring is not None
        shown = (*self.shown, *_shown(gold_ring, result))
        if self.again:
            table.push(RollRingTest(self.ring, self.bearer, self.stored_at, self.modifier, shown=shown))
            return
        discard(table, self.ring)
        seat = table.owners[self.ring]
        kinds, found = _kinds(shown), _looked_for(table, seat, shown)
        table.push(ChooseRing(seat, self.bearer, kinds, gold_ring.alignment, self.stored_at, found))


def _looked_for(table: Table, seat: int, shown: Sequence[RingTestResult]) -> tuple[CardId, ...]:
    """The rings of these kinds that lie where the gold ring lets them be looked for. [ITM-16]"""
    found: list[CardId] = []
    for result in shown:
        for source in result.sources:
            cards = sorted(open_pile(table, seat, PLACES[source]))
            found.extend([card for card in cards if _is_kind(table, card, (result.ring,))])
    return tuple(found)


def _is_kind(table: Table, card: CardId, kinds: tuple[str, ...]) -> bool:
    """Whether the card is a ring of one of these kinds."""
    return any([word.value in kinds for word in table.printed[card].keywords])


def ring_test_parts(table: Table, test: RollRingTest) -> list[Part]:
    """What is added to the roll, part by part. [ITM-15, ITM-18, ITM-19, ITM-21]"""
    parts = check_parts(table, test.bearer, Check.RING_TEST)
    parts.append(Part(NO_CARD, test.modifier, "ITM-15"))
    parts.append(Part(NO_CARD, BY_STORING if test.stored_at != NONE else 0, "ITM-18"))
    beside = table.kinds[table.owners[test.ring]].avatar_tests_rings
    company = table.companies.get(table.cards[test.bearer].company)
    if beside is not None and test.stored_at == NONE and company is not None:
        parts.append(Part(NO_CARD, beside if is_beside_master(table, company) else 0, "ITM-19"))
    if table.printed[test.ring].alignment is Alignment.HERO:
        parts.append(Part(NO_CARD, table.kinds[table.owners[test.ring]].tests_hero_rings_at, "ITM-21"))
    return parts


@final
class ChooseRing(Choice):
    """A special ring of a kind that the test shows may take the gold ring's place. [ITM-16, ITM-17]

    For a Fallen-wizard player it may be a hero or a minion ring, whatever the gold ring is. [ITM-22] Some may
    be `found` elsewhere than in his hand. A gold ring that is still in play is discarded only for it.
    """

    __slots__ = ("alignment", "bearer", "found", "gold_ring", "kinds", "stored_at")

    asks: ClassVar[Question] = Question.CHOOSE_RING

    def __init__(
        self,
        seat: int,
        bearer: CardId,
        kinds: tuple[str, ...],
        alignment: Alignment,
        stored_at: CardId,
        found: tuple[CardId, ...],
        gold_ring: CardId = NO_CARD,
    ) -> None:
        super().__init__(seat)
        self.found = found
        self.gold_ring = gold_ring
        self.stored_at = stored_at
        self.bearer = bearer
        self.kinds = kinds
        self.alignment = alignment

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.bearer

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        if table.cards[self.bearer].place == IN_PLAY:
            beneath = as_though_in_hand(table, self.seat, self._site(table))
            for card in (*table.pile(self.seat, HAND), *beneath, *one_of_each(table, self.found)):
                if self.why_not(table, card) is None:
                    offers.append(Action(Verb.PLAY_RING, card, self.bearer))
        return offers

    def _site(self, table: Table) -> CardId:
        """Where the ring is tested, for what may be played there as though from hand."""
        return table.companies[company_of(table, self.bearer)].site

    def take(self, table: Table, action: Action) -> None:
        if action.verb is not Verb.PLAY_RING:
            return
        if self.gold_ring != NONE:
            discard(table, self.gold_ring)
        if table.cards[action.card].place == DECK:
            table.push(Shuffle(self.seat))  # a deck that was looked through is shuffled [GLO-097]
        if self.stored_at == NONE:
            give_item(table, action.card, self.bearer)
            play(table, action.card, self.bearer)
            table.push(*steps_at(table, Point.RING_PLAYED))
        else:
            store(table, action.card, self.stored_at)

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        printed = table.printed[card]
        if printed.item is None:
            return Reason.RINGS_ONLY_FROM_TESTS
        either = table.kinds[self.seat].either_ring
        if printed.item.alignment is not self.alignment and not either:
            return Reason.RINGS_ONLY_FROM_TESTS
        if not _is_kind(table, card, self.kinds):
            return Reason.RINGS_ONLY_FROM_TESTS
        if self.stored_at != NONE:
            if printed.has(Keyword.THE_ONE_RING):
                return Reason.RINGS_ONLY_FROM_TESTS  # it can never be stored [ITM-18]
            return Reason.UNIQUE_IN_PLAY if unique_is_taken(table, card) else None
        if unique_is_taken(table, card):
            return Reason.UNIQUE_IN_PLAY
        return Reason.DUPLICATED if has_copy(table, self.bearer, card) else None
