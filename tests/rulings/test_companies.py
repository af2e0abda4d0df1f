"""Rulings on one company against another."""

from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind


def test_the_night_does_not_strengthen_aiglos_against_another_company() -> None:
    """Aiglos has no bonus for Doors of Night between companies. (CRF, by card)"""
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD))
    beregond = scene.first.character("Beregond", at="Moria")
    scene.first.gives("Aiglos", to=beregond)
    scene.second.event("Doors of Night")
    scene.second.declares("Saruman")
    scene.second.character("Orc Veteran", at="Moria")
    alone = beregond.prowess()
    playing = scene.company_attack(by=beregond)

    assert alone == 4 + 2 + 3
    assert playing.attack is not None
    assert beregond.prowess() == 4 + 2
