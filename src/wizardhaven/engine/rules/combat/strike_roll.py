"""The roll against a strike, and the one for an agent's. [CMB-29 to CMB-31]"""

from __future__ import annotations

from typing import ClassVar, Final, final

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.changes.strikes import decide_strike, keep_roll
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.combat.strikes import defender_parts, strike_at_hand
from wizardhaven.engine.rules.combat.fighters_roll import FightersRoll
from wizardhaven.engine.rules.combat.outcome import strike_outcome
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.strike import INEFFECTUAL, SUCCESSFUL, WAITING
from wizardhaven.engine.state.table import Table

FAILS_ANYWAY: Final = 1
"""By how much a strike fails that fails without a roll."""


@final
class ThrowDice(Step):
    """The roll is made, unless the strike has been cancelled or made ineffectual. [CMB-29, CMB-35]

    Nor is it made if a card lets all strikes of the attack fail. [CMB-33]
    """

    __slots__ = ()

    def run(self, table: Table) -> None:
        strike = strike_at_hand(table)
        if strike.result != WAITING:
            if strike.result == INEFFECTUAL and not strike.no_tap:
                tap(table, strike.defender)
            return
        if table.attack is not None and table.attack.failing_by != NONE:
            strike_outcome(table, FAILS_ANYWAY)
            return
        if table.cards[strike.defender].place != IN_PLAY:
            decide_strike(table, SUCCESSFUL)
            return
        first: list[Step] = []
        if table.attack is not None and table.attack.agent:
            first.append(RollForAgent(table.attack.source))
        table.push(*first, RollStrike(strike.defender))


@final
class RollForAgent(RollChoice):
    """The attacking player rolls for the agent's strike and adds it to its prowess. [CMB-31]"""

    __slots__ = ("agent",)

    asks: ClassVar[Question] = Question.AGENT_ROLL

    def __init__(self, agent: CardId) -> None:
        super().__init__()
        self.agent = agent

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.agent

    def roller(self) -> CardId:
        return self.agent

    def rolled(self, table: Table, total_rolled: int) -> None:
        keep_roll(table, total_rolled)


@final
class RollStrike(FightersRoll):
    """The defender's roll and prowess against the strike's prowess. [CMB-30]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.STRIKE_ROLL

    def again(self, best: int) -> FightersRoll:
        return RollStrike(self.fighter, best)

    def counts(self, table: Table, best: int) -> None:
        attack = table.attack
        assert attack is not None
        strike = strike_at_hand(table)
        result = best + total(defender_parts(table, attack, strike))
        strike_outcome(table, result - attack_prowess(table, attack, strike.defender) - strike.rolled)
