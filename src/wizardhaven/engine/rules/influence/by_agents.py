"""Agents influence cards of the opponent's, where a card lets them. [INF-17 to INF-19]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.checks import begin_attempt, declare_check
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.influence.by_agents import agent_targets, belongs_home
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.chain.roll_window import RollWindow
from wizardhaven.engine.rules.influence.attempt import EndAttempt, MakeAttempt
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Influence
from wizardhaven.vocabulary.influencing import at_home, base, by_such, is_sure_at_home, makes_up_for_general
from wizardhaven.vocabulary.terms import Check


def would_influence_by_agent(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is a card on which the agent could try his influence."""
    assert isinstance(effect, Influence)
    return bool(agent_targets(table, context.aim.card, context.aim.name, effect))


def influence_by_agent(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Its player says on whom the agent tries his influence."""
    assert isinstance(effect, Influence)
    if agent_of(table, declaration.aim.card) is not None:
        table.push(InfluenceByAgent(declaration.seat, declaration.aim.card, effect))


@final
class InfluenceByAgent(Choice):
    """The card that the agent tries, or none. [INF-17]"""

    __slots__ = ("agent", "effect")

    asks: ClassVar[Question] = Question.INFLUENCE_BY_AGENT

    def __init__(self, seat: int, agent: CardId, effect: Influence) -> None:
        super().__init__(seat)
        self.agent = agent
        self.effect = effect

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.agent

    def options(self, table: Table) -> Sequence[Action]:
        found = agent_targets(table, self.agent, "", self.effect)
        return [PASS, *[Action(Verb.INFLUENCE, self.agent, target) for target in found]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        home = belongs_home(table, self.agent, action.other)
        modifier = base(self.effect) + (at_home(self.effect) if home else 0)
        for such, more in by_such(self.effect):
            modifier += more if fits(table, self.agent, such) else 0
        attempt = Attempt(
            self.seat,
            self.agent,
            action.other,
            sure=home and is_sure_at_home(self.effect),
            without_general=makes_up_for_general(self.effect),
            to_hand=bool(self.effect.then),
        )
        begin_attempt(table, attempt)
        outer = declare_check(table, Check.INFLUENCE, self.agent, modifier, action.other)
        table.push(RollWindow(table.active), MakeAttempt(), EndAttempt(outer))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
