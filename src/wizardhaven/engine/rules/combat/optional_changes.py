"""Attacks that a card in play changes as they begin, if its player likes. [CMB-11]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.combat.attacks import attacked_seat
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import ATTACK, Aim
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.combat import MayChangeAttacks
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.numbers import Modify


def optional_changes(table: Table, attack: Attack) -> list[Step]:
    """What the players of cards are asked as the attack begins; those of companies suffer none. [CVC-18]"""
    if MayChangeAttacks not in table.lexicon or attack.attacking != NONE or attack.mere_strikes:
        return []
    opponent = 1 - attacked_seat(table, attack)
    return [
        MayChangeAttack(opponent, card, word.change)
        for card in table.board
        if table.owners[card] == opponent
        for word in table.printed[card].abilities
        if isinstance(word, MayChangeAttacks) and is_any(attack.race, word.races)
    ]


@final
class MayChangeAttack(Choice):
    """Whether a card changes the attack at hand."""

    __slots__ = ("card", "change")

    asks: ClassVar[Question] = Question.MAY_CHANGE_ATTACK

    def __init__(self, seat: int, card: CardId, change: tuple[Modify | Fights, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.change = change

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS, Action(Verb.USE, self.card)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.USE and table.attack is not None:
            aim = Aim(ATTACK, table.attack.company)
            on = Declaration(PASSIVE, self.seat, self.card, aim=aim)
            table.push(*[Perform(one, on) for one in self.change])

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
