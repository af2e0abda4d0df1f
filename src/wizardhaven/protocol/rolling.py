"""Who throws the dice: the player to whom it matters most that they fall well."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.steps import RollForFirst, SeedChoice
from wizardhaven.engine.values import DICE, NONE, Asked, Question
from wizardhaven.game.game import Game
from wizardhaven.view.telling.asking import asked

OF_ATTACKER: Final = (Question.AGENT_ROLL, Question.ATTACKER_ROLL, Question.BODY_CHECK_ROLL)
OF_DEFENDER: Final = (Question.STRIKE_ROLL, Question.DEFENDER_ROLL, Question.STRIKE_BODY_ROLL)
OF_OWNER: Final = (Question.CHECK_ROLL, Question.ESCAPE_ROLL, Question.RING_ROLL, Question.REMOVAL_ROLL)


def roller(game: Game) -> int | None:
    """The seat that throws the dice now; None if they are not to be thrown."""
    choice = game.pending
    if choice is None or choice.seat != DICE or isinstance(choice, SeedChoice):
        return None
    if isinstance(choice, RollForFirst):
        return choice.player
    return _seat(game, asked(game.table, choice))


def _seat(game: Game, roll: Asked) -> int:
    table = game.table
    if roll.question in OF_OWNER and roll.card != NONE:
        return table.owners[roll.card]
    attack, attempt = table.attack, table.attempt
    if attack is not None and attack.company in table.companies:
        defender = table.companies[attack.company].seat
        if roll.question in OF_DEFENDER:
            return defender
        if roll.question in OF_ATTACKER:
            return 1 - defender
    if attempt is not None:
        return 1 - attempt.seat if roll.question is Question.ROLL_AGAINST else attempt.seat
    return table.active
