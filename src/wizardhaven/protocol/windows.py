"""The classes of window: a stop is set for a class, and a person's pace is known by it."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wizardhaven.engine.values import Question


class WindowKind(Enum):
    """Where somebody may act or pass, as a player speaks of it."""

    UNTAP = "untap"
    ORGANIZATION = "organization"
    END_OF_ORGANIZATION = "end of organization"
    LONG_EVENTS = "long-events"
    JOURNEY = "journey"
    ON_GUARD = "on-guard"
    """Nothing else is possible on a journey than to place a card on-guard."""
    ATTACK = "attack"
    STRIKE = "strike"
    BETWEEN = "between"
    ANSWER = "answer"
    SITE = "site"
    REVEALS = "reveals"
    END_BEGINS = "end begins"
    END_OF_TURN = "end of turn"


KINDS: Final[dict[Question, WindowKind]] = {
    Question.UNTAP_ACTIONS: WindowKind.UNTAP,
    Question.HAZARD_SIDEBOARD: WindowKind.UNTAP,
    Question.ORGANIZATION_ACTIONS: WindowKind.ORGANIZATION,
    Question.END_OF_ORGANIZATION: WindowKind.END_OF_ORGANIZATION,
    Question.LONG_EVENT_ACTIONS: WindowKind.LONG_EVENTS,
    Question.SITE_REVEALED: WindowKind.JOURNEY,
    Question.HAZARD_ACTIONS: WindowKind.JOURNEY,
    Question.BEFORE_ASSIGNMENT: WindowKind.ATTACK,
    Question.STRIKE_HAZARDS: WindowKind.STRIKE,
    Question.STRIKE_ACTIONS: WindowKind.STRIKE,
    Question.ROLL_ACTIONS: WindowKind.STRIKE,
    Question.BETWEEN_STRIKES: WindowKind.BETWEEN,
    Question.END_OF_MOVEMENT_HAZARD: WindowKind.BETWEEN,
    Question.RESPONSE: WindowKind.ANSWER,
    Question.SITE_ACTIONS: WindowKind.SITE,
    Question.REVEAL_ON_ENTRY: WindowKind.REVEALS,
    Question.REVEAL_AGAINST_PLAY: WindowKind.REVEALS,
    Question.DECLARE_AGENTS: WindowKind.REVEALS,
    Question.BEGINNING_OF_END_OF_TURN: WindowKind.END_BEGINS,
    Question.END_OF_TURN_ACTIONS: WindowKind.END_OF_TURN,
}
"""Whatever else is asked names its seat, and is no window."""


def window_of(question: Question) -> WindowKind | None:
    return KINDS.get(question)
