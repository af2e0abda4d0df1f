"""Sentences about the declarations before the draft."""

import pytest

from tests.text.french.reading import read
from tests.view.positions import called
from tests.view.telling.table import OTHER, OWN, set_table
from wizardhaven.engine.rules.players.fallen_wizard import ExchangeWizards
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text, reason_text

EN, DE, FR = Language.EN, Language.DE, Language.FR


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (EN, "The opponent declares the Fallen-wizard Saruman."),
        (DE, "Der Gegner deklariert den Gefallenen Zauberer Saruman."),
        (FR, "L’adversaire déclare le Sorcier Corrompu Saroumane."),
    ],
)
def test_a_fallen_wizard_is_declared(language: Language, sentence: str) -> None:
    fact = Fact(Happening.NAMED_HIMSELF, seat=OTHER)

    assert read(fact_text(set_table(), fact, OWN, language) or "") == sentence


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        (EN, "You exchange Saruman for Alatar.", "The opponent exchanges a Wizard."),
        (DE, "Du tauschst Saruman gegen Alatar.", "Der Gegner tauscht einen Zauberer."),
        (FR, "Vous échangez Saroumane contre Alatar.", "L’adversaire échange un Sorcier."),
    ],
)
def test_a_wizard_is_exchanged(language: Language, own: str, others: str) -> None:
    table = set_table()
    alatar, saruman = called(table, "Alatar", OWN), called(table, "Saruman", OWN)
    seen = Fact(Happening.WIZARD_EXCHANGED, alatar, saruman, OWN)
    hidden = Fact(Happening.WIZARD_EXCHANGED, seat=OWN)

    assert read(fact_text(table, seen, OWN, language) or "") == own
    assert read(fact_text(table, hidden, OTHER, language) or "") == others


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        (
            EN,
            "Which Wizard do you bring instead of Saruman?",
            "Exchange Saruman in the play deck for Alatar",
        ),
        (
            DE,
            "Welchen Zauberer bringst du statt Saruman mit?",
            "Saruman im Spieldeck gegen Alatar tauschen",
        ),
        (
            FR,
            "Quel Sorcier apportez-vous à la place de Saroumane ?",
            "Échanger Saroumane du deck de jeu contre Alatar",
        ),
    ],
)
def test_a_wizard_asked_for_another(language: Language, question: str, answer: str) -> None:
    table = set_table()
    alatar, saruman = called(table, "Alatar", OWN), called(table, "Saruman", OWN)
    exchange = Action(Verb.EXCHANGE_WIZARD, alatar, saruman)

    assert read(choice_text(table, ExchangeWizards(OWN), language)) == question
    assert read(action_text(table, exchange, language)) == answer


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (EN, "Your opponent has declared him as a Fallen-wizard."),
        (DE, "Der Gegner hat ihn als Gefallenen Zauberer deklariert."),
        (FR, "L’adversaire l’a déclaré comme Sorcier Corrompu."),
    ],
)
def test_a_person_whom_the_opponent_has_declared(language: Language, sentence: str) -> None:
    assert reason_text(Reason.AVATAR_HAS_FALLEN, language) == sentence
