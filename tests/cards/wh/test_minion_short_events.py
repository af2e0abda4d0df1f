"""Stories of minion short-events."""

import pytest

from tests.cards.marks import card
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind, Race

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)


@card("WH-43")
@pytest.mark.parametrize("race", [Race.WOLF, Race.ANIMAL, Race.SPIDER, Race.DRAGON, Race.DRAKE, Race.UNDEAD])
def test_a_ranger_creeps_past_beasts_worms_and_the_dead(race: Race) -> None:
    scene = Scene(kinds=FALLEN)
    odoacer = scene.first.character("Odoacer", at="Bree")
    crept = scene.first.in_hand("Crept Along Cleverly")
    playing = scene.attack(on=odoacer, race=race)

    playing.plays(crept, user=odoacer)
    playing.resolve()

    assert playing.attack is None
    assert odoacer.is_untapped


@card("WH-43")
def test_neither_orcs_nor_companies_without_a_ranger_are_meant() -> None:
    orcs, alone = Scene(kinds=FALLEN), Scene(kinds=FALLEN)
    odoacer = orcs.first.character("Odoacer", at="Bree")
    luitprand = alone.first.character("Luitprand", at="Bree")
    first = orcs.first.in_hand("Crept Along Cleverly")
    second = alone.first.in_hand("Crept Along Cleverly")

    assert not orcs.attack(on=odoacer, race=Race.ORC).may_play(first)
    assert not alone.attack(on=luitprand, race=Race.WOLF).may_play(second)
