"""How a fight between two companies is told."""

import pytest

from tests.text.french.reading import read
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text
from wizardhaven.vocabulary.terms import PlayerKind

EN, DE, FR = Language.EN, Language.DE, Language.FR


def fight() -> Playing:
    """Two minions attack Beretar, who is asked for the first strike."""
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    lout = scene.first.company("Moria", "Troll Lout", "Orc Veteran")[0]
    scene.second.character("Beretar", at="Moria")
    return scene.company_attack(by=lout)


def asked(playing: Playing, language: Language) -> str:
    choice = playing.game.pending
    assert choice is not None
    return read(choice_text(playing.table, choice, language))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (EN, "Troll Lout's company attacks Beretar's company."),
        (DE, "Die Gemeinschaft von Trolltölpel greift die Gemeinschaft von Beretar an."),
        (FR, "La compagnie de Lourdaud Troll attaque la compagnie de Beretar."),
    ],
)
def test_the_attack(language: Language, words: str) -> None:
    playing = fight()

    began = [fact for fact in playing.happened if fact.kind is Happening.ATTACK_BEGAN]

    assert read(fact_text(playing.table, began[0], 0, language) or "") == words


@pytest.mark.parametrize(
    ("language", "question", "option"),
    [
        (EN, "Who faces a strike of Troll Lout's company?", "Assign the strike of Troll Lout to Beretar"),
        (
            DE,
            "Wer stellt sich einem Schlag der Gemeinschaft von Trolltölpel?",
            "Beretar den Schlag von Trolltölpel zuweisen",
        ),
        (
            FR,
            "Qui affronte un coup de l’attaque de la compagnie de Lourdaud Troll ?",
            "Attribuer le coup de Lourdaud Troll à Beretar",
        ),
    ],
)
def test_assigning_strikes(language: Language, question: str, option: str) -> None:
    playing = fight()

    offered = playing.options(Verb.ASSIGN)[0]

    assert asked(playing, language) == question
    assert read(action_text(playing.table, offered, language)) == option


@pytest.mark.parametrize(
    ("language", "attacker", "defender"),
    [
        (
            EN,
            "Does Troll Lout tap to strike at Beretar?",
            "Does Beretar tap to face the strike of Troll Lout (prowess 1)?",
        ),
        (
            DE,
            "Tappt Trolltölpel, um gegen Beretar zu schlagen?",
            "Tappt Beretar, um sich dem Schlag von Trolltölpel (Kampfkraft 1) zu stellen?",
        ),
        (
            FR,
            "Engagez-vous Lourdaud Troll pour frapper Beretar ?",
            "Engagez-vous Beretar contre le coup de Lourdaud Troll (prouesse 1) ?",
        ),
    ],
)
def test_tapping_or_not(language: Language, attacker: str, defender: str) -> None:
    playing = fight()
    playing.does(Verb.ASSIGN)

    first = asked(playing, language)
    playing.does(Verb.STAY_UNTAPPED)

    assert first == attacker
    assert asked(playing, language) == defender


@pytest.mark.parametrize(
    ("language", "attacker", "defender"),
    [
        (EN, "Roll for Troll Lout against Beretar", "Roll for Beretar against the strike of Troll Lout"),
        (
            DE,
            "Würfle für Trolltölpel gegen Beretar",
            "Würfle für Beretar gegen den Schlag von Trolltölpel",
        ),
        (
            FR,
            "Lancez les dés pour Lourdaud Troll contre Beretar",
            "Lancez les dés pour Beretar contre le coup de Lourdaud Troll",
        ),
    ],
)
def test_both_rolls(language: Language, attacker: str, defender: str) -> None:
    playing = fight()
    playing.does(Verb.ASSIGN)
    playing.does(Verb.TAP_TO_FACE)
    playing.does(Verb.TAP_TO_FACE)

    first = asked(playing, language)
    playing.rolls(7)

    assert first == attacker
    assert asked(playing, language).startswith(defender)
