"""Stories of the Elves."""

from tests.cards.invented import WOOD_ELVES
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-122")
def test_arwen_can_keep_aragorn_as_a_follower_with_help() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Rivendell")
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    scene.first.gives("Lesser Ring", to=arwen)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.FOLLOW, aragorn, arwen)  # 7 + 2 for a mind of 9

    assert aragorn.controller == arwen


@card("TW-122")
def test_arwens_influence_is_for_aragorn_alone() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Rivendell")
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    annalena = scene.first.character("Annalena", at="Rivendell")
    rangers = scene.first.in_hand("Rangers of Ithilien")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert arwen.direct_influence(against=aragorn) == 7
    assert arwen.direct_influence(against=rangers) == 0
    assert not playing.may(Verb.FOLLOW, annalena, arwen)


@card("TW-161")
def test_glorfindel_has_one_more_influence_against_elves_but_not_against_their_factions() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    balin = scene.first.character("Balin", at="Rivendell")
    wood_elves = scene.first.in_hand(WOOD_ELVES)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.FOLLOW, haldir, glorfindel)  # 2 + 1 for a mind of 3

    assert haldir.controller == glorfindel
    assert glorfindel.direct_influence(against=balin) == 2
    assert glorfindel.direct_influence(against=wood_elves) == 2


@card("TW-164")
def test_haldir_subtracts_one_from_influence_checks_against_factions() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=haldir)

    playing.does(Verb.PLAY_AT_SITE, riders, haldir)
    playing.resolve()
    playing.rolls(10)  # 10 - 1 is not greater than 9

    assert riders.is_discarded


@card("TW-164")
def test_haldir_subtracts_one_from_his_corruption_checks() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.first.gives("Elf-stone", to=haldir)
    playing = scene.check(haldir)

    playing.rolls(2)  # 2 - 1 is not greater than the one point of the Elf-stone

    assert haldir.is_discarded


@card("TW-184")
def test_thranduil_has_two_more_influence_against_the_wood_elves() -> None:
    scene = Scene()
    thranduil = scene.first.character("Thranduil", at="Thranduil’s Halls")
    wood_elves = scene.first.in_hand(WOOD_ELVES)
    rangers = scene.first.in_hand("Rangers of Ithilien")

    scene.at_site(of=thranduil)

    assert thranduil.direct_influence(against=wood_elves) == 3 + 2
    assert thranduil.direct_influence(against=rangers) == 3
