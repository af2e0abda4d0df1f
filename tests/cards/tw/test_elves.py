"""Stories of the Elves."""

from tests.cards.invented import GALADRIEL
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


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
    wood_elves = scene.first.in_hand("Wood-elves")
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
    wood_elves = scene.first.in_hand("Wood-elves")
    rangers = scene.first.in_hand("Rangers of Ithilien")

    scene.at_site(of=thranduil)

    assert thranduil.direct_influence(against=wood_elves) == 3 + 2
    assert thranduil.direct_influence(against=rangers) == 3


@card("TW-136")
def test_celeborn_has_five_more_influence_for_galadriel_alone() -> None:
    scene = Scene()
    celeborn = scene.first.character("Celeborn", at="Lórien")
    galadriel = scene.first.character(GALADRIEL, at="Lórien")
    haldir = scene.first.character("Haldir", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    assert not playing.may(Verb.FOLLOW, haldir, celeborn)  # mind 3 against direct influence 1
    playing.does(Verb.FOLLOW, galadriel, celeborn)  # 1 + 5 for a mind of 6

    assert galadriel.controller == celeborn
    assert celeborn.direct_influence(against=haldir) == 1


@card("TW-143", "TW-144", "TW-158")
def test_the_sons_of_elrond_and_gildor_fight_orcs_better_than_others() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Rivendell")
    elrohir = scene.first.character("Elrohir", at="Rivendell")
    gildor = scene.first.character("Gildor Inglorion", at="Rivendell")

    scene.begin(Phase.ORGANIZATION)

    assert (elladan.prowess(Race.ORC), elladan.prowess(Race.TROLL)) == (5 + 1, 5)
    assert (elrohir.prowess(Race.ORC), elrohir.prowess(Race.TROLL)) == (5 + 1, 5)
    assert (gildor.prowess(Race.ORC), gildor.prowess(Race.TROLL)) == (5 + 2, 5)


@card("TW-168")
def test_legolas_wins_the_wood_elves_over_with_two_more() -> None:
    scene = Scene()
    legolas = scene.first.character("Legolas", at="Thranduil’s Halls")
    wood_elves, riders = scene.first.hand("Wood-elves", "Riders of Rohan")
    playing = scene.at_site(of=legolas)
    assert legolas.direct_influence(against=riders) == 2

    playing.does(Verb.PLAY_AT_SITE, wood_elves, legolas)
    playing.resolve()
    playing.rolls(4)  # 4 + 2 influence + 2 + 1 for an Elf is greater than 8

    assert wood_elves.among_points
    assert playing.points(0) == 2 + 3


@card("TW-174")
def test_orophin_subtracts_one_from_influence_checks_against_factions() -> None:
    scene = Scene()
    orophin = scene.first.character("Orophin", at="Edoras")
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=orophin)

    playing.does(Verb.PLAY_AT_SITE, riders, orophin)
    playing.resolve()
    playing.rolls(10)  # 10 - 1 is not greater than 9

    assert riders.is_discarded


@card("TW-174")
def test_orophin_subtracts_one_from_his_corruption_checks() -> None:
    scene = Scene()
    orophin = scene.first.character("Orophin", at="Lórien")
    scene.first.gives("Elf-stone", to=orophin)
    playing = scene.check(orophin)

    playing.rolls(2)  # 2 - 1 is not greater than the one point of the Elf-stone

    assert orophin.is_discarded
