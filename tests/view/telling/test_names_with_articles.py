"""Somebody whose name begins with an article: German and French bend it as the sentence asks."""

import pytest

from tests.text.french.reading import read
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.protocol.text import linked
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.german.articles import as_objects, bent, of_somebody
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text
from wizardhaven.vocabulary.terms import PlayerKind

DE, FR = Language.DE, Language.FR


def fight() -> Playing:
    """The Witch-king attacks Beretar, who is asked for the strike."""
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    king = scene.first.character("The Witch-king", at="Moria")
    scene.second.character("Beretar", at="Moria")
    return scene.company_attack(by=king)


@pytest.mark.parametrize(
    ("language", "told", "question", "option"),
    [
        (
            DE,
            "Die Gemeinschaft des Hexenkönigs greift die Gemeinschaft von Beretar an.",
            "Wer stellt sich einem Schlag der Gemeinschaft des Hexenkönigs?",
            "Beretar den Schlag des Hexenkönigs zuweisen",
        ),
        (
            FR,
            "La compagnie du Roi-Sorcier attaque la compagnie de Beretar.",
            "Qui affronte un coup de l’attaque de la compagnie du Roi-Sorcier ?",
            "Attribuer le coup du Roi-Sorcier à Beretar",
        ),
    ],
)
def test_a_company_and_a_strike_are_his(language: Language, told: str, question: str, option: str) -> None:
    playing = fight()
    choice = playing.game.pending
    assert choice is not None
    began = [fact for fact in playing.happened if fact.kind is Happening.ATTACK_BEGAN]

    assert read(fact_text(playing.table, began[0], 0, language) or "") == told
    assert read(choice_text(playing.table, choice, language)) == question
    assert read(action_text(playing.table, playing.options(Verb.ASSIGN)[0], language)) == option


@pytest.mark.parametrize(
    ("happening", "german", "french"),
    [
        (Happening.DREW, "Du ziehst den Hexenkönig.", "Vous tirez le Roi-Sorcier."),
        (Happening.TAPPED, "Der Hexenkönig tappt.", "Le Roi-Sorcier s’engage."),
        (
            Happening.BECAME_FOLLOWER,
            "Der Hexenkönig folgt von nun an dem Hexenkönig.",
            "Le Roi-Sorcier suit désormais le Roi-Sorcier.",
        ),
        (
            Happening.STRIKE_ASSIGNED,
            "Dem Hexenkönig wird der Schlag des Hexenkönigs zugewiesen.",
            "Le coup du Roi-Sorcier est attribué au Roi-Sorcier.",
        ),
    ],
)
def test_what_happens_to_him(happening: Happening, german: str, french: str) -> None:
    playing = fight()
    king = playing.options(Verb.ASSIGN)[0].other
    fact = Fact(happening, seat=0, card=king, other=king)

    assert read(fact_text(playing.table, fact, 0, DE) or "") == german
    assert read(fact_text(playing.table, fact, 0, FR) or "") == french


def test_a_german_article_follows_the_preposition_before_it() -> None:
    assert bent("der Wurf für Der Hexenkönig ergibt 7") == "der Wurf für den Hexenkönig ergibt 7"
    assert bent("Mit Der alte Gamling beginnen") == "Mit dem alten Gamling beginnen"
    assert bent("an Der Balrog, von Der Balrog, zu Der Balrog") == "an den Balrog, vom Balrog, zum Balrog"
    assert bent("gegen „Der Eine Ring“") == "gegen „Der Eine Ring“"
    assert as_objects("Der Mund tappen und versuchen") == "den Mund tappen und versuchen"
    assert of_somebody("Der alte Gamling") == "des alten Gamlings"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Die Gemeinschaft des Balrogs", "des Balrogs"),
        ("Den Balrog tappen", "Den Balrog"),
        ("vom Balrog kontrolliert", "Balrog"),
    ],
)
def test_he_is_still_found_in_the_sentence(text: str, found: str) -> None:
    names = linked(text, ["BA-3"], DE).names

    assert [text[name.from_ : name.to] for name in names] == [found]


def test_a_player_of_his_kind_is_not_he() -> None:
    assert linked("Ein Balrog-Spieler", ["BA-3"], DE).names == ()
