"""An ally turns against the one who controls it. [CMB-02]"""

from __future__ import annotations

from typing import ClassVar, Final, final

from wizardhaven.engine.queries.cards.in_play import bearer_of
from wizardhaven.engine.queries.combat.detainment import is_never_detained
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.rules.flow.performers import always, performs
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import AllyAttacks
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Pile

LOST: Final = When(
    Occasion.ATTACK_OVER,
    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
    about=Subject.ATTACK,
    of=AttackResult.NOT_DEFEATED,
)
"""What becomes of an ally that has attacked and was not defeated."""


@performs(AllyAttacks, always)
def perform_ally_attacks(table: Table, effect: Effect, declaration: Declaration) -> None:
    """A roll is made for the strength of the ally first."""
    assert isinstance(effect, AllyAttacks)
    if table.cards[declaration.aim.card].place == IN_PLAY:
        table.push(RollForAlly(declaration.aim.card, effect.detaining))


@final
class RollForAlly(RollChoice):
    """The ally's attack has its normal prowess and what the dice show."""

    __slots__ = ("ally", "detaining")

    asks: ClassVar[Question] = Question.ALLY_STRENGTH

    def __init__(self, ally: CardId, detaining: Alignment | None) -> None:
        super().__init__()
        self.ally = ally
        self.detaining = detaining

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.ally

    def roller(self) -> CardId:
        return self.ally

    def rolled(self, table: Table, total: int) -> None:
        controller = bearer_of(table, self.ally)
        attack = Attack(
            table.cards[controller].company,
            None,
            1,
            table.printed[self.ally].prowess + total,
            NONE,
            source=self.ally,
            alone=controller,
            abilities=(LOST,),
            detainment=self._detains(table, controller),
        )
        table.push(StartAttack(attack))

    def _detains(self, table: Table, controller: CardId) -> bool:
        """Whether the attack only taps such a character. [CMB-55]"""
        if self.detaining is None or not fits(table, controller, self.detaining):
            return False
        return not is_never_detained(table, table.owners[controller], starred=False)
