"""The entries of the rulebook that a question stands on."""

from __future__ import annotations

from typing import Final

from wizardhaven.view.questions import Question

RULES: Final[dict[Question, tuple[str, ...]]] = {
    Question.DRAFT_PICK: ("SET-14",),
    Question.STARTING_SITE: ("SET-28",),
    Question.HAZARD_SIDEBOARD: ("UNT-19",),
    Question.ORGANIZATION_ACTIONS: ("ORG-02", "ORG-61"),
    Question.ORGANIZING: ("ORG-01",),
    Question.LONG_EVENT_ACTIONS: ("LONG-02",),
    Question.SITE_PATH: ("MOV-11",),
    Question.HAZARD_ACTIONS: ("UNT-04", "MOV-16"),
    Question.MAY_JOIN: ("MOV-46",),
    Question.ENTER_SITE: ("SITE-05",),
    Question.DECLARE_AGENTS: ("SITE-18",),
    Question.SITE_ACTIONS: ("SITE-22",),
    Question.REVEAL_AGAINST_PLAY: ("SITE-38",),
    Question.MAY_DISCARD: ("END-03",),
    Question.DISCARD_DOWN: ("END-04",),
    Question.MAY_CALL: ("WIN-17",),
    Question.RESPONSE: ("TIM-42",),
    Question.BEFORE_ASSIGNMENT: ("CMB-13",),
    Question.ASSIGN_BY_DEFENDER: ("CMB-16",),
    Question.ASSIGN_BY_ATTACKER: ("CMB-22",),
    Question.NEXT_STRIKE: ("CMB-23",),
    Question.STRIKE_HAZARDS: ("CMB-24",),
    Question.SPEND_EXCESS: ("CMB-25",),
    Question.FACE_STRIKE: ("CMB-26",),
    Question.SUPPORT_STRIKE: ("CMB-27",),
    Question.STRIKE_ACTIONS: ("CMB-28",),
    Question.SUPPORT_CHECK: ("COR-07",),
    Question.NEXT_CHECK: ("WIN-31",),
}


def rules_of(question: Question) -> tuple[str, ...]:
    """The ids to look up; none where the question explains itself."""
    return RULES.get(question, ())
