"""Actions as short lines of text: what a record holds, one action a line."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.lasting import NOTHING


def action_code(action: Action) -> str:
    """The action in a few words: its verb and whatever else tells it from other actions.

    A roll is `roll 7`, a shuffle `shuffle 42`; anything else names its card (`c`), the other card (`o`),
    its number (`n`), what it is aimed at (`a`, kind, number, index) and, at the end, names of places.
    """
    if action.verb in (Verb.ROLL, Verb.SHUFFLE):
        return f"{action.verb.value} {action.number}"
    words = [action.verb.value]
    if action.card != NONE:
        words.append(f"c{action.card}")
    if action.other != NONE:
        words.append(f"o{action.other}")
    if action.number != NONE:
        words.append(f"n{action.number}")
    aim = action.aim
    if aim.kind != NOTHING:
        words.append(f"a{aim.kind},{aim.number},{aim.index}")
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
    return None
