"""Rolls that cards speak of are declared, changed and done with. [COR-07, INF-01]"""

from __future__ import annotations

from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.checks import Attempt, CheckAtHand, Promised
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import Aim
from wizardhaven.engine.state.parts import with_added
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Check


def declare_check(
    table: Table,
    kind: Check,
    character: CardId,
    modifier: int = 0,
    against: CardId = NO_CARD,
    announced_by: CardId = NO_CARD,
) -> CheckAtHand | None:
    """The roll is at hand, with what was promised to it; what was at hand before comes back after it."""
    outer = table.check
    check = CheckAtHand(kind, character, against)
    check.cause = announced_by
    _add(check, modifier, announced_by, "" if announced_by != NONE else _rule_of(kind))
    for one in table.promised:
        if one.card == announced_by and one.character == character:
            _add(check, one.modifier, one.by, one.rule)
            check.sure = check.sure or one.sure
            if one.reward is not None:
                check.rewards = (*check.rewards, one.reward)
    if announced_by != NONE:
        table.promised = tuple([one for one in table.promised if one.card != announced_by])
    table.check = check
    return outer


def _add(check: CheckAtHand, by: int, source: CardId, rule: str) -> None:
    """Something is added to a fresh roll, or taken off it."""
    if by != 0:
        check.modifier += by
        check.added = with_added(check.added, by, source, rule)


def _rule_of(kind: Check) -> str:
    """The rule by which a roll is changed that no card has announced."""
    if kind is Check.REMOVAL:
        return "COR-21"
    return "COR-01" if kind is Check.CORRUPTION else "INF-18"


def modify_check(
    table: Table, aim: Aim, by: int, source: CardId, rule: str = "", reward: Declaration | None = None
) -> None:
    """The roll at hand changes, or the one that a declared card has announced. [TIM-25]

    From the action that is its reward something follows if the roll is successful.
    """
    if aim.index != NONE:
        table.promised = (*table.promised, Promised(aim.other, aim.card, by, source, reward=reward))
        return
    check = table.check
    if check is not None:
        fresh = check.copy()
        _add(fresh, by, source, rule)
        if reward is not None:
            fresh.rewards = (*fresh.rewards, reward)
        table.check = fresh


def leave_out_direct_influence(table: Table) -> None:
    """The direct influence of whoever makes the roll at hand does not count."""
    check = table.check
    if check is not None:
        fresh = check.copy()
        fresh.without_direct = True
        table.check = fresh


def pass_check(table: Table, aim: Aim, source: CardId) -> None:
    """The roll at hand is passed whatever the dice show, or the one that a declared card has announced."""
    if aim.index != NONE:
        table.promised = (*table.promised, Promised(aim.other, aim.card, 0, source, sure=True))
        return
    check = table.check
    if check is not None:
        fresh = check.copy()
        fresh.sure = True
        table.check = fresh


def keep_for_later(table: Table, announced_by: CardId, outer: CheckAtHand | None) -> None:
    """What was added to the roll at hand is promised to it; the roll itself comes later. [COR-07]"""
    check = table.check
    assert check is not None
    end_check(table, outer)
    if check.sure:
        promised = Promised(announced_by, check.character, 0, announced_by, sure=True)
        table.promised = (*table.promised, promised)
    for source, amount, rule in check.added:
        if source != announced_by:  # the card changes its own roll anew
            promised = Promised(announced_by, check.character, amount, source, rule)
            table.promised = (*table.promised, promised)


def double_source(table: Table, source: CardId) -> None:
    """The player has chosen which source of corruption counts twice in the check at hand."""
    check = table.check
    if check is not None:
        fresh = check.copy()
        fresh.doubled = source
        table.check = fresh


def cancel_check(table: Table) -> None:
    """Nothing will come of the roll at hand."""
    check = table.check
    if check is not None:
        fresh = check.copy()
        fresh.canceled = True
        table.check = fresh


def end_check(table: Table, outer: CheckAtHand | None) -> None:
    """The roll has been made, or comes later; what was at hand before it is so again."""
    table.check = outer


def forget_promised(table: Table) -> None:
    """The rolls that were announced have been made, or never will be. [TIM-25]"""
    table.promised = ()


def begin_attempt(table: Table, attempt: Attempt) -> None:
    """Somebody tries to influence a card of the opponent's. [INF-04]"""
    table.attempt = attempt


def end_attempt(table: Table) -> None:
    """The attempt is over."""
    table.attempt = None
