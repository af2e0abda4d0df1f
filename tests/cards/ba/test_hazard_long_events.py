"""Stories of the hazard long-events of The Balrog."""

import pytest

from tests.cards.marks import card
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("BA-25")
@pytest.mark.parametrize(("doors", "less"), [(False, 2), (True, 1)])
@pytest.mark.parametrize(
    ("at", "to", "burns"),
    [
        ("Moria [minion]", None, True),
        ("The Under-gates [minion]", None, False),
        ("Moria [minion]", "The Under-gates [minion]", False),
        ("The Under-gates [minion]", "Moria [minion]", False),
    ],
)
def test_the_sun_weakens_orcs_above_ground_and_less_so_by_night(
    at: str, to: str | None, burns: bool, doors: bool, less: int
) -> None:
    scene = Scene(kinds=DARK)
    brawler, man = scene.first.company(at, "Orc Brawler", "Luitprand")
    before = brawler.prowess(), man.prowess()
    scene.second.event("The Sun Shone Fiercely")
    scene.second.in_hand("The Sun Shone Fiercely")
    if doors:
        scene.second.event("Doors of Night")
    scene.hazards(on=brawler, to=to)

    assert brawler.prowess() == before[0] - (less if burns else 0)
    assert man.prowess() == before[1]


@card("BA-25")
def test_there_is_only_one_sun() -> None:
    scene = Scene(kinds=DARK)
    brawler = scene.first.character("Orc Brawler", at="Moria [minion]")
    scene.second.event("The Sun Shone Fiercely")
    sun = scene.second.in_hand("The Sun Shone Fiercely")

    assert not scene.hazards(on=brawler).may_play(sun)
