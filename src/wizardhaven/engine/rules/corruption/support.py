"""Support for a corruption check, also for one that comes after other effects of its card. [COR-07]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.changes.checks import declare_check, keep_for_later, modify_check
from wizardhaven.engine.queries.numbers.corruption import is_troubled
from wizardhaven.engine.rules.chain.moments import ended_at_once
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.corruption.relief import offer_relief
from wizardhaven.engine.rules.flow.performers import meant, prepares
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.checks import CheckAtHand
from wizardhaven.engine.state.ids import NO_CARD, NONE, UNTAPPED, CardId
from wizardhaven.engine.state.lasting import CHECK, Aim
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.rolls import modifier
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check


def is_single(effect: Roll) -> bool:
    """Whether one character checks once; of several checks each is supported when its turn comes."""
    several = effect.of is not None or effect.by in (Subject.COMPANY, Subject.SITE)
    return not several and isinstance(effect.times, int)


@prepares(Roll)
def prepare_corruption_check(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Whoever supports a check does so before anything else that the card does. [COR-07]"""
    assert isinstance(effect, Roll)
    if effect.kind is not Check.CORRUPTION or not is_single(effect):
        return
    character = meant(table, effect.by, declaration)
    if character == NONE or table.printed[character].kind != CHARACTER:
        return
    if is_troubled(table, character):
        table.push(AnnounceCheck(character, modifier(effect), declaration.card))


@final
class AnnounceCheck(Step):
    """Support is given for a check that comes after other effects of its card. [COR-07]"""

    __slots__ = ("card", "character", "modifier")

    def __init__(self, character: CardId, modifier: int, card: CardId) -> None:
        self.character = character
        self.modifier = modifier
        self.card = card

    def run(self, table: Table) -> None:
        character, card = self.character, self.card
        outer = declare_check(table, Check.CORRUPTION, character, self.modifier, announced_by=card)
        table.push(SupportWindow(table.owners[character]), KeepSupport(card, outer))


@final
class KeepSupport(Step):
    """Support has been given; the check itself waits until its turn comes."""

    __slots__ = ("card", "outer")

    def __init__(self, card: CardId, outer: CheckAtHand | None) -> None:
        self.card = card
        self.outer = outer

    def run(self, table: Table) -> None:
        keep_for_later(table, self.card, self.outer)


@final
class SupportWindow(Window):
    """The resource player may tap companions for +1 each and play what bears on the check. [COR-07]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.SUPPORT_CHECK

    def __init__(self, seat: int, passes: int = 1) -> None:
        super().__init__(seat, passes)

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = table.check.about() if table.check is not None else NO_CARD

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        check = table.check
        assert check is not None
        company = table.companies.get(table.cards[check.character].company)
        if company is None or ended_at_once(table) or (self.seat != table.active and not table.council):
            return
        for member in company.members:
            if member != check.character and table.cards[member].status == UNTAPPED:
                offers.append(Action(Verb.SUPPORT, member, check.character))
        if table.council:
            offer_relief(table, self.seat, check.character, offers)

    def take_more(self, table: Table, action: Action) -> None:
        check = table.check
        assert check is not None
        tap(table, action.card)
        modify_check(table, Aim(CHECK, check.character), +1, action.card, "COR-07")
        table.push(SupportWindow(self.seat))

    def again(self, seat: int, passes: int) -> Window:
        return SupportWindow(self.seat)
