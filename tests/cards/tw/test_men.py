"""Stories of the Men."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("TW-176")
def test_peath_has_four_more_influence_against_the_dunlendings() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Dunnish Clan-hold")
    dunlendings = scene.first.in_hand("Dunlendings")
    riders = scene.first.in_hand("Riders of Rohan")

    scene.at_site(of=peath)

    assert peath.direct_influence(against=dunlendings) == 1 + 4
    assert peath.direct_influence(against=riders) == 1


@card("TW-176")
def test_peath_has_five_more_prowess_against_a_nazgul_whose_body_is_halved() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Bree")
    playing = scene.attack(on=peath, race=Race.NAZGUL, prowess=14, body=9)

    playing.does(Verb.ASSIGN, peath)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6, 6)  # 6 + 4 + 5 is greater than 14; 6 is greater than half of 9, rounded up

    assert playing.has_happened(Happening.ATTACK_DEFEATED)


@card("TW-176")
def test_half_of_the_body_is_rounded_up() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Bree")
    playing = scene.attack(on=peath, race=Race.RINGWRAITH, prowess=14, body=9)

    playing.does(Verb.ASSIGN, peath)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6, 5)  # the strike fails, but 5 is not greater than 5

    assert playing.has_happened(Happening.STRIKE_FAILED)
    assert not playing.has_happened(Happening.ATTACK_DEFEATED)


@card("TW-176")
def test_peaths_companions_find_the_body_whole() -> None:
    scene = Scene()
    scene.first.character("Peath", at="Bree", status="tapped")
    glorfindel = scene.first.character("Glorfindel II", at="Bree")
    playing = scene.attack(on=glorfindel, race=Race.NAZGUL, prowess=14, body=9)

    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7, 9)  # 7 + 8 is greater than 14; 9 is not greater than 9

    assert not playing.has_happened(Happening.ATTACK_DEFEATED)


@card("TW-182")
def test_theoden_has_two_more_influence_against_the_riders_of_rohan() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=theoden)

    playing.does(Verb.PLAY_AT_SITE, riders, theoden)
    playing.resolve()
    playing.rolls(5)  # 5 + 3 + 2 is greater than 9

    assert riders.among_points
    assert playing.points(0) == 2 + 3


@card("TW-126")
def test_beorn_has_two_more_influence_against_the_beornings() -> None:
    scene = Scene()
    beorn = scene.first.character("Beorn", at="Beorn’s House")
    beornings, riders = scene.first.hand("Beornings", "Riders of Rohan")
    playing = scene.at_site(of=beorn)
    assert beorn.direct_influence(against=riders) == 2

    playing.does(Verb.PLAY_AT_SITE, beornings, beorn)
    playing.resolve()
    playing.rolls(3)  # 3 + 2 influence + 2 + 1 for a Man is greater than 7

    assert beornings.among_points
    assert playing.points(0) == 2 + 2


@card("TW-148")
def test_erkenbrand_has_two_more_influence_against_the_riders_of_rohan() -> None:
    scene = Scene()
    erkenbrand = scene.first.character("Erkenbrand", at="Edoras")
    riders, knights = scene.first.hand("Riders of Rohan", "Knights of Dol Amroth")

    scene.at_site(of=erkenbrand)

    assert erkenbrand.direct_influence(against=riders) == 2 + 2
    assert erkenbrand.direct_influence(against=knights) == 2


@card("TW-165")
def test_hama_subtracts_one_from_influence_checks_against_factions() -> None:
    scene = Scene()
    hama = scene.first.character("Háma", at="Edoras")
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=hama)

    playing.does(Verb.PLAY_AT_SITE, riders, hama)
    playing.resolve()
    playing.rolls(10)  # 10 - 1 is not greater than 9

    assert riders.is_discarded


@card("TW-165")
def test_hama_subtracts_one_from_his_corruption_checks() -> None:
    scene = Scene()
    hama = scene.first.character("Háma", at="Edoras")
    scene.first.gives("Cram", to=hama)
    playing = scene.check(hama)

    playing.rolls(2)  # 2 - 1 is not greater than the one point of Cram

    assert hama.is_discarded
