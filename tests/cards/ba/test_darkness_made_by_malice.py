"""Stories of the darkness that spawn of old make by their malice."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene

SPAWN = ("Spawn of Ungoliant", "Ungoliant’s Progeny", "Ungoliant’s Foul Issue")


@card("BA-15")
@pytest.mark.parametrize(
    ("spawn", "at", "possible"),
    [
        (3, "Moria", False),
        (2, "Dimrill Dale", False),
        (3, "Dimrill Dale", True),
        (3, "The Under-gates", True),
    ],
)
def test_darkness_falls_where_there_are_more_spawn_than_characters(
    spawn: int, at: str, possible: bool
) -> None:
    scene = Scene()
    elladan = scene.first.company(at, "Elladan", "Elrohir")[0]
    for name in SPAWN[:spawn]:
        scene.second.event(name)
    darkness = scene.second.in_hand("Darkness Made by Malice")
    playing = scene.hazards(on=elladan)

    assert playing.may_play(darkness) is possible


@card("BA-15")
def test_a_company_in_the_darkness_does_nothing_at_its_site() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Dimrill Dale")
    sword = scene.first.in_hand("Dagger of Westernesse")
    for name in SPAWN:
        scene.second.event(name)
    darkness = scene.second.in_hand("Darkness Made by Malice")
    playing = scene.hazards(on=elladan)

    playing.plays(darkness)
    playing.resolve()
    playing.pass_until("MayDiscard", "EnterSite")

    assert not playing.may(Verb.ENTER)
    assert sword.in_hand


@card("BA-15")
def test_spawn_that_were_eliminated_do_not_count() -> None:
    scene = Scene()
    elladan = scene.first.company("Dimrill Dale", "Elladan", "Elrohir")[0]
    for name in SPAWN[:2]:
        scene.second.event(name)
    scene.second.removed(SPAWN[2])
    darkness = scene.second.in_hand("Darkness Made by Malice")

    assert not scene.hazards(on=elladan).may_play(darkness)
