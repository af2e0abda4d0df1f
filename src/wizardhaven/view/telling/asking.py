"""What a choice asks for, laid out for a sentence: the question, and what it is about."""

from __future__ import annotations

from wizardhaven.engine.questions import lies_face_down
from wizardhaven.engine.values import NO_CARD, Asked, CardId, Choice, Question, Table
from wizardhaven.view.eyes import being_placed


def asked(table: Table, choice: Choice) -> Asked:
    """What a choice asks for."""
    question = Asked(choice.asks, choice.seat, table.company)
    choice.about(table, question)
    if question.question is Question.RESPONSE:
        question.card = _last_declared(table)
    return question


def _last_declared(table: Table) -> CardId:
    """What would be answered; NONE if it lies face-down."""
    if not table.chain:
        return NO_CARD
    card = table.chain[-1].card
    if card in being_placed(table) or lies_face_down(table, card):
        return NO_CARD
    return card
