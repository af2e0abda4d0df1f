"""Stories of The Dwarves Are upon You!"""

from tests.cards.marks import card
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@card("DM-124")
def test_all_dwarves_and_nobody_else_fight_better_against_the_attack() -> None:
    scene = Scene()
    dori = scene.first.character("Dori", at="Bree")
    haldir = scene.first.character("Haldir", at="Bree")
    bofur = scene.first.character("Bofur", at="Bree")
    cry = scene.first.in_hand("The Dwarves Are upon You!")
    playing = scene.attack(on=dori, strikes=3, prowess=10)

    playing.plays(cry)
    playing.resolve()
    playing.does(Verb.ASSIGN, dori)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.ASSIGN, bofur)
    playing.does(Verb.RESOLVE_STRIKE, dori)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5)  # 5 + 3 + 1 against Orcs + 2 is greater than 10
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5, 8)  # 5 + 4 is less than 10; 8 is not greater than his body of 8
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(4)  # 4 + 4 + 1 against Orcs + 2 is greater than 10

    assert dori.is_tapped
    assert haldir.is_wounded
    assert bofur.is_tapped


@card("DM-124")
def test_a_dwarf_who_is_wounded_all_the_same_has_less_body() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Bree")
    cry = scene.first.in_hand("The Dwarves Are upon You!")
    playing = scene.attack(on=gimli, prowess=15)

    playing.plays(cry)
    playing.resolve()
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 8)  # 8 is greater than 8 - 1

    assert gimli.is_eliminated


@card("DM-124")
def test_the_battle_cry_is_over_with_the_attack() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Lórien")
    cry = scene.first.in_hand("The Dwarves Are upon You!")
    scene.first.in_hand("Escape")
    first, second = scene.second.hand("Orc-lieutenant", "Orc-lieutenant")
    playing = scene.hazards(on=gimli, to="Moria")

    playing.does(Verb.PLAY_CREATURE, first, names=("Wilderness",))
    playing.resolve()
    playing.plays(cry)
    playing.resolve()
    playing.passes()
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2)  # 2 + 5 + 2 against Orcs + 2 is greater than 7
    playing.does(Verb.PLAY_CREATURE, second, names=("Wilderness",))
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.changes == ()


@card("DM-124")
def test_one_battle_cry_is_enough_for_an_attack() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Bree")
    first, second = scene.first.hand("The Dwarves Are upon You!", "The Dwarves Are upon You!")
    scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=gimli)

    playing.plays(first)
    playing.resolve()

    assert playing.why_not(second) is Reason.DUPLICATED


@card("DM-124")
def test_without_dwarves_there_is_nobody_to_cry() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.character("Gimli", at="Rivendell")
    cry = scene.first.in_hand("The Dwarves Are upon You!")
    scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=haldir)

    assert playing.why_not(cry) is Reason.NOTHING_WOULD_CHANGE


@card("DM-124")
def test_a_dwarf_who_comes_upon_them_has_one_point_of_body_less_and_no_more() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Bree")
    cry = scene.first.in_hand("The Dwarves Are upon You!")
    playing = scene.attack(on=gimli, prowess=15)

    playing.plays(cry)
    playing.resolve()
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 7)  # 7 is not greater than 8 - 1

    assert gimli.is_wounded
