"""An avatar sends somebody forth who must not stay with him. [ORG-29]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.characters.sent_forth import stragglers, who_may_go
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.characters.coming_into_play import bring_into_play
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import GENERAL, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.putting import Way


def would_send_forth(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is somebody to be sent."""
    assert isinstance(effect, Put)
    return bool(who_may_go(table, context.seat, context.user, effect))


@puts(Way.SENT, would_send_forth)
def perform_send_forth(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player says whom his avatar sends."""
    assert isinstance(effect, Put)
    table.push(ChooseWhoGoes(declaration.seat, declaration.user, effect))


@final
class ChooseWhoGoes(Choice):
    """Somebody from the discard pile comes into play in a company of his own, where the avatar is."""

    __slots__ = ("avatar", "effect")

    asks: ClassVar[Question] = Question.SEND_FORTH

    def __init__(self, seat: int, avatar: CardId, effect: Put) -> None:
        super().__init__(seat)
        self.avatar = avatar
        self.effect = effect

    def options(self, table: Table) -> Sequence[Action]:
        able = who_may_go(table, self.seat, self.avatar, self.effect)
        if not able:
            return [PASS]
        here = Aim(CARD, table.companies[table.cards[self.avatar].company].site)
        return [Action(Verb.PLAY_CHARACTER, card, GENERAL, aim=here) for card in able]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PLAY_CHARACTER:
            bring_into_play(table, self.seat, action)
            remember(table, Remembered.SENT_FORTH, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def lose_stragglers(table: Table) -> None:
    """Who was sent forth and has not gone is discarded at the end of the movement/hazard phase."""
    for character in stragglers(table, table.active):
        discard(table, character)
