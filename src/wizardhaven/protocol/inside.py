"""What lies behind the door of the organizing block, or in front of it: seen without opening it. [ORG-01]

The block is opened once a turn and nothing else is done within. So that nobody need think of it, both sides
of its door are told at once: the other side is looked at on a copy of the game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wizardhaven.engine.values import CardId, Question, Reason, Verb
from wizardhaven.game.game import Game

DOORS: Final = {
    Question.ORGANIZATION_ACTIONS: (Verb.ORGANIZE, Question.ORGANIZING, Reason.ONLY_WHILE_ORGANIZING),
    Question.ORGANIZING: (
        Verb.FINISH_ORGANIZING,
        Question.ORGANIZATION_ACTIONS,
        Reason.NOT_WHILE_ORGANIZING,
    ),
}
"""By what the door is opened, what is asked behind it, and why something cannot be done on this side."""
NO_WAY: Final = (Verb.ORGANIZE, Verb.FINISH_ORGANIZING)
"""Nobody goes through the same door twice."""


class Beyond(NamedTuple):
    """The other side of the door: which option opens it, and the copy that has gone through."""

    door: int
    game: Game


def beyond(game: Game) -> Beyond | None:
    """The other side of the door, if the game rests at one and the same seat is asked behind it."""
    choice = game.pending
    if choice is None or choice.asks not in DOORS:
        return None
    verb, behind, _ = DOORS[choice.asks]
    for number, option in enumerate(game.options()):
        if option.verb is verb:
            tried = game.clone()
            tried.apply(option)
            then = tried.pending
            if then is not None and then.seat == choice.seat and then.asks is behind:
                return Beyond(number, tried)
    return None


def reasons(game: Game, other: Beyond | None) -> dict[CardId, Reason]:
    """Why cards cannot be played: of those that only the door keeps off, why not behind it either."""
    found = game.reasons()
    choice = game.pending
    if other is None or choice is None:
        return found
    closed = DOORS[choice.asks][2]
    behind = other.game.reasons()
    open_to = {option.card for option in other.game.options()}
    for card in [card for card, reason in found.items() if reason is closed]:
        del found[card]
        if card in behind and card not in open_to:
            found[card] = behind[card]
    return found
