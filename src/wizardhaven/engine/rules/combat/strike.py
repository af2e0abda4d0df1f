"""A strike, from the hazard player's last word to the last action before the roll. [CMB-23 to CMB-28]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.changes.strikes import (
    begin_strike,
    cancel_strike,
    decide_strike,
    end_strike,
    spend_excess,
    stay_untapped,
    support,
)
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attacked_seat, takes_actions
from wizardhaven.engine.queries.combat.company_combat import facing, fighters_of
from wizardhaven.engine.queries.combat.sorts_of_attack import is_by_creature
from wizardhaven.engine.queries.combat.strikes import (
    staying_untapped,
    strike_at_hand,
    support_given,
    weakened_by,
)
from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.rules.chain.moments import STRIKE
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.combat.cards_in_wait import settle_strike
from wizardhaven.engine.rules.combat.strike_roll import ThrowDice
from wizardhaven.engine.rules.combat.tap_to_cancel import offer_tapping, tap_to_cancel
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import IN_PLAY, NONE, UNTAPPED, CardId
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.strike import CANCELED, SUCCESSFUL, WAITING
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.fighting import Fights, Manner, fights
from wizardhaven.vocabulary.terms import Phase


@final
class StrikeSequence(Step):
    """The seven steps of a strike sequence, straight through. [CMB-23]"""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: Table) -> None:
        begin_strike(table, self.number)
        attack = table.attack
        assert attack is not None
        if table.cards[attack.strikes[self.number].defender].place != IN_PLAY:
            if attack.failing_by != NONE:
                table.push(ThrowDice(), EndSequence())  # it fails whoever is left [CMB-33]
                return
            decide_strike(table, SUCCESSFUL)  # nobody is left to defeat it [CMB-15]
            table.push(EndSequence())
            return
        defender = attacked_seat(table, attack)
        steps: list[Step] = []
        if table.phase is Phase.MOVEMENT_HAZARD and defender == table.active:
            steps.append(StrikeHazards(1 - defender))
        steps.append(SpendExcess(1 - defender))
        if takes_actions(table, defender):
            steps.extend([FaceStrike(defender), SupportStrike(defender), StrikeActions(defender)])
        steps.extend([ThrowDice(), EndSequence()])
        table.push(*steps)


@final
class EndSequence(Step):
    """What held for this strike alone is over. [CMB-38]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        settle_strike(table)
        attack = table.attack
        assert attack is not None
        if fights(attack.abilities, Manner.TAPS_LESSER_MINDS):
            _tap_lesser_mind(table, attack)
        end_strike(table)


def _tap_lesser_mind(table: Table, attack: Attack) -> None:
    """Whoever has faced the strike taps if his mind does not exceed its prowess; an avatar has none."""
    strike = attack.strikes[attack.strike]
    printed = table.printed[strike.defender]
    if strike.result == CANCELED or table.cards[strike.defender].place != IN_PLAY:
        return
    if not printed.avatar:
        if mind(table, strike.defender) <= attack_prowess(table, attack, strike.defender):
            tap(table, strike.defender)


class StrikeWindow(Window):
    """A window in which only what bears on the strike may be done."""

    __slots__ = ()

    def __init__(self, seat: int, passes: int = 1) -> None:
        super().__init__(seat, passes)

    def moment(self, table: Table) -> int:
        return STRIKE if strike_at_hand(table).result == WAITING else 0

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        reason = too_late(Window.why_not(self, table, card))
        return Reason.ONLY_STRIKE_ACTIONS if reason is Reason.HAZARDS_ONLY_AGAINST_MOVERS else reason


def too_late(reason: Reason | None) -> Reason | None:
    """What works against a whole attack comes too late once its strikes are assigned. [CMB-13]"""
    return Reason.ONLY_BEFORE_ASSIGNMENT if reason is Reason.ONLY_AGAINST_ATTACK else reason


@final
class StrikeHazards(StrikeWindow):
    """The hazard player's actions bearing on this strike. [CMB-24]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.STRIKE_HAZARDS

    def again(self, seat: int, passes: int) -> Window:
        return StrikeHazards(self.seat)


@final
class StrikeActions(StrikeWindow):
    """The defending player's cards and abilities bearing on this strike. [CMB-28]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.STRIKE_ACTIONS

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        if strike_at_hand(table).result == WAITING:
            offer_tapping(table, offers)

    def take_more(self, table: Table, action: Action) -> None:
        tap_to_cancel(table, action.card)
        cancel_strike(table)
        table.push(self.again(self.seat, 0))

    def again(self, seat: int, passes: int) -> Window:
        return StrikeActions(self.seat)


@final
class SpendExcess(Choice):
    """Excess strikes become -1 each; on the last strike all of them must. [CMB-25]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.SPEND_EXCESS

    def options(self, table: Table) -> Sequence[Action]:
        attack = table.attack
        assert attack is not None
        least = attack.excess if _is_last(table, attack) else 0
        return [Action(Verb.SPEND_EXCESS, number=n) for n in range(least, attack.excess + 1)]

    def take(self, table: Table, action: Action) -> None:
        if action.number > 0:
            spend_excess(table, action.number, weakened_by(table, action.number))

    def refusal(self) -> Reason:
        return Reason.IN_STRIKE_SEQUENCE


def _is_last(table: Table, attack: Attack) -> bool:
    """Whether no other strike is still to be faced; one at somebody who has left play never is."""
    waiting = [strike.defender for strike in attack.strikes if strike.result == WAITING]
    return sum([1 for defender in waiting if table.cards[defender].place == IN_PLAY]) == 1


@final
class FaceStrike(Choice):
    """A character taps to face the strike at full prowess, or stays untapped at -3. [CMB-26]

    Between companies the one who makes the strike does the same, before the other. [CVC-10, CVC-11]
    """

    __slots__ = ()

    asks: ClassVar[Question] = Question.FACE_STRIKE

    def options(self, table: Table) -> Sequence[Action]:
        one = facing(table, strike_at_hand(table), self.seat)
        tapping = Action(Verb.TAP_TO_FACE, one)
        if table.cards[one].status != UNTAPPED or (table.lasting and _must_tap(table)):
            return [tapping]
        return [tapping, Action(Verb.STAY_UNTAPPED, one)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.STAY_UNTAPPED:
            stay_untapped(table, action.card, staying_untapped(table, action.card))

    def refusal(self) -> Reason:
        return Reason.IN_STRIKE_SEQUENCE


def _must_tap(table: Table) -> bool:
    """Whether nobody of the attacked company may stay untapped against this attack."""
    attack = table.attack
    if attack is None or not is_by_creature(table, attack):
        return False
    for one in standing_on_company(table, attack.company):
        if isinstance(one, Fights) and one.manner is Manner.MUST_TAP:
            return True
    return False


@final
class SupportStrike(Choice):
    """Companions without a strike of their own may tap for +1 each. [CMB-27]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.SUPPORT_STRIKE

    def options(self, table: Table) -> Sequence[Action]:
        attack = table.attack
        assert attack is not None
        struck = [strike.defender for strike in attack.strikes]
        defender = strike_at_hand(table).defender
        return [
            PASS,
            *[
                Action(Verb.SUPPORT, one, defender)
                for one in fighters_of(table, attack.company)
                if one not in struck and table.cards[one].status == UNTAPPED
            ],
        ]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.SUPPORT:
            tap(table, action.card)
            support(table, action.card, support_given(table, action.card))
            table.push(SupportStrike(self.seat))

    def refusal(self) -> Reason:
        return Reason.IN_STRIKE_SEQUENCE
