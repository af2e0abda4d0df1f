"""Stories of weapons, armor and keepsakes."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.tw.characters.dwarves import GIMLI
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-206")
@card("TW-333")
def test_a_dagger_adds_one_to_a_maximum_of_eight_and_sting_two_for_a_hobbit() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    glorfindel = scene.first.character("Glorfindel II", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bag End")
    other = Scene()
    arwen = other.first.character("Arwen", at="Edhellond")
    scene.first.gives("Dagger of Westernesse", to=haldir)
    scene.first.gives("Dagger of Westernesse", to=glorfindel)
    before = sam.prowess()
    scene.first.gives("Sting", to=sam)
    other.first.gives("Sting", to=arwen)

    scene.begin(Phase.ORGANIZATION)
    other.begin(Phase.ORGANIZATION)

    assert haldir.prowess() == 4 + 1
    assert glorfindel.prowess() == 8
    assert sam.prowess() == before + 2
    assert arwen.prowess() == 2 + 1


@card("TW-499")
def test_a_dwarven_axe_serves_warriors_and_dwarves_best() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    faramir = scene.first.character("Faramir", at="Lórien")
    arwen = scene.first.character("Arwen", at="Edhellond")
    of_gimli, of_faramir, of_arwen = gimli.prowess(), faramir.prowess(), arwen.prowess()
    scene.first.gives("Dwarven Axe", to=gimli)
    scene.first.gives("Dwarven Axe", to=faramir)
    scene.first.gives("Dwarven Axe", to=arwen)

    scene.begin(Phase.ORGANIZATION)

    assert (of_gimli, gimli.prowess()) == (5, 8)
    assert (of_faramir, faramir.prowess()) == (5, 7)
    assert arwen.prowess() == of_arwen  # no warrior


@card("TW-499")
def test_with_a_dwarven_axe_nobody_has_more_than_eight() -> None:
    scene = Scene()
    strong = scene.first.character(replace(GIMLI, code="XX-1", prowess=8), at="Rivendell")
    scene.first.gives("Dwarven Axe", to=strong)

    scene.begin(Phase.ORGANIZATION)

    assert strong.prowess() == 8


@card("TW-345")
def test_the_mithril_coat_adds_three_to_the_body_to_a_maximum_of_ten() -> None:
    scene, other = Scene(), Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    faramir = other.first.character("Faramir", at="Lórien")
    scene.first.gives("The Mithril-coat", to=adrazar)
    other.first.gives("The Mithril-coat", to=faramir)

    scene.begin(Phase.ORGANIZATION)
    other.begin(Phase.ORGANIZATION)

    assert adrazar.body == 6 + 3
    assert faramir.body == 10


@card("TW-221")
def test_earth_of_galadriels_orchard_comes_from_lorien() -> None:
    lorien, bree = Scene(), Scene()
    haldir = lorien.first.character("Haldir", at="Lórien")
    first = lorien.first.in_hand("Earth of Galadriel’s Orchard")
    peath = bree.first.character("Peath", at="Bree", status="tapped")
    bree.first.gives("Cram", to=peath)
    second = bree.first.in_hand("Earth of Galadriel’s Orchard")

    assert lorien.at_site(of=haldir).may(Verb.PLAY_AT_SITE, first, haldir)
    assert bree.at_site(of=peath).why_not(second) is Reason.NOT_PLAYABLE_HERE


@card("TW-221")
def test_earth_of_galadriels_orchard_is_worth_two_points_at_bag_end() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bag End")
    earth = scene.first.gives("Earth of Galadriel’s Orchard", to=sam)
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.points(0)

    playing.does(Verb.STORE, earth)
    playing.rolls(12)

    assert earth.is_stored
    assert playing.points(0) == before + 2


@card("TW-313")
def test_the_red_book_wins_hobbits_and_is_worth_a_point_at_a_haven() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bag End")
    arwen = scene.first.character("Arwen", at="Lórien")
    against_sam, against_arwen = haldir.direct_influence(sam), haldir.direct_influence(arwen)
    book = scene.first.gives("Red Book of Westmarch", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.points(0)

    assert haldir.direct_influence(sam) == against_sam + 2
    assert haldir.direct_influence(arwen) == against_arwen
    playing.does(Verb.STORE, book)
    playing.rolls(12)

    assert playing.points(0) == before + 1


@card("TW-304")
def test_a_potion_of_prowess_is_drunk_by_the_whole_company() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree")
    faramir = scene.first.character("Faramir", at="Lórien")
    potion = scene.first.gives("Potion of Prowess", to=haldir)
    playing = scene.attack(on=haldir)

    playing.uses(potion)
    playing.resolve()

    assert potion.is_discarded
    assert (haldir.prowess(), arwen.prowess(), faramir.prowess()) == (4 + 1, 2 + 1, 5)
