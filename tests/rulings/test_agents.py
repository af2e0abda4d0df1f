"""Rulings on agents."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind


def test_a_wounded_agent_may_return_home() -> None:
    """An agent goes back to its home site whether it is untapped, tapped or wounded. (CoE rules, 2026)"""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",), status="wounded", face_up=True)
    scene.second.location_deck("Dale")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.RETURN_HOME, gisulf)
    playing.resolve()

    assert gisulf.trail == ["Dale"]
    assert gisulf.is_wounded


def test_an_agent_in_a_fallen_wizards_hand_is_a_character_or_a_hazard_as_he_likes() -> None:
    """A Fallen-wizard decides what an agent is as he plays it, whatever he put it into his deck for.

    (CoE digest 15)
    """
    own, other = (
        Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)),
        Scene(kinds=(PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD)),
    )
    own.first.declares("Saruman")
    own.first.character("Beretar", at="Lake-town")
    as_character = own.first.in_hand("Gisulf")
    other.second.declares("Saruman")
    aragorn = other.first.character("Aragorn II", at="Bree")
    as_hazard = other.second.in_hand("Gisulf")
    organizing, moving = own.begin(Phase.ORGANIZATION), other.hazards(on=aragorn)

    organizing.does(Verb.ORGANIZE)
    organizing.does(Verb.PLAY_CHARACTER, as_character)
    moving.does(Verb.PLAY_AGENT, as_hazard)
    moving.resolve()

    assert as_character.site == "Lake-town"
    assert as_hazard.is_face_down
