"""The end-of-turn phase: an optional discard, the hand reset, the end of the turn. [END-01 to END-09]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.lasting import end_all_lasting
from wizardhaven.engine.changes.turn import begin_phase
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.rules.agents.reveal import leave_without_site
from wizardhaven.engine.rules.chain.moments import present_moment
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.characters.followers import KeepFollowers
from wizardhaven.engine.rules.ending.calling import MayCall
from wizardhaven.engine.rules.items.storing import offer_storing, store_card, storing_at_end_of_turn
from wizardhaven.engine.rules.movement.end_of_turn_movement import EndOfTurnJourneys
from wizardhaven.engine.rules.piles.hand import ResetHand, discard_from_hand
from wizardhaven.engine.rules.turn.phases import BeginningOfPhase, EndOfPhase
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.uses import MOMENT_BITS
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Moment, Phase


@final
class EndOfTurnPhase(Step):
    """Three steps with windows between them. [END-01]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        begin_phase(table, Phase.END_OF_TURN)
        active = table.active
        table.push(
            BeginningOfPhase(Phase.END_OF_TURN),
            BeginningOfEndOfTurn(active),
            MayDiscard(active),
            MayDiscard(1 - active),
            EndOfTurnWindow(active),
            ResetHand(active),
            ResetHand(1 - active),
            EndOfTurnWindow(active),
            EndOfTurnJourneys(),
            EndOfPhase(Phase.END_OF_TURN),
            EndTurn(),
            MayCall(active),
        )


class StoringWindow(Window):
    """A window of the phase; in some games cards may be stored in it. [ORG-53]"""

    __slots__ = ()

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        if self.seat == table.active and storing_at_end_of_turn(table):
            offer_storing(table, self.seat, offers)

    def take_more(self, table: Table, action: Action) -> None:
        assert action.verb is Verb.STORE
        table.push(KeepFollowers(), self.again(self.seat, 0))
        table.push(*store_card(table, action.card, action.aim.card))


@final
class BeginningOfEndOfTurn(StoringWindow):
    """What is meant for the beginning of the phase, and ordinary actions. [END-02]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.BEGINNING_OF_END_OF_TURN

    def moment(self, table: Table) -> int:
        own = self.seat == table.active
        begins = MOMENT_BITS[Moment.BEGINNING_OF_END_OF_TURN] if own else 0
        return present_moment(table, self.seat) | begins

    def again(self, seat: int, passes: int) -> Window:
        return BeginningOfEndOfTurn(seat, passes)


@final
class EndOfTurnWindow(StoringWindow):
    """Between two steps of the phase. [END-01]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.END_OF_TURN_ACTIONS

    def again(self, seat: int, passes: int) -> Window:
        return EndOfTurnWindow(seat, passes)


@final
class MayDiscard(Choice):
    """Each player may discard one card from hand. [END-03]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.MAY_DISCARD

    def options(self, table: Table) -> Sequence[Action]:
        cards = one_of_each(table, table.pile(self.seat, HAND))
        return [PASS, *[Action(Verb.DISCARD, card) for card in cards]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DISCARD:
            discard_from_hand(table, action.card)

    def refusal(self) -> Reason:
        return Reason.DISCARD_STEP


@final
class EndTurn(Step):
    """Effects of short-events end with the turn, and agents without a site card leave. [END-08, AGT-42]

    So does a card that was to cancel the effect of another one only once.
    """

    __slots__ = ()

    def run(self, table: Table) -> None:
        for card in table.board:
            if table.printed[card].cancels_once and noted(table, Remembered.CANCELED, card):
                discard(table, card)
        end_all_lasting(table)
        leave_without_site(table)
