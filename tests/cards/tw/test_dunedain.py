"""Stories of the Dúnedain."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-116")
def test_adrazar_has_one_more_influence_against_every_faction() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Edoras")
    riders, knights = scene.first.hand("Riders of Rohan", "Knights of Dol Amroth")
    haldir = scene.second.character("Haldir", at="Edoras")

    scene.at_site(of=adrazar)

    assert adrazar.direct_influence() == 1
    assert adrazar.direct_influence(against=riders) == 2
    assert adrazar.direct_influence(against=knights) == 2
    assert adrazar.direct_influence(against=haldir) == 1


@card("TW-118")
def test_anborn_has_influence_against_the_men_of_lebennin_alone() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Pelargir")
    lebennin, anfalas = scene.first.hand("Men of Lebennin", "Men of Anfalas")
    playing = scene.at_site(of=anborn)

    playing.does(Verb.PLAY_AT_SITE, lebennin, anborn)
    playing.resolve()
    playing.rolls(5)  # 5 + 2 for Anborn + 1 for a Dúnadan is greater than 7

    assert lebennin.among_points
    assert anborn.direct_influence(against=anfalas) == 0


@card("TW-120", "TW-128")
def test_aragorn_and_beretar_have_more_influence_against_the_rangers_of_the_north() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    beretar = scene.first.character("Beretar", at="Bree")
    north = scene.first.in_hand("Rangers of the North")
    ithilien = scene.first.in_hand("Rangers of Ithilien")

    scene.at_site(of=aragorn)

    assert aragorn.direct_influence(against=north) == 3 + 2
    assert aragorn.direct_influence(against=ithilien) == 3
    assert beretar.direct_influence(against=north) == 1 + 2
    assert beretar.direct_influence(against=ithilien) == 1


@card("TW-120")
def test_an_eliminated_aragorn_counts_minus_three() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    playing = scene.attack(on=aragorn, prowess=20)
    assert playing.points(0) == 3

    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 10)  # wounded, and above his body of 9

    assert aragorn.is_eliminated
    assert playing.points(0) == -3


@card("TW-120")
def test_an_aragorn_who_is_only_discarded_counts_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.gives("Narsil", to=aragorn)
    playing = scene.check(aragorn)

    playing.rolls(2)  # equal to the two points of Narsil

    assert aragorn.is_discarded
    assert playing.points(0) == 0


@card("TW-134")
def test_boromir_has_influence_in_anorien_and_subtracts_one_from_his_checks() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II", at="Minas Tirith")
    anorien = scene.first.in_hand("Men of Anórien")
    scene.first.gives("Narsil", to=boromir)
    assert boromir.direct_influence(against=anorien) == 1 + 1 + 2
    playing = scene.check(boromir)

    playing.rolls(3)  # 3 - 1 is not greater than the two points of Narsil

    assert boromir.is_discarded


@card("TW-149")
def test_faramir_wins_the_rangers_of_ithilien_over_with_two_more() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    rangers = scene.first.in_hand("Rangers of Ithilien")
    playing = scene.at_site(of=faramir)

    playing.does(Verb.PLAY_AT_SITE, rangers, faramir)
    playing.resolve()
    playing.rolls(4)  # 4 + 1 influence + 2 + 1 for a Dúnadan is greater than 7

    assert rangers.among_points


@card("TW-151")
def test_forlong_subtracts_one_from_influence_checks_against_factions() -> None:
    scene = Scene()
    forlong = scene.first.character("Forlong", at="Minas Tirith")
    guard = scene.first.in_hand("Tower Guard of Minas Tirith")
    playing = scene.at_site(of=forlong)

    playing.does(Verb.PLAY_AT_SITE, guard, forlong)
    playing.resolve()
    playing.rolls(7)  # 7 + 1 for a Dúnadan - 1 is not greater than 7

    assert guard.is_discarded


@card("TW-151")
def test_forlong_subtracts_one_from_his_corruption_checks() -> None:
    scene = Scene()
    forlong = scene.first.character("Forlong", at="Minas Tirith")
    scene.first.gives("Cram", to=forlong)
    playing = scene.check(forlong)

    playing.rolls(2)  # 2 - 1 is not greater than the one point of Cram

    assert forlong.is_discarded


@card("TW-166")
def test_imrahil_has_more_influence_against_the_knights_of_dol_amroth() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    knights, riders = scene.first.hand("Knights of Dol Amroth", "Riders of Rohan")

    scene.at_site(of=imrahil)

    assert imrahil.direct_influence(against=knights) == 2 + 2
    assert imrahil.direct_influence(against=riders) == 2


@card("TW-116")
def test_influence_against_factions_keeps_no_follower() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    anborn = scene.first.character("Anborn", at="Rivendell")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert not playing.may(Verb.FOLLOW, anborn, adrazar)  # mind 2 against direct influence 1


@card("TW-162")
def test_halbarad_has_two_more_influence_against_the_hillmen() -> None:
    scene = Scene()
    halbarad = scene.first.character("Halbarad", at="Bree")
    hillmen = scene.first.in_hand("Hillmen")
    rangers = scene.first.in_hand("Rangers of the North")

    scene.at_site(of=halbarad)

    assert halbarad.direct_influence(against=hillmen) == 1 + 2
    assert halbarad.direct_influence(against=rangers) == 1
