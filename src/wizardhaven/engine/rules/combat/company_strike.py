"""A strike between two companies: eight steps, and both sides roll. [CVC-07 to CVC-14]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.changes.strikes import begin_strike, decide_strike, keep_roll, let_act
from wizardhaven.engine.queries.combat.attacks import attacked_seat
from wizardhaven.engine.queries.combat.strikes import attacker_parts, defender_parts, strike_at_hand
from wizardhaven.engine.rules.combat.company_outcome import company_outcome
from wizardhaven.engine.rules.combat.fighters_roll import FightersRoll
from wizardhaven.engine.rules.combat.strike import (
    EndSequence,
    FaceStrike,
    SpendExcess,
    StrikeActions,
    SupportStrike,
)
from wizardhaven.engine.state.ids import IN_PLAY, NONE
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.strike import CANCELED, SUCCESSFUL, WAITING, Strike
from wizardhaven.engine.state.table import Table


def _goes_on(table: Table) -> bool:
    """Whether the strike is still to be rolled for; with one of the two gone there is nothing to roll."""
    strike = strike_at_hand(table)
    if strike.result != WAITING:
        return False
    if table.cards[strike.attacker].place != IN_PLAY:
        decide_strike(table, CANCELED)
        return False
    if table.cards[strike.defender].place != IN_PLAY:
        decide_strike(table, SUCCESSFUL)
        return False
    return True


@final
class CompanyStrike(Step):
    """The attacker's own actions come first. [CVC-07, CVC-08]"""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: Table) -> None:
        begin_strike(table, self.number)
        if not _goes_on(table):
            table.push(EndSequence())
            return
        assert table.attack is not None
        attacker = 1 - attacked_seat(table, table.attack)
        table.push(
            LetAct(attacker), StrikeActions(attacker), LetAct(NONE), RestOfCompanyStrike(), EndSequence()
        )


@final
class RestOfCompanyStrike(Step):
    """Everything after the attacker's actions, up to the rolls. [CVC-09 to CVC-13]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        attack = table.attack
        assert attack is not None
        if _goes_on(table):
            defender = attacked_seat(table, attack)
            table.push(
                SpendExcess(1 - defender),
                FaceStrike(1 - defender),
                FaceStrike(defender),
                SupportStrike(defender),
                LetAct(defender),
                StrikeActions(defender),
                LetAct(NONE),
                ThrowBothDice(),
            )


@final
class LetAct(Step):
    """From now on only this player's actions, and his alone, fit into the sequence. [CVC-07]"""

    __slots__ = ("acting",)

    def __init__(self, acting: int) -> None:
        self.acting = acting

    def run(self, table: Table) -> None:
        let_act(table, self.acting)


@final
class ThrowBothDice(Step):
    """The rolls are made, unless the strike has been cancelled. [CVC-14]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        if _goes_on(table):
            strike = strike_at_hand(table)
            table.push(RollAttack(strike.attacker), RollDefense(strike.defender))


@final
class RollAttack(FightersRoll):
    """The attacking player's roll. [CVC-14]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.ATTACKER_ROLL

    def is_twice(self, strike: Strike) -> bool:
        return strike.attacker_twice

    def again(self, best: int) -> FightersRoll:
        return RollAttack(self.fighter, best)

    def counts(self, table: Table, best: int) -> None:
        keep_roll(table, best)


@final
class RollDefense(FightersRoll):
    """The defending player's roll; then the sums are compared. [CVC-14, CVC-15]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.DEFENDER_ROLL

    def again(self, best: int) -> FightersRoll:
        return RollDefense(self.fighter, best)

    def counts(self, table: Table, best: int) -> None:
        attack = table.attack
        assert attack is not None
        strike = strike_at_hand(table)
        against = strike.rolled + total(attacker_parts(table, strike))
        company_outcome(table, best + total(defender_parts(table, attack, strike)) - against)
