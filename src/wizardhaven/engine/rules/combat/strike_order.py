"""The order in which strikes are resolved, and what may be done between them. [CMB-23]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.queries.combat.attacks import attacked_seat, takes_actions
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.combat.company_strike import CompanyStrike
from wizardhaven.engine.rules.combat.strike import StrikeSequence, too_late
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.strike import WAITING
from wizardhaven.engine.state.table import Table


def waiting_strikes(attack: Attack) -> list[int]:
    """The numbers of the strikes still to be resolved."""
    return [index for index, strike in enumerate(attack.strikes) if strike.result == WAITING]


@final
class NextStrike(Step):
    """As long as strikes wait, the defending player picks one.

    Before, between and after the strike sequences players may act, unless `straight_on` forbids it. [CMB-23]
    """

    __slots__ = ("straight_on",)

    def __init__(self, straight_on: bool) -> None:
        self.straight_on = straight_on

    def run(self, table: Table) -> None:
        attack = table.attack
        assert attack is not None
        if attack.canceled or not attack.strikes:
            return
        steps: list[Step] = [] if self.straight_on else [BetweenStrikes(table.active)]
        if waiting_strikes(attack):
            steps.append(ChooseStrike(attacked_seat(table, attack)))
            steps.append(NextStrike(self.straight_on))
        table.push(*steps)


@final
class BetweenStrikes(Window):
    """Before, between and after the strike sequences both players may do what the phase allows. [TIM-64]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.BETWEEN_STRIKES

    def options(self, table: Table) -> Sequence[Action]:
        return Window.options(self, table) if takes_actions(table, self.seat) else [PASS]

    def again(self, seat: int, passes: int) -> Window:
        return BetweenStrikes(seat, passes)

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        return too_late(Window.why_not(self, table, card))


@final
class ChooseStrike(Choice):
    """The defending player says which strike comes next. [CMB-23]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.NEXT_STRIKE

    def options(self, table: Table) -> Sequence[Action]:
        attack = table.attack
        assert attack is not None
        return [
            Action(Verb.RESOLVE_STRIKE, attack.strikes[index].defender, number=index)
            for index in waiting_strikes(attack)
        ]

    def take(self, table: Table, action: Action) -> None:
        between_companies = table.attack is not None and table.attack.attacking != NONE
        table.push(CompanyStrike(action.number) if between_companies else StrikeSequence(action.number))

    def refusal(self) -> Reason:
        return Reason.IN_STRIKE_SEQUENCE
