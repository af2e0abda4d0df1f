"""To whom a question is put, and what it is about."""

import pytest

from tests.view.positions import called
from tests.view.telling.table import OTHER, OWN, attacked, set_table
from tests.view.telling.test_every_sentence import is_phrase
from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.rules.chain.chain import ChainWindow
from wizardhaven.engine.rules.combat.strike import FaceStrike
from wizardhaven.engine.rules.hazards.hazard_window import HazardWindow
from wizardhaven.engine.rules.turn.organization_phase import OrganizationWindow
from wizardhaven.engine.rules.turn.untap_phase import UntapWindow
from wizardhaven.engine.state.chain import CARD_USE, Declaration
from wizardhaven.engine.state.questions import Question
from wizardhaven.text.language import Language
from wizardhaven.view.telling.english import helping as english
from wizardhaven.view.telling.french import helping as french
from wizardhaven.view.telling.german import helping as german
from wizardhaven.view.telling.speaking import choice_text, help_text

HELPING = {Language.EN: english, Language.DE: german, Language.FR: french}


@pytest.mark.parametrize("language", Language)
def test_what_a_question_is_about_is_told_in_sentences(language: Language) -> None:
    table = set_table()
    table.active = OWN
    windows = (UntapWindow, HazardWindow)

    own = [help_text(table, window(OWN), language) for window in windows]
    others = [help_text(table, window(OTHER), language) for window in windows]

    assert len({*own, *others}) == len(own) + len(others)
    for question in Question:
        for own_turn in (True, False):
            words = HELPING[language].help_text(question, own_turn)
            assert words is None or (is_phrase(words) and words.endswith(".") and ".." not in words)


def test_the_same_questions_are_explained_in_every_language() -> None:
    explained = [
        {
            question
            for question in Question
            if HELPING[language].help_text(question, own_turn=True) is not None
        }
        for language in Language
    ]

    assert explained[0] == explained[1] == explained[2]


@pytest.mark.parametrize("language", Language)
def test_who_joins_in_another_players_turn_is_not_asked_about_companies_of_his_own(
    language: Language,
) -> None:
    table = set_table()
    table.active = OWN

    asked = [choice_text(table, OrganizationWindow(seat), language) for seat in (OWN, OTHER)]

    assert asked[0] != asked[1]
    assert asked[1] == choice_text(table, UntapWindow(OTHER), language)


@pytest.mark.parametrize("language", Language)
def test_whoever_cannot_tap_is_not_asked_whether_he_does(language: Language) -> None:
    table = set_table()
    attacked(table)
    adrazar = called(table, "Adrazar", OWN)

    untapped = choice_text(table, FaceStrike(OWN), language)
    tap(table, adrazar)

    assert choice_text(table, FaceStrike(OWN), language) != untapped


@pytest.mark.parametrize("language", Language)
def test_adding_to_a_card_of_ones_own_is_no_answer_to_it(language: Language) -> None:
    table = set_table()
    table.chain = (Declaration(CARD_USE, OWN, called(table, "Dodge", OWN)),)

    own, others = [choice_text(table, ChainWindow(seat, 0), language) for seat in (OWN, OTHER)]

    assert own != others
