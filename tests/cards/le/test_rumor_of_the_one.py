"""Stories of rumors of the One Ring, which make all rings weigh and count more."""

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def bearing(scene: Scene, *items: str) -> tuple[Piece, list[Piece]]:
    """The second player's Beretar, who bears these items."""
    beretar = scene.second.character("Beretar", at="Bree")
    return beretar, [scene.second.gives(item, to=beretar) for item in items]


@card("LE-224")
def test_rumors_make_all_rings_heavier_and_worth_more_and_nothing_else() -> None:
    quiet, told = Scene(kinds=DARK), Scene(kinds=DARK)
    before, of_old = bearing(quiet, "Lesser Ring", "Precious Gold Ring", "Elf-stone")
    told.first.event("Rumor of the One")
    now, of_today = bearing(told, "Lesser Ring", "Precious Gold Ring", "Elf-stone")

    assert now.corruption_points == before.corruption_points + 2
    assert [new.points - old.points for new, old in zip(of_today, of_old, strict=True)] == [1, 1, 0]


@card("LE-224")
@rule("FW-45")
def test_a_ring_of_a_fallen_wizards_is_still_worth_one_point() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.FALLEN_WIZARD))
    scene.second.declares("Pallando")
    scene.first.event("Rumor of the One")
    _, (ring,) = bearing(scene, "Lesser Ring")

    assert ring.points == 1


@card("LE-224")
def test_rumors_are_told_once_and_stay() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Asternak", at="Dol Guldur")
    first, second = scene.first.hand("Rumor of the One", "Rumor of the One")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(first)
    playing.resolve()

    assert first.in_play
    assert playing.why_not(second) is Reason.DUPLICATED


@card("LE-224")
@pytest.mark.parametrize(("first", "second", "stays"), [(1, 9, False), (9, 1, False), (9, 9, True)])
def test_rumors_end_when_any_play_deck_is_exhausted(first: int, second: int, stays: bool) -> None:
    scene = Scene(kinds=DARK, filled=False)
    scene.first.character("Asternak", at="Dol Guldur")
    scene.first.fill(first)
    scene.second.fill(second)
    rumor = scene.first.event("Rumor of the One")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert playing.has_happened(Happening.EXHAUSTED) is not stays
    assert rumor.in_play is stays
