"""The same sentence in the language asked for: reasons, actions, facts, choices and what they are about."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.values import Action, Choice, Fact, Question, Reason, Table
from wizardhaven.text.language import Language
from wizardhaven.view.facts import seen_fact
from wizardhaven.view.telling.asking import asked
from wizardhaven.view.telling.declining import declined
from wizardhaven.view.telling.deed import Deed
from wizardhaven.view.telling.english import actions as english_actions
from wizardhaven.view.telling.english import choices as english_choices
from wizardhaven.view.telling.english import deeds as english_deeds
from wizardhaven.view.telling.english import facts as english_facts
from wizardhaven.view.telling.english import helping as english_helping
from wizardhaven.view.telling.english import reasons as english_reasons
from wizardhaven.view.telling.french import actions as french_actions
from wizardhaven.view.telling.french import choices as french_choices
from wizardhaven.view.telling.french import deeds as french_deeds
from wizardhaven.view.telling.french import facts as french_facts
from wizardhaven.view.telling.french import helping as french_helping
from wizardhaven.view.telling.french import reasons as french_reasons
from wizardhaven.view.telling.german import actions as german_actions
from wizardhaven.view.telling.german import choices as german_choices
from wizardhaven.view.telling.german import deeds as german_deeds
from wizardhaven.view.telling.german import facts as german_facts
from wizardhaven.view.telling.german import helping as german_helping
from wizardhaven.view.telling.german import reasons as german_reasons


def reason_text(reason: Reason, language: Language) -> str:
    """Why something is not possible, as a sentence; the rule's id is `reason.rule`."""
    match language:
        case Language.EN:
            return english_reasons.reason_text(reason)
        case Language.DE:
            return german_reasons.reason_text(reason)
        case Language.FR:
            return french_reasons.reason_text(reason)
        case _:
            assert_never(language)


def action_text(table: Table, action: Action, language: Language) -> str:
    """An option of the choice at which the table rests, in words for the seat that is asked."""
    without = declined(_pending(table))
    match language:
        case Language.EN:
            return english_actions.action_text(table, action, without)
        case Language.DE:
            return german_actions.action_text(table, action, without)
        case Language.FR:
            return french_actions.action_text(table, action, without)
        case _:
            assert_never(language)


def _pending(table: Table) -> Question | None:
    top = table.stack[-1] if table.stack else None
    return top.asks if isinstance(top, Choice) else None


def fact_text(table: Table, fact: Fact, seat: int | None, language: Language) -> str | None:
    """What happened, as far as the seat may know it; None if there is nothing to tell it."""
    seen = seen_fact(table, fact, seat)
    match language:
        case Language.EN:
            return english_facts.fact_text(table, seen, seat)
        case Language.DE:
            return german_facts.fact_text(table, seen, seat)
        case Language.FR:
            return french_facts.fact_text(table, seen, seat)
        case _:
            assert_never(language)


def choice_text(table: Table, choice: Choice, language: Language) -> str:
    """What the seat that is asked has to decide; for that seat only."""
    question = asked(table, choice)
    match language:
        case Language.EN:
            return english_choices.choice_text(table, question)
        case Language.DE:
            return german_choices.choice_text(table, question)
        case Language.FR:
            return french_choices.choice_text(table, question)
        case _:
            assert_never(language)


def help_text(table: Table, choice: Choice, language: Language) -> str | None:
    """What the moment is about, for somebody who is not sure; None if the question explains itself."""
    question = choice.asks
    own_turn = choice.seat == table.active
    match language:
        case Language.EN:
            return english_helping.help_text(question, own_turn)
        case Language.DE:
            return german_helping.help_text(question, own_turn)
        case Language.FR:
            return french_helping.help_text(question, own_turn)
        case _:
            assert_never(language)


def deed_text(table: Table, deed: Deed, seat: int | None, language: Language) -> str:
    """A deed with what came of it, for a seat; everybody else goes by the sign of his name."""
    match language:
        case Language.EN:
            return english_deeds.deed_text(table, deed, seat)
        case Language.DE:
            return german_deeds.deed_text(table, deed, seat)
        case Language.FR:
            return french_deeds.deed_text(table, deed, seat)
        case _:
            assert_never(language)


def consequence_text(table: Table, seen: Fact, seat: int | None, language: Language) -> str | None:
    """What came of a deed, as the seat has seen it; None if there is nothing to tell."""
    match language:
        case Language.EN:
            return english_deeds.consequence_text(table, seen, seat)
        case Language.DE:
            return german_deeds.consequence_text(table, seen, seat)
        case Language.FR:
            return french_deeds.consequence_text(table, seen, seat)
        case _:
            assert_never(language)


def drawn_text(table: Table, drawn: list[Fact], seat: int | None, language: Language) -> str:
    """The cards that one player has drawn with a deed, as the seat has seen them."""
    match language:
        case Language.EN:
            return english_deeds.drawn_text(table, drawn, seat)
        case Language.DE:
            return german_deeds.drawn_text(table, drawn, seat)
        case Language.FR:
            return french_deeds.drawn_text(table, drawn, seat)
        case _:
            assert_never(language)
