"""Stories of the sun that the Balrog dreads, and of the foes whom he dismays."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind, Race

DEMON = (PlayerKind.BALROG, PlayerKind.WIZARD)


@pytest.mark.parametrize(("gates", "prowess", "body"), [(False, -2, -1), (True, -4, -2)])
@card("BA-19")
def test_the_glance_of_arien_weakens_the_balrog_above_ground(gates: bool, prowess: int, body: int) -> None:
    scene = Scene(kinds=DEMON)
    balrog = scene.first.character("The Balrog [balrog]", at="Moria [balrog]")
    glance = scene.second.in_hand("Glance of Arien")
    if gates:
        scene.second.event("Gates of Morning")
    playing = scene.hazards(on=balrog)
    before = balrog.prowess(), balrog.body

    playing.plays(glance)
    playing.resolve()

    assert (balrog.prowess() - before[0], balrog.body - before[1]) == (prowess, body)


@card("BA-59")
def test_foes_are_dismayed_by_the_balrog() -> None:
    scene = Scene(kinds=DEMON)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-courts [balrog]")
    dismay = scene.first.in_hand("Foe Dismayed")
    playing = scene.attack(on=balrog, race=Race.MAN)

    playing.plays(dismay, user=balrog)
    playing.resolve()
    assert playing.attack is not None

    assert [change.by for _, change, _ in playing.attack.changes] == [1]


@card("BA-59")
def test_foes_are_dismayed_by_a_leader() -> None:
    scene = Scene(kinds=DEMON)
    azog, orc = scene.first.company("Goblin-gate [minion]", "Azog", "Orc Brawler")
    dismay = scene.first.in_hand("Foe Dismayed")
    playing = scene.attack(on=azog, race=Race.MAN)

    playing.plays(dismay, user=azog)
    playing.resolve()
    assert playing.attack is not None

    assert orc.id in playing.attack.defenders
    assert [change.by for _, change, _ in playing.attack.changes] == [1]


@card("BA-59")
def test_a_dismayed_people_is_more_easily_won_by_a_leader() -> None:
    scene = Scene(kinds=DEMON)
    (azog,) = scene.first.company("Goblin-gate [minion]", "Azog")
    goblins, dismay = scene.first.hand("Goblins of Goblin-gate", "Foe Dismayed")
    playing = scene.at_site(of=azog)

    playing.does(Verb.PLAY_AT_SITE, goblins, azog)
    playing.resolve()
    playing.plays(dismay)
    playing.resolve()

    assert playing.has_happened(Happening.RESOLVED, dismay)
    assert playing.question == "RollFaction"
