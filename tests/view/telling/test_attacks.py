"""Which of several attacks is meant is told by who attacks and how hard, never by a bare number."""

import pytest

from tests.text.french.reading import read
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.lasting import AUTOMATIC_ATTACK, Aim
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text

EN, DE, FR = Language.EN, Language.DE, Language.FR


def told(playing: Playing, language: Language) -> list[str]:
    options = playing.options(Verb.CHOOSE_ATTACK)
    return [read(action_text(playing.table, option, language)) for option in options]


TWO_TROLLS = "von Trollen (zwei Schläge mit Kampfkraft 8)"


def forewarned(site: str) -> Playing:
    """Gimli enters where several attacks await him, of which one is left."""
    scene = Scene()
    gimli = scene.first.company(site, "Gimli")[0]
    scene.first.event("Forewarned Is Forearmed")
    scene.second.event("Witch-king of Angmar")
    playing = scene.entering(of=gimli)
    playing.does(Verb.ENTER)
    return playing


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        (
            EN,
            [
                "Leave only the automatic-attack of Orcs (3 strikes with 7 prowess) at Dol Guldur",
                "Leave only the automatic-attack of Trolls (2 strikes with 8 prowess) at Dol Guldur",
            ],
        ),
        (
            DE,
            [
                "Nur den automatischen Angriff von Orks (drei Schläge mit Kampfkraft 7) in Dol Guldur lassen",
                f"Nur den automatischen Angriff {TWO_TROLLS} in Dol Guldur lassen",
            ],
        ),
        (
            FR,
            [
                "Ne laisser que l’attaque automatique d’Orques (trois coups de prouesse 7) à Dol Guldur",
                "Ne laisser que l’attaque automatique de Trolls (deux coups de prouesse 8) à Dol Guldur",
            ],
        ),
    ],
)
def test_of_a_sites_attacks_each_is_told_by_race_and_numbers(language: Language, answers: list[str]) -> None:
    assert told(forewarned("Dol Guldur"), language) == answers


@pytest.mark.parametrize(
    ("language", "from_hand", "event"),
    [
        (EN, "of a creature from hand at", "of a permanent-event in play at"),
        (DE, "durch eine Kreatur von der Hand", "durch ein permanentes Ereignis im Spiel"),
        (FR, "d’une créature de la main", "d’un Événement Permanent en jeu"),
    ],
)
def test_attacks_that_cards_make_are_told_apart(language: Language, from_hand: str, event: str) -> None:
    answers = told(forewarned("The Iron-deeps"), language)

    assert len(answers) == 3
    assert from_hand in answers[1]
    assert event in answers[2]


def test_a_card_aimed_at_an_automatic_attack_says_which_in_the_same_words() -> None:
    playing = forewarned("Dol Guldur")
    site = playing.options(Verb.CHOOSE_ATTACK)[0].aim.number
    event = next(card for card in playing.table.board if playing.table.printed[card].event is not None)

    aimed = action_text(playing.table, Action(Verb.PLAY, event, aim=Aim(AUTOMATIC_ATTACK, site, 1)), EN)

    assert aimed.endswith(" on the automatic-attack of Trolls (2 strikes with 8 prowess) at Dol Guldur")


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        (EN, "Play The Reach of Ulmo"),
        (DE, "„Ulmos Reich des Wassers“ ausspielen"),
        (FR, "Jouer « Sous l’emprise d’Ulmo »"),
    ],
)
def test_a_use_that_only_brings_its_card_into_play_goes_without_saying(
    language: Language, answer: str
) -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    scene.second.in_hand("The Reach of Ulmo")
    playing = scene.hazards(on=gimli, to="Moria")

    assert [read(action_text(playing.table, option, language)) for option in playing.options(Verb.PLAY)] == [
        answer
    ]
