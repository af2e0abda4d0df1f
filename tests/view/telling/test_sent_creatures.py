"""A card that sends a creature tells to what the creature is keyed, whatever lets it be so."""

from __future__ import annotations

from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.agent import TO_ITS_AUTOMATIC_ATTACKS
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text


def told(playing: Playing) -> list[str]:
    """The one way to play the card, in English, German and French."""
    (play,) = playing.options(Verb.PLAY)
    languages = (Language.EN, Language.DE, Language.FR)
    return [action_text(playing.table, play, one).replace("\N{NO-BREAK SPACE}", " ") for one in languages]


def test_by_a_key_of_its_own() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    scene.second.discard_pile("Stirring Bones")
    scene.second.in_hand("Exhalation of Decay")

    assert told(scene.hazards(on=faramir)) == [
        "Play Exhalation of Decay on Stirring Bones, at a Shadow-hold",
        "„Odem der Verwesung“ auf „Rastlose Gebeine“ ausspielen, gebunden an einen Schattenhort",
        "Jouer « Exhalaison fétide » sur « Ossements remuants », créature liée à un Fief de l’Ombre",
    ]


def test_by_a_region_that_a_card_opens() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.second.event("Angmar Arises")
    scene.second.discard_pile("Ghosts")
    scene.second.in_hand("Exhalation of Decay")

    assert told(scene.hazards(on=faramir, to="Cameth Brin", by=("Rhudaur",))) == [
        "Play Exhalation of Decay on Ghosts, keyed to Rhudaur",
        "„Odem der Verwesung“ auf „Geister“ ausspielen, gebunden an die Region Rhudaur",
        "Jouer « Exhalaison fétide » sur « Fantômes », créature liée à la région Rhudaur",
    ]


def test_through_an_agent() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Gladden Fields")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    scene.second.discard_pile("Ghosts")
    scene.second.in_hand("Exhalation of Decay")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.OPEN_SITE, gisulf, number=TO_ITS_AUTOMATIC_ATTACKS)
    playing.resolve()

    assert told(playing) == [
        "Play Exhalation of Decay on Ghosts, let in by Gisulf",
        "„Odem der Verwesung“ auf „Geister“ ausspielen, eingelassen von Gisulf",
        "Jouer « Exhalaison fétide » sur « Fantômes », créature admise par Gisulf",
    ]
