"""Calling the end, the last turn, the last checks, and who has won. [WIN-04, WIN-10 to WIN-56]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import remove_from_play
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.effects.perform import performs
from wizardhaven.engine.queries.calling import both_exhausted, may_announce_end, may_call_by_card
from wizardhaven.engine.queries.in_play import characters_of
from wizardhaven.engine.queries.marshalling import plain_total
from wizardhaven.engine.queries.verdict import verdict
from wizardhaven.engine.rules.checks.corruption import CheckNext
from wizardhaven.engine.rules.using import FinishEvent
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.outcome import Ending, Outcome
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, EndTheGame


def last_turn_is_over(table: Table) -> bool:
    """Whether the turn that just ended was the last. [WIN-18, WIN-20]

    The last turn belongs to the opponent of the player in whose turn the end was called.
    """
    if both_exhausted(table):
        return True
    if table.called_by != NONE and table.called_by != table.active:
        return True
    return 0 < table.settings.most_turns <= table.turn


@final
class MayCall(Choice):
    """At the end of his own turn a player who meets the thresholds may call the end. [WIN-17]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.MAY_CALL

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS, Action(Verb.CALL)] if may_announce_end(table, self.seat) else [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.CALL:
            table.called_by = self.seat
            record(table, Happening.CALLED, seat=self.seat)

    def refusal(self) -> Reason:
        return Reason.CALLING_THE_END


@final
class Council(Step):
    """The final reckoning: every character checks corruption, then points are counted. [WIN-27]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        table.council = True
        last = table.active
        everybody = [tuple(characters_of(table, seat)) for seat in (last, 1 - last)]
        table.push(CheckNext(last, everybody[0]), CheckNext(1 - last, everybody[1]), Reckon(last))


@final
class Reckon(Choice):
    """Duplicates may be revealed from hand; then the totals are compared. [WIN-52, WIN-55]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.RECKONING

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.REVEAL_DUPLICATES)]

    def take(self, table: Table, action: Action) -> None:
        totals, winner = verdict(table)
        table.outcome = Outcome(Ending.RECKONING, winner, totals)
        record(table, Happening.GAME_ENDED, seat=winner)
        table.stack.clear()

    def refusal(self) -> Reason:
        return Reason.ONLY_CHECK_ACTIONS


@performs(EndTheGame)
def perform_end_the_game(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The end is called, if what it takes still holds; or something is destroyed and the game is won."""
    assert isinstance(effect, EndTheGame)
    if effect.called:
        if may_call_by_card(table):
            table.called_by = table.active
            record(table, Happening.CALLED, seat=declaration.seat)
        return
    if effect.destroying is not None:
        for card in table.cards[declaration.aim.number].carried:
            if table.printed[card].has(effect.destroying):
                remove_from_play(table, card)
    table.push(FinishEvent(declaration.card), Victory(declaration.seat))


@final
class Victory(Step):
    """A player has won at once, whatever the points are; nothing else happens any more. [WIN-04]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        totals = (plain_total(table, 0), plain_total(table, 1))
        table.outcome = Outcome(Ending.ONE_RING, self.seat, totals)
        record(table, Happening.GAME_ENDED, seat=self.seat)
        table.stack.clear()
