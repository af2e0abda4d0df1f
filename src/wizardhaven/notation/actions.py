"""Actions as short lines of text: what a record holds, one action a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.engine.values import NONE, NOTHING, Action, Verb
from wizardhaven.notation.keys import key_code, old_number

NO_NUMBER: Final = str(NONE)


def action_code(action: Action) -> str:
    """The action in a few words: its verb and whatever else tells it from other actions.

    A roll is `roll 7`, a shuffle `shuffle 42`; anything else names its card (`c`), the other card or
    company (`o`), its number (`n`), what it is aimed at (`a`, kind, number, index) and, at the end, names of
    places. How a creature is keyed stands where its number would, or that of the aim.
    """
    number = key_code(action.keyed, action.number)
    return _line(action, number, key_code(action.aim.keyed, action.aim.index))


def _old_code(action: Action) -> str:
    """The line that older records have for the action."""
    number = old_number(action.keyed, action.number)
    return _line(action, str(number), str(old_number(action.aim.keyed, action.aim.index)))


def _line(action: Action, number: str, index: str) -> str:
    if action.verb in (Verb.ROLL, Verb.SHUFFLE):
        return f"{action.verb.value} {number}"
    words = [action.verb.value]
    if action.card != NONE:
        words.append(f"c{action.card}")
    if action.other != NONE or action.company != NONE:
        words.append(f"o{action.other if action.other != NONE else action.company}")
    if number != NO_NUMBER:
        words.append(f"n{number}")
    aim = action.aim
    if aim.kind != NOTHING:
        words.append(f"a{aim.kind},{aim.number},{index}")
    names = [*action.names, *([aim.name] if aim.name else [])]
    if names:
        words.append("@ " + "; ".join(names))
    return " ".join(words)


def chosen(options: Sequence[Action], code: str) -> Action | None:
    """The option that the line means; None if it means none of them."""
    words = code.split()
    if len(words) == 2 and words[0] == Verb.SHUFFLE.value and words[1].isdecimal():
        return Action(Verb.SHUFFLE, number=int(words[1]))
    for option in options:
        if action_code(option) == code:
            return option
    for option in options:
        if _old_code(option) == code:
            return option
    return None
