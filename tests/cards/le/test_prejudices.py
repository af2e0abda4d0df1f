"""Stories of how minions win over those who would rather not."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.influence.factions import faction_parts
from wizardhaven.engine.queries.influence.gifts import gifts
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def added(prejudices: int) -> int:
    """What an Orc adds to the roll for Goblins whose neighbours have come, with so many copies in play."""
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at="Goblin-gate [minion]")
    scene.first.factions("Grey Mountain Goblins")
    for _ in range(prejudices):
        scene.first.event("Old Prejudice")
    goblins = scene.first.in_hand("Goblins of Goblin-gate")
    return total(faction_parts(scene.table, gorbag.id, goblins.id))


@card("LE-214")
def test_old_prejudice_triples_standard_modifications() -> None:
    assert added(1) - added(0) == 3 * 2 - 2


@card("LE-214")
def test_old_prejudice_triples_what_a_dragon_is_given_for_its_favour() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at="Moria [minion]")
    shield = scene.first.gives("Sable Shield", to=gorbag)
    scene.first.event("Old Prejudice")
    dragon = scene.first.in_hand("Bairanax Roused")

    assert gifts(scene.table, dragon.id, gorbag.id) == [(shield.id, 9)]


@card("LE-244")
@pytest.mark.parametrize("name", ["Gorbag", "Lagduf"])
def test_a_warrior_threatens_with_his_prowess_in_place_of_his_influence(name: str) -> None:
    scene = Scene(kinds=MINIONS)
    warrior = scene.first.character(name, at="Ettenmoors [minion]")
    trolls, threats = scene.first.hand("Stone Trolls", "Threats")
    playing = scene.at_site(of=warrior)
    influence = warrior.unused_direct_influence(against=trolls)

    playing.does(Verb.PLAY_AT_SITE, trolls, warrior)
    before = total(faction_parts(playing.table, warrior.id, trolls.id))
    playing.plays(threats)
    playing.resolve()
    after = total(faction_parts(playing.table, warrior.id, trolls.id))

    assert after - before == min(6, warrior.prowess()) - influence


@card("LE-244")
def test_who_is_no_warrior_threatens_nobody() -> None:
    scene = Scene(kinds=MINIONS)
    layos = scene.first.character("Layos", at="Ettenmoors [minion]")
    trolls, threats = scene.first.hand("Stone Trolls", "Threats")
    playing = scene.at_site(of=layos)

    playing.does(Verb.PLAY_AT_SITE, trolls, layos)

    assert not playing.may_play(threats)
