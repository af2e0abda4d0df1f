"""The corruption check: support, roll, and what failing costs. [COR-01 to COR-11]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, eliminate, tap
from wizardhaven.engine.changes.checks import declare_check, end_check
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.cards.in_play import characters_of
from wizardhaven.engine.queries.companies.companies import companies_beside, is_kept
from wizardhaven.engine.queries.numbers.amounts import amount_for
from wizardhaven.engine.queries.numbers.corruption import corruption_points, is_troubled, may_only_tap, weight
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.corruption.doubled_source import choosing_doubled
from wizardhaven.engine.rules.corruption.support import SupportWindow, is_single
from wizardhaven.engine.rules.corruption.wizard_falls import MayFall, may_fall
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.rules.flow.performers import Perform, company_meant, meant, would_do
from wizardhaven.engine.rules.flow.rolling import rolls
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.checks import CheckAtHand
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.printed.printed import CHARACTER, ITEM
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.rolls import failures, modifier
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check


def would_check(table: Table, effect: Effect, context: Context) -> bool:
    """Whether what comes of a success is not in vain: nobody checks for nothing."""
    assert isinstance(effect, Roll)
    if not effect.then:
        return True
    then = effect.then[0]
    is_asked = isinstance(then, Roll) or (isinstance(then, Put) and way_of(then) is Way.EXCHANGED)
    return not is_asked or would_do(table, then, context)


@rolls(Check.CORRUPTION, would_check)
def check_corruption(table: Table, effect: Effect, declaration: Declaration) -> None:
    """A card makes a character check, or a whole company; allies never do. [COR-11]"""
    assert isinstance(effect, Roll)
    if effect.by is Subject.EVERYBODY or effect.by is Subject.SITE:
        for seat in (1 - table.active, table.active):  # the player whose turn it is comes first
            meant_ones = _of_either(table, seat, effect, declaration)
            if meant_ones:
                table.push(CheckNext(seat, tuple(meant_ones), modifier(effect)))
        return
    if effect.by is Subject.COMPANY:
        company = table.companies.get(company_meant(table, declaration))
        if company is not None:
            table.push(CheckNext(company.seat, company.members, modifier(effect)))
        return
    character = meant(table, effect.by, declaration)
    if character == NONE or table.printed[character].kind != CHARACTER:
        return
    spares = _is_only_put_away(effect)
    then: tuple[Step, ...] = tuple([Perform(one, declaration) for one in effect.then])
    failing: tuple[Step, ...] = tuple([Perform(one, declaration) for one in failures(effect) if not spares])
    by = declaration.card
    changes = _modifiers(table, effect, character)
    supported = _is_supported_first(table, effect, by)
    table.push(*[MakeCheck(character, each, then, by, failing, spares, supported) for each in changes])


def _is_only_put_away(effect: Roll) -> bool:
    """Whether he who fails is to be discarded and no more: he may still get away with less. [COR-05]"""
    failing = failures(effect)
    return bool(failing) and all([isinstance(one, Put) and one.what is effect.by for one in failing])


def _of_either(table: Table, seat: int, effect: Roll, declaration: Declaration) -> list[CardId]:
    """Those of a player's who check where both players' characters do: at the site, or wherever they are."""
    if effect.of is not None:
        return [one for one in characters_of(table, seat) if fits(table, one, effect.of)]
    company = table.companies.get(company_meant(table, declaration))
    beside = companies_beside(table, company) if company is not None else []
    there = [member for other in beside if other.seat == seat for member in other.members]
    return [one for one in there if is_troubled(table, one)]


def _is_supported_first(table: Table, effect: Roll, card: CardId) -> bool:
    """Whether the check comes after something else that the card does; support comes before both. [COR-07]"""
    printed = table.printed[card]
    uses = (*printed.uses, *printed.actions)
    return is_single(effect) and any([one is effect for use in uses for one in use.effects[1:]])


def _modifiers(table: Table, effect: Roll, character: CardId) -> list[int]:
    """How each of the checks that are called for is modified."""
    if effect.of is not None:
        assert effect.of is Sort.ITEM, f"nobody checks for each {effect.of} that others bear"
        company = table.companies.get(table.cards[character].company)
        others = [one for one in company.members if one != character] if company is not None else []
        items = [
            card for one in others for card in table.cards[one].carried if table.printed[card].kind == ITEM
        ]
        return [modifier(effect) - weight(table, item) for item in items]
    times = effect.times if isinstance(effect.times, int) else amount_for(table, effect.times, character)
    return [modifier(effect)] * times


@final
class CheckNext(Choice):
    """Several characters check, in the order that their player likes. [TIM-71, WIN-29]"""

    __slots__ = ("modifier", "waiting")

    asks: ClassVar[Question] = Question.NEXT_CHECK

    def __init__(self, seat: int, waiting: tuple[CardId, ...], modifier: int = 0) -> None:
        super().__init__(seat)
        self.waiting = waiting
        self.modifier = modifier

    def options(self, table: Table) -> Sequence[Action]:
        left = [character for character in self.waiting if table.cards[character].place == IN_PLAY]
        return [Action(Verb.CHECK_NEXT, character) for character in left] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.CHECK_NEXT:
            rest = tuple([character for character in self.waiting if character != action.card])
            table.push(MakeCheck(action.card, self.modifier), CheckNext(self.seat, rest, self.modifier))

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        if table.council and table.printed[card].hazard:
            return Reason.NO_HAZARDS_AT_COUNCIL
        return Reason.ONLY_CHECK_ACTIONS


@final
class MakeCheck(Step):
    """A corruption check is declared; what depends on its success comes after it. [COR-13]

    `announced_by` is the card that will have been known to cause it. [TIM-25] `failing` takes the place of
    what failing costs otherwise. One that `spares` him costs him no more than being discarded. What is
    `supported` has been so before it was declared.
    """

    __slots__ = ("announced_by", "character", "failing", "modifier", "spares", "supported", "then")

    def __init__(
        self,
        character: CardId,
        modifier: int = 0,
        then: tuple[Step, ...] = (),
        announced_by: CardId = NO_CARD,
        failing: tuple[Step, ...] = (),
        spares: bool = False,
        supported: bool = False,
    ) -> None:
        self.spares = spares
        self.supported = supported
        self.character = character
        self.modifier = modifier
        self.then = then
        self.announced_by = announced_by
        self.failing = failing

    def run(self, table: Table) -> None:
        if table.cards[self.character].place != IN_PLAY:
            return
        if not is_troubled(table, self.character):
            table.push(*self.then)
            return
        outer = declare_check(
            table, Check.CORRUPTION, self.character, self.modifier, announced_by=self.announced_by
        )
        roll = RollCheck(self.character, self.then, self.failing, outer, self.spares)
        support = [] if self.supported else [SupportWindow(table.owners[self.character])]
        table.push(*choosing_doubled(table, self.character), *support, roll)


@final
class RollCheck(RollChoice):
    """The modified roll is compared with the character's corruption points. [COR-02]

    A minion, or a Fallen-wizard himself, who falls short by no more than one only taps. [COR-05] If something
    keeps a character from being discarded, the check counts as successful. [COR-09]

    `outer` is a check that was declared before this one and is still to be rolled.
    """

    __slots__ = ("character", "failing", "outer", "spares", "then")

    asks: ClassVar[Question] = Question.CHECK_ROLL

    def __init__(
        self,
        character: CardId,
        then: tuple[Step, ...],
        failing: tuple[Step, ...],
        outer: CheckAtHand | None,
        spares: bool = False,
    ) -> None:
        super().__init__()
        self.spares = spares
        self.character = character
        self.then = then
        self.failing = failing
        self.outer = outer

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.character
        given = table.check.modifier if table.check is not None else 0
        changed = given + modifiers(table, self.character)
        sure = table.check is not None and table.check.sure
        asked.number = 1 if sure else max(1, corruption_points(table, self.character) - changed)

    def roller(self) -> CardId:
        return self.character

    def rolled(self, table: Table, total: int) -> None:
        check = table.check
        assert check is not None
        end_check(table, self.outer)
        character = self.character
        if table.cards[character].place != IN_PLAY:
            return
        result = total + check.modifier + modifiers(table, character, check.cause)
        points = corruption_points(table, character)
        if check.sure:
            record(table, Happening.CHECK_PASSED, character, number=result)
            table.push(*self.then)
            return
        only_taps = may_only_tap(table, character) and points - 1 <= result <= points
        lost = not self.spares and (table.printed[character].avatar or result <= points - 2)
        if only_taps:
            tap(table, character)
        if result > points or only_taps or (not lost and not self.failing and is_kept(table, character)):
            record(table, Happening.CHECK_PASSED, character, number=result)
            table.push(*self.then)
            return
        record(table, Happening.CHECK_FAILED, character, number=result)
        if self.failing:
            table.push(*self.failing)
        elif may_fall(table, character, points - result):
            table.push(MayFall(table.owners[character], character))
        elif lost:
            eliminate(table, character)
        else:
            discard(table, character)


def modifiers(table: Table, character: CardId, cause: CardId = NO_CARD) -> int:
    """Everything that changes a corruption check by the character that this card has caused."""
    return total(check_parts(table, character, Check.CORRUPTION, cause=cause))
