"""Stories of the Dwarves."""

from tests.cards.invented import A_DWARF, BLUE_MOUNTAIN_DWARVES
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("TW-123")
def test_balin_has_two_more_prowess_against_orcs() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    playing = scene.attack(on=balin, race=Race.ORC, prowess=11)

    playing.does(Verb.ASSIGN, balin)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)  # 6 + 4 + 2 is greater than 11

    assert balin.is_tapped
    assert balin.prowess(Race.TROLL) == 4


@card("TW-123")
def test_balin_has_one_more_influence_against_dwarves_and_their_factions() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    dwarf = scene.first.in_hand(A_DWARF)
    dwarves = scene.first.in_hand(BLUE_MOUNTAIN_DWARVES)

    scene.at_site(of=balin)

    assert balin.direct_influence(against=dwarf) == 2 + 1
    assert balin.direct_influence(against=dwarves) == 2 + 1
    assert balin.direct_influence(against=haldir) == 2
