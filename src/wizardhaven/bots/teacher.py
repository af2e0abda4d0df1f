"""The teacher: somebody's first opponent, who follows a script as long as it fits and is gentle otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.gentle import GentleBot
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Question, Verb
from wizardhaven.vocabulary.cards import Creature

FIRST_JOURNEY: Final = 1
"""The turn in which the newcomer sets out for the first time."""
STRIKES: Final = 2
"""So many strikes there are in a first lesson: one for a friend, and one to see it again."""


@final
class TeacherBot(GentleBot):
    """It sends one creature with two strikes against the first journey, if it has one that fits the way."""

    def judge(self, sight: Sight, question: Question, options: Sequence[Action]) -> Verdict:
        if sight.view.active != sight.seat and sight.view.turn == FIRST_JOURNEY:
            scripted = lesson_of_strikes(sight, options) if self.creatures == 0 else None
            if scripted is not None:
                return scripted
        return super().judge(sight, question, options)


def lesson_of_strikes(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """The weakest creature with two strikes that may be played; None if there is none."""
    found: Action | None = None
    least = 0
    for option in options:
        card = sight.card(option.card) if option.verb is Verb.PLAY_CREATURE else None
        if isinstance(card, Creature) and card.strikes == STRIKES and (found is None or card.prowess < least):
            found, least = option, card.prowess
    return None if found is None else Verdict(found, Why(Because.FOE_THEY_CAN_BEAT, found.card))
