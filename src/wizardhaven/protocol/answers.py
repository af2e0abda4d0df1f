"""Answers by their meaning: which option of a question says the same."""

from __future__ import annotations

from collections import Counter
from typing import Final

from wizardhaven.engine.values import DICE, HAND, NO_CARD, NONE, Action, Table, Verb
from wizardhaven.game.game import Game
from wizardhaven.protocol.anchors import anchors
from wizardhaven.protocol.pictures import Answer
from wizardhaven.protocol.rolling import roller
from wizardhaven.protocol.shapes import Anchor
from wizardhaven.view.eyes import Eyes

MAY_BE_LEFT_OUT: Final = (Verb.PASS, Verb.ROLL)
"""What is not missed if the question that it was meant for is not asked."""
OF_THE_STRIKE: Final = (Verb.RESOLVE_STRIKE, Verb.TAP_TO_FACE)
"""What happens by itself where it is the only way to meet a strike."""


def fitting(game: Game, seat: int, answer: Answer) -> int | None:
    """The place among the options of the one that says the same; None if the seat is asked for no such thing.

    A throw has the first place.
    """
    choice = game.pending
    if choice is None or (answer.question is not None and choice.asks is not answer.question):
        return None
    if choice.seat == DICE:
        return 0 if answer.verb is Verb.ROLL and roller(game) == seat else None
    if choice.seat != seat:
        return None
    eyes = Eyes(game.table, seat)
    same = [place for place, option in enumerate(game.options()) if _says_the_same(eyes, option, answer)]
    return same[answer.number] if 0 <= answer.number < len(same) else None


def answers_to(game: Game, seat: int) -> list[Answer]:
    """How each option is said, in their order; it is meant for this question alone."""
    choice = game.pending
    assert choice is not None, "somebody is asked"
    eyes = Eyes(game.table, seat)
    before: Counter[tuple[object, ...]] = Counter()
    said: list[Answer] = []
    for option in game.options():
        source, targets = anchors(eyes, option)
        meaning = (option.verb, _source(eyes, option, source), *[_place(one) for one in targets])
        said.append(Answer(option.verb, source, targets, before[meaning], choice.asks))
        before[meaning] += 1
    return said


def may_be_left_out(game: Game, answer: Answer) -> bool:
    """Whether it is no loss that what is asked is not what this was meant for."""
    choice = game.pending
    if choice is None or answer.question is None or choice.asks is answer.question:
        return False
    return answer.verb in MAY_BE_LEFT_OUT or _went_without_saying(game.table, answer)


def _went_without_saying(table: Table, answer: Answer) -> bool:
    """Whether it was the only answer: the last strike, the last check, somebody who can only tap."""
    attack, check = table.attack, table.check
    about = NO_CARD
    if answer.verb is Verb.CHECK_NEXT and check is not None:
        about = check.character
    elif answer.verb in OF_THE_STRIKE and attack is not None and attack.strike != NONE:
        about = attack.strikes[attack.strike].defender
    return about != NONE and answer.source is not None and answer.source.ref == str(about)


def _says_the_same(eyes: Eyes, option: Action, answer: Answer) -> bool:
    if option.verb is not answer.verb:
        return False
    source, targets = anchors(eyes, option)
    if [_place(one) for one in targets] != [_place(one) for one in answer.targets]:
        return False
    if source is None or answer.source is None:
        return source is answer.source
    return _place(source) == _place(answer.source) or _is_copy_in_hand(eyes, option, source, answer.source)


def _source(eyes: Eyes, option: Action, source: Anchor | None) -> object:
    """Where it begins; copies in one's hand are all the same."""
    if source is None or option.card == NONE or eyes.table.cards[option.card].place != HAND:
        return None if source is None else _place(source)
    return source.kind, source.code


def _place(anchor: Anchor) -> tuple[str, str]:
    return anchor.kind, anchor.ref


def _is_copy_in_hand(eyes: Eyes, option: Action, source: Anchor, meant: Anchor) -> bool:
    """Of several copies in one's hand only one is offered, and whichever is named, that one is meant."""
    if option.card == NONE or eyes.table.cards[option.card].place != HAND:
        return False
    return source.kind == meant.kind and source.code is not None and source.code == meant.code
