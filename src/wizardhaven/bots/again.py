"""A match is played again from its decks, its seed and its actions; every position has to be the same."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.bots.faults import Fault, Promise, error_text
from wizardhaven.engine.values import DICE, Action, Settings, StartingDeck
from wizardhaven.game.game import Game
from wizardhaven.notation.digest import digest


def differs_again(
    decks: Sequence[StartingDeck],
    settings: Settings,
    seed: int,
    actions: Sequence[Action],
    kept: dict[int, str],
) -> Fault | None:
    """Where a game played again is not the same; None if it is wherever a digest was kept."""
    number = 0
    try:
        game = Game.new(decks, settings, seed)
        while True:
            if number in kept and digest(game) != kept[number]:
                return Fault(Promise.SAME_GAME_AGAIN, number, "played again, the position is another")
            if number == len(actions):
                return None
            choice = game.pending
            if choice is not None and choice.seat == DICE and not game.chance().same(actions[number]):
                return Fault(Promise.SAME_GAME_AGAIN, number, "played again, the dice show something else")
            game.apply(actions[number])
            number += 1
    except Exception as error:  # noqa: BLE001  an error that did not come the first time is a difference
        return Fault(Promise.SAME_GAME_AGAIN, number, f"played again, {error_text(error)}")
