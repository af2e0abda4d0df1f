"""Which strike goes to whom. [CMB-16 to CMB-22]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.combat import close_assignment
from wizardhaven.engine.changes.strikes import assign_strike
from wizardhaven.engine.queries.combat.attacks import attack_strikes, attacker_assigns, defender_assigns
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    each_faces_a_strike,
    is_against_one,
    may_be_struck,
    may_face_two,
)
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import IN_PLAY, NONE, UNTAPPED, CardId
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.fighting import Manner, fights

UNTAPPED_FOR_STRIKES: Final = (Manner.STRUCK_FIRST, Manner.ALWAYS_READY)


def without_strike(table: Table, attack: Attack) -> list[CardId]:
    """The defenders who have no strike yet; where all strikes are one character's, nobody else. [CMB-18]"""
    struck = [strike.defender for strike in attack.strikes]
    if is_against_one(attack):
        if struck:
            return []
        if attack.victim != NONE:
            return [attack.victim] if table.cards[attack.victim].place == IN_PLAY else []
    return [d for d in attack.defenders if d not in struck and table.cards[d].place == IN_PLAY]


def assignable(table: Table, attack: Attack) -> list[CardId]:
    """Those of them whom nobody must be struck before: an ally may take its controller's strike. [CMB-20]"""
    waiting = without_strike(table, attack)
    shielded = [table.cards[d].on for d in waiting if _is_struck_first(table, d)]
    return [d for d in waiting if d not in shielded] if shielded else waiting


def _is_struck_first(table: Table, defender: CardId) -> bool:
    printed = table.printed[defender]
    return printed.kind == ALLY and fights(printed.abilities, Manner.STRUCK_FIRST)


def _counts_as_untapped(table: Table, defender: CardId) -> bool:
    """Whether the defending player may give him a strike, as he may to whoever is untapped. [CMB-17]"""
    if table.cards[defender].status == UNTAPPED:
        return True
    printed = table.printed[defender]
    return printed.kind == ALLY and any(
        [fights(printed.abilities, manner) for manner in UNTAPPED_FOR_STRIKES]
    )


def _may_volunteer(table: Table, attack: Attack) -> bool:
    """Whether somebody may have a strike whatever the attack says and however he is."""
    one = attack.volunteer
    if one == NONE or table.cards[one].place != IN_PLAY:
        return False
    return all([strike.defender != one for strike in attack.strikes])


def _freely_assigned(table: Table, attack: Attack) -> list[Action]:
    """To whom the defending player may give a strike where he assigns all of them; he must, while he can."""
    struck = [strike.defender for strike in attack.strikes]
    spared = [
        member
        for member in table.companies[attack.company].members
        if not may_be_struck(table, attack, member)  # by the attack itself, which does not count now
    ]
    waiting = [
        one for one in (*attack.defenders, *spared) if one not in struck and table.cards[one].place == IN_PLAY
    ]
    shielded = [table.cards[one].on for one in waiting if _is_struck_first(table, one)]
    found = [Action(Verb.ASSIGN, one) for one in waiting if one not in shielded]
    twice = [attack.bold] if attack.bold in struck else []  # [CMB-15]
    again = [Action(Verb.ASSIGN, one) for one in dict.fromkeys([*twice, *_second_strikes(table, attack)])]
    return [*found, *again] if found else [PASS, *again]


def _struck_again(table: Table, attack: Attack) -> list[Action]:
    """Who may be given a second strike, by what a card says of the attack."""
    struck = dict.fromkeys([strike.defender for strike in attack.strikes])
    return [Action(Verb.ASSIGN, one) for one in struck if table.cards[one].place == IN_PLAY]


def _second_strikes(table: Table, attack: Attack) -> list[CardId]:
    """Those with one strike of the attack who may be given a second, by what they bear."""
    if Manner.DOUBLING not in table.lexicon:
        return []
    struck = [strike.defender for strike in attack.strikes if table.cards[strike.defender].place == IN_PLAY]
    return [one for one in struck if struck.count(one) == 1 and may_face_two(table, one)]


def give_strike(table: Table, defender: CardId) -> None:
    """One strike of the attack goes to him; the last ones may have no body."""
    attack = table.attack
    assert attack is not None
    last = attack_strikes(table, attack) - attack.bodiless
    assign_strike(table, defender, is_bodiless=attack.bodiless > 0 and len(attack.strikes) >= last)


@final
class AssignByDefender(Choice):
    """The defending player gives strikes to untapped defenders, as many as he likes. [CMB-16, CMB-17]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.ASSIGN_BY_DEFENDER

    def options(self, table: Table) -> Sequence[Action]:
        attack = table.attack
        assert attack is not None
        if attack.canceled or len(attack.strikes) >= attack_strikes(table, attack):
            return [PASS]
        if defender_assigns(table, attack):
            return _freely_assigned(table, attack)
        volunteer = [Action(Verb.ASSIGN, attack.volunteer)] if _may_volunteer(table, attack) else []
        if attacker_assigns(table, attack):
            return [PASS, *volunteer]
        if attack.must_face != NONE and attack.must_face in without_strike(table, attack):
            return [Action(Verb.ASSIGN, attack.must_face)]
        if each_faces_a_strike(attack):
            waiting = without_strike(table, attack)
            if not waiting:
                return [PASS, *volunteer]
            first = Action(Verb.ASSIGN, waiting[0])
            return [first, *[one for one in volunteer if one.card != waiting[0]]]
        free = [d for d in assignable(table, attack) if _counts_as_untapped(table, d)]
        if attack.bold in [strike.defender for strike in attack.strikes]:
            free.append(attack.bold)  # he may be given more of them [CMB-15]
        free.extend([one for one in _second_strikes(table, attack) if one not in free])
        if attack.volunteer not in free:
            free.extend([one.card for one in volunteer])
        return [PASS, *[Action(Verb.ASSIGN, defender) for defender in free]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            table.push(AssignByAttacker(1 - self.seat))
        else:
            give_strike(table, action.card)
            table.push(AssignByDefender(self.seat))

    def refusal(self) -> Reason:
        return Reason.STRIKES_BEING_ASSIGNED


@final
class AssignByAttacker(Choice):
    """The other player gives the remaining strikes to whoever has none. [CMB-22]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.ASSIGN_BY_ATTACKER

    def options(self, table: Table) -> Sequence[Action]:
        attack = table.attack
        assert attack is not None
        if attack.canceled or len(attack.strikes) >= attack_strikes(table, attack):
            return [PASS]
        if defender_assigns(table, attack):
            return [PASS]  # there is nobody left without a strike
        waiting = without_strike(table, attack)
        if attack.must_face != NONE and attack.must_face in waiting:
            return [Action(Verb.ASSIGN, attack.must_face)]
        found = [Action(Verb.ASSIGN, defender) for defender in assignable(table, attack)] or [PASS]
        return [*found, *_struck_again(table, attack)] if attack.doubling else found

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            table.push(CloseAssignment())
        else:
            give_strike(table, action.card)
            table.push(AssignByAttacker(self.seat))

    def refusal(self) -> Reason:
        return Reason.STRIKES_BEING_ASSIGNED


@final
class CloseAssignment(Step):
    """What is left over are excess strikes; the attack can no longer be changed as a whole. [CMB-22]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        close_assignment(table)
