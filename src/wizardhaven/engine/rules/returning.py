"""Rolls that may cost a player a character or a faction, and going back to hand. [GLO-090]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.changes.cards import return_to_hand
from wizardhaven.engine.changes.control import transfer
from wizardhaven.engine.effects.perform import Perform, meant, performs
from wizardhaven.engine.queries.amounts import amount_for
from wizardhaven.engine.rules.chance import RollChoice
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, POINTS, CardId
from wizardhaven.engine.state.printed import ITEM
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, ReturnToHand, RollBelow


@performs(RollBelow)
def perform_roll_below(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The target's player rolls."""
    assert isinstance(effect, RollBelow)
    if table.cards[declaration.aim.number].place in (IN_PLAY, POINTS):
        table.push(RollToStay(effect, declaration))


@final
class RollToStay(RollChoice):
    """Below the threshold, what the card says happens to its target."""

    __slots__ = ("declaration", "effect")

    def __init__(self, effect: RollBelow, declaration: Declaration) -> None:
        super().__init__()
        self.effect = effect
        self.declaration = declaration

    def roller(self) -> CardId:
        return self.declaration.aim.number

    def rolled(self, table: Table, total: int) -> None:
        target = self.declaration.aim.number
        if total + amount_for(table, self.effect.plus, target) < self.effect.threshold:
            table.push(Perform(self.effect.then, self.declaration))


@performs(ReturnToHand)
def perform_return_to_hand(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The character goes back to hand, perhaps handing on one item."""
    assert isinstance(effect, ReturnToHand)
    character = meant(table, effect.who, declaration)
    if table.cards[character].place != IN_PLAY:
        return
    table.push(GoBackToHand(character))
    if effect.passing_one_item:
        table.push(PassItem(table.owners[character], character))


@final
class PassItem(Choice):
    """One item of a character who leaves may go to a companion. [TIM-48]"""

    __slots__ = ("character",)

    def __init__(self, seat: int, character: CardId) -> None:
        super().__init__(seat)
        self.character = character

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        company = table.companies[table.cards[self.character].company]
        for item in table.cards[self.character].carried:
            if table.printed[item].kind == ITEM:
                for member in company.members:
                    if member != self.character:
                        offers.append(Action(Verb.SAVE_ITEM, item, member))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.SAVE_ITEM:
            transfer(table, action.card, action.other)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class GoBackToHand(Step):
    """The character leaves play for his player's hand."""

    __slots__ = ("character",)

    def __init__(self, character: CardId) -> None:
        self.character = character

    def run(self, table: Table) -> None:
        if table.cards[self.character].place == IN_PLAY:
            return_to_hand(table, self.character)
