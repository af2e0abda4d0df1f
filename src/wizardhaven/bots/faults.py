"""A promise that was broken: which one, where in the game, and how it showed."""

from __future__ import annotations

import traceback
from enum import Enum
from typing import final

from wizardhaven.engine.values import NONE, Action, Table
from wizardhaven.game.game import Game


class Promise(Enum):
    """What is promised of every game; the values are the names of the counts."""

    NO_ERROR = "errors"
    SOMEBODY_TO_ASK = "dead_ends"
    NO_CARD_LOST = "lost_cards"
    OFFERS_DIFFER = "duplicate_offers"
    OFFERS_ACCEPTED = "rejected_offers"
    CLONES_APART = "changed_originals"
    SAME_GAME_AGAIN = "replay_mismatches"
    SECRETS_KEPT = "view_leaks"
    REFUSALS_EXPLAINED = "unexplained_refusals"


@final
class Fault:
    """One breach: at the position after so many actions, with a sentence on it."""

    __slots__ = ("action", "promise", "text")

    def __init__(self, promise: Promise, action: int, text: str) -> None:
        self.promise = promise
        self.action = action
        self.text = text


def position_text(game: Game) -> str:
    """Where a game rests, in a few words."""
    table = game.table
    choice = game.pending
    asked = "nobody is asked" if choice is None else f"{type(choice).__name__} asks seat {choice.seat}"
    return f"turn {table.turn}, {table.phase.value}, {asked}"


def action_text(table: Table, action: Action) -> str:
    """An action in a few words, cards by name."""
    words = [action.verb.value]
    for card in (action.card, action.other):
        if 0 <= card < len(table.printed):
            words.append(f"{table.printed[card].name} ({card})")
    if action.company != NONE:
        words.append(f"company {action.company}")
    if action.number != NONE:
        words.append(f"number {action.number}")
    if action.keyed.kind:
        words.append(f"by {action.keyed!r}")
    if action.aim.kind:
        words.append(f"at {action.aim!r}")
    words.extend(action.names)
    return ", ".join(words)


def error_text(error: Exception) -> str:
    """What was raised, and where."""
    frames = traceback.extract_tb(error.__traceback__)
    where = ""
    if frames:
        last = frames[-1]
        where = f" at {_inside(last.filename)}:{last.lineno} in {last.name}"
    return f"{type(error).__name__}: {error}{where}"


def _inside(filename: str) -> str:
    """The path from the package on: where it is installed is nobody's business."""
    return filename[max(filename.rfind("wizardhaven/"), 0) :]
