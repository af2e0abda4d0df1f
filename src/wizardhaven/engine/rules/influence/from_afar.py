"""A faction is won over by somebody who is far from where it belongs. [INF-01]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, tap
from wizardhaven.engine.changes.checks import begin_attempt, declare_check, leave_out_direct_influence
from wizardhaven.engine.changes.piles import move, play, record, remember
from wizardhaven.engine.queries.influence.from_afar import factions_to_try, opposing_copy, regions_on_the_way
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.chain.roll_window import RollWindow
from wizardhaven.engine.rules.influence.attempt import EndAttempt, MakeAttempt
from wizardhaven.engine.rules.resources.factions import check_faction
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECLARED, IN_PLAY, NONE, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Influence
from wizardhaven.vocabulary.influencing import base
from wizardhaven.vocabulary.terms import Check


def would_try_faction(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is a faction that the company could try."""
    assert isinstance(effect, Influence)
    company = table.companies.get(context.company)
    return company is not None and bool(factions_to_try(table, company, effect.within))


def try_faction(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player says which faction of his hand it is."""
    assert isinstance(effect, Influence)
    table.push(ChooseFaction(declaration.seat, declaration.aim.card, base(effect), effect.within))


@final
class ChooseFaction(Choice):
    """Which faction of the hand the character tries; by a road from a haven `within` a distance."""

    __slots__ = ("character", "modifier", "within")

    asks: ClassVar[Question] = Question.FACTION_FROM_AFAR

    def __init__(self, seat: int, character: CardId, modifier: int, within: int = 0) -> None:
        super().__init__(seat)
        self.character = character
        self.modifier = modifier
        self.within = within

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies.get(table.cards[self.character].company)
        found = factions_to_try(table, company, self.within) if company is not None else []
        return [Action(Verb.PLAY_AT_SITE, card, self.character) for card in found] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        if self.within:
            self._by_road(table, action.card)
            return
        company = table.companies[table.cards[self.character].company]
        regions = regions_on_the_way(table, company, action.card)
        assert regions is not None
        move(table, action.card, DECLARED)
        record(table, Happening.RESOLVED, action.card, self.character, self.seat)
        play(table, action.card, self.character)
        tapping, lost = TapCard(company.site), DiscardCharacter(self.character)
        check_faction(table, action.card, self.character, tapping, self.modifier - regions, lost)

    def _by_road(self, table: Table, card: CardId) -> None:
        """His direct influence does not count; the faction may be one that the opponent has. [INF-08]"""
        company = table.companies[table.cards[self.character].company]
        target = opposing_copy(table, self.seat, card)
        if target == NONE:
            move(table, card, DECLARED)
            record(table, Happening.RESOLVED, card, self.character, self.seat)
            play(table, card, self.character)
            tapping = TapCard(company.site)
            check_faction(table, card, self.character, tapping, self.modifier, without_direct=True)
            return
        remember(table, Remembered.DEALT_WITH_OPPONENT)
        begin_attempt(table, Attempt(self.seat, self.character, target, card, road=True))
        outer = declare_check(
            table, Check.INFLUENCE, self.character, self.modifier, against=target, announced_by=target
        )
        leave_out_direct_influence(table)
        table.push(RollWindow(table.active), MakeAttempt(), EndAttempt(outer))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class TapCard(Step):
    """The site taps, and that is all."""

    __slots__ = ("card",)

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, table: Table) -> None:
        tap(table, self.card)


@final
class DiscardCharacter(Step):
    """Whoever has failed is discarded."""

    __slots__ = ("card",)

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, table: Table) -> None:
        if table.cards[self.card].place == IN_PLAY:
            discard(table, self.card)
