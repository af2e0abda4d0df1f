"""Which strike of a company goes to whom: three rounds, taken by turns. [CVC-06]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.strikes import assign_strike
from wizardhaven.engine.queries.combat.attacks import attacker_assigns
from wizardhaven.engine.rules.combat.assignment import CloseAssignment, without_strike
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import UNTAPPED, CardId
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


def _free_attackers(attack: Attack) -> list[CardId]:
    """The attackers whose strikes have not been assigned yet."""
    striking = [strike.attacker for strike in attack.strikes]
    return [one for one in attack.attackers if one not in striking]


def _untapped(table: Table, cards: list[CardId]) -> list[CardId]:
    return [card for card in cards if table.cards[card].status == UNTAPPED]


def _pairs(defenders: list[CardId], attackers: list[CardId]) -> list[Action]:
    return [Action(Verb.ASSIGN, one, attacker) for one in defenders for attacker in attackers]


@final
class PairByDefender(Choice):
    """The defending player comes first, giving strikes to untapped defenders, as many as he likes.

    He also comes last: then whoever is without a strike must have one. He says whose it is. [CVC-06]
    """

    __slots__ = ("last",)

    asks: ClassVar[Question] = Question.PAIR_BY_DEFENDER

    def __init__(self, seat: int, last: bool) -> None:
        super().__init__(seat)
        self.last = last

    def options(self, table: Table) -> Sequence[Action]:
        attack = table.attack
        assert attack is not None
        if attack.canceled or (attacker_assigns(table, attack) and not self.last):
            return [PASS]
        waiting = without_strike(table, attack)
        if self.last:
            return _pairs(waiting, _free_attackers(attack)) or [PASS]
        return [PASS, *_pairs(_untapped(table, waiting), _free_attackers(attack))]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is not Verb.PASS:
            assign_strike(table, action.card, action.other)
            table.push(PairByDefender(self.seat, self.last))
        elif self.last:
            table.push(CloseAssignment())
        else:
            table.push(PairByAttacker(1 - self.seat))

    def refusal(self) -> Reason:
        return Reason.STRIKES_BEING_ASSIGNED


@final
class PairByAttacker(Choice):
    """The attacking player places the strikes of his untapped fighters that are still free. [CVC-06]

    Where he chooses the defending characters he comes first, and those of all his fighters are his. [CMB-16]
    """

    __slots__ = ()

    asks: ClassVar[Question] = Question.PAIR_BY_ATTACKER

    def options(self, table: Table) -> Sequence[Action]:
        attack = table.attack
        assert attack is not None
        if attack.canceled:
            return [PASS]
        striking = _free_attackers(attack)
        if not attacker_assigns(table, attack):
            striking = _untapped(table, striking)
        return _pairs(without_strike(table, attack), striking) or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            table.push(PairByDefender(1 - self.seat, last=True))
        else:
            assign_strike(table, action.card, action.other)
            table.push(PairByAttacker(self.seat))

    def refusal(self) -> Reason:
        return Reason.STRIKES_BEING_ASSIGNED
