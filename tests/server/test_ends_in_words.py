"""How the end of a game is told: in every form, and named as its reader names the day. [WIN-01, WIN-03]"""

from __future__ import annotations

import pytest

from tests.rules.test_09_editions_played import (
    CURRENT,
    ROLL_FOR_A_TIE,
    UNLIMITED,
    burdened,
    by,
    slain,
    tied,
)
from tests.server.house import for_two
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.protocol.server_says import Over
from wizardhaven.scenario import Playing, Scene
from wizardhaven.server.endings import over
from wizardhaven.server.played import Played
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

DAYS = {
    PlayerKind.WIZARD: ("Free Council", "Freier Rat", "Conseil Libre"),
    PlayerKind.RINGWRAITH: ("Audience with Sauron", "Audienz bei Sauron", "Audience avec Sauron"),
    PlayerKind.FALLEN_WIZARD: ("Day of Reckoning", "Tag der Abrechnung", "Jour du Jugement"),
    PlayerKind.BALROG: ("Day of Decision", "Tag der Entscheidung", "Jour de la Décision"),
}


def told(playing: Playing, seat: int | None, language: Language = Language.EN) -> Over:
    """What somebody at a table is told of the end of that game."""
    played = Played(for_two())
    played.game = playing.game
    said = over(played, seat, language)
    assert said is not None
    return said


@pytest.mark.parametrize("length", GameLength)
@pytest.mark.parametrize("kind", PlayerKind)
def test_the_day_is_named_as_the_reader_names_it(kind: PlayerKind, length: GameLength) -> None:
    other = PlayerKind.RINGWRAITH if kind is PlayerKind.WIZARD else PlayerKind.WIZARD
    playing = Scene(Settings(length), kinds=(kind, other)).council()

    assert tuple([told(playing, 0, language).day for language in Language]) == DAYS[kind]
    assert told(playing, 1).day == DAYS[other][0]
    assert told(playing, None).day == f"{DAYS[kind][0]} · {DAYS[other][0]}"


def test_to_who_watches_two_of_a_kind_it_is_one_day() -> None:
    playing = Scene(kinds=(PlayerKind.BALROG, PlayerKind.BALROG)).council()

    assert told(playing, None).day == "Day of Decision"


def test_a_tie_that_both_win_is_told_as_such() -> None:
    ours, plain = told(tied(UNLIMITED), 0), told(tied(CURRENT), 0)

    assert (ours.winner, ours.by) == (None, "council")
    assert ours.text.text == "The game is tied, 4 to 4, and both have won."
    assert plain.text.text == "The game is tied, 4 to 4."


def test_the_dice_are_told_of() -> None:
    playing = tied(CURRENT, ROLL_FOR_A_TIE)
    playing.rolls(4, 9)
    said = told(playing, 1)

    assert (said.winner, said.by, said.day) == (1, "dice", "Free Council")
    assert said.text.text == "You have won, 4 to 4."


def test_an_eliminated_avatar_is_told_of_and_no_day_has_come() -> None:
    scene = by(UNLIMITED)
    said = told(slain(scene, scene.first.character("Gandalf")), 0)

    assert (said.winner, said.by, said.day) == (1, "elimination", None)


def test_if_both_are_eliminated_nobody_has_won() -> None:
    scene = by(UNLIMITED)
    burdened(scene)
    playing = scene.council()
    for _ in range(2):
        playing.pass_until("RollCheck")
        playing.rolls(2)

    assert [told(playing, 0, language).text.text for language in Language] == [
        "Both avatars are eliminated: nobody has won.",
        "Beide Avatare sind eliminiert: Niemand hat gewonnen.",
        "Les deux avatars sont éliminés : personne n’a gagné.",
    ]
    assert told(playing, 0).by == "elimination"
