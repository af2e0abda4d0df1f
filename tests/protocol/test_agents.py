"""Agents on the page: where each may be clicked, and what an answer adds to its name."""

import pytest

from tests.text.french.reading import read
from wizardhaven.engine.state.action import Verb
from wizardhaven.protocol.options import options
from wizardhaven.protocol.pictures import Option
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase

EN, DE, FR = Language.EN, Language.DE, Language.FR


def answers(playing: Playing, verb: Verb, language: Language = EN) -> list[Option]:
    return [one for one in options(playing.game, playing.asked, language) if one.verb is verb]


def test_an_agent_of_whom_nothing_is_known_can_be_pointed_at_by_its_place_among_the_others() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Rivendell")
    snake = scene.first.in_hand("Here Is a Snake!")
    scene.second.agent("Gisulf", face_up=True, sites=("Bree",))
    scene.second.agent("Bill Ferny")
    scene.second.agent("Leamon")
    playing = scene.begin(Phase.ORGANIZATION)

    found = answers(playing, Verb.PLAY)

    assert [one.source.ref for one in found if one.source is not None] == [str(snake.id)] * 2
    places = [[(target.kind, target.ref, target.code) for target in one.targets] for one in found]
    assert places == [[("agent", "1-1", None)], [("agent", "1-2", None)]]


@pytest.mark.parametrize(
    ("language", "hidden", "home"),
    [
        (EN, "Your face-down agent at Gladden Fields", "Your face-down agent at Bree or Cameth Brin"),
        (
            DE,
            "Dein verdeckter Agent, Ort: Schwertelfelder",
            "Dein verdeckter Agent, Ort: Bree oder Cameth Brin",
        ),
        (
            FR,
            "Votre agent face cachée, site : Champs aux Iris",
            "Votre agent face cachée, site : Bree ou Cameth Brin",
        ),
    ],
)
def test_what_an_agent_may_do_says_where_it_is(language: Language, hidden: str, home: str) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    ferny = scene.second.agent("Bill Ferny")
    scene.second.location_deck("Goblin-gate", "Bree")
    playing = scene.hazards(on=aragorn)

    found = {
        one.source.ref: read(one.detail.text)
        for verb in (Verb.MOVE_AGENT, Verb.REVEAL_AGENT)
        for one in answers(playing, verb, language)
        if one.source is not None and one.detail is not None
    }

    assert found[str(gisulf.id)] == hidden
    assert found[str(ferny.id)] == home
