"""Stories of the Dwarven Rings by which something is found."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene

RINGS = [
    ("Dwarven Ring of Barin’s Tribe", "Glamdring", "The Arkenstone"),
    ("Dwarven Ring of Dwálin’s Tribe", "Glamdring", "The Arkenstone"),
    ("Dwarven Ring of Bávor’s Tribe", "The Arkenstone", "Glamdring"),
    ("Dwarven Ring of Drúin’s Tribe", "The Arkenstone", "Glamdring"),
]


@card("TW-213", "TW-214", "TW-215", "TW-217")
@pytest.mark.parametrize(("ring", "found", "other"), RINGS)
def test_a_dwarf_finds_an_item_of_one_class_where_he_is(ring: str, found: str, other: str) -> None:
    scene = Scene()
    balin, haldir = scene.first.company("Moria", "Balin", "Haldir")
    borne = scene.first.gives(ring, to=balin)
    item, unfit, _ = scene.first.deck(found, other, "Cram")
    playing = scene.at_site(balin)

    playing.uses(borne)
    playing.pass_until("OneMoreItem")
    assert not playing.may(Verb.PLAY_AT_SITE, unfit)
    playing.does(Verb.PLAY_AT_SITE, item, other=haldir)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert item.bearer == haldir
    assert unfit.in_deck
    assert balin.is_tapped


@card("TW-213", "TW-214", "TW-215", "TW-217")
@pytest.mark.parametrize("ring", [ring for ring, _, _ in RINGS])
def test_whoever_is_no_dwarf_finds_nothing_and_has_less_of_the_ring(ring: str) -> None:
    scene = Scene()
    balin, haldir = scene.first.company("Moria", "Balin", "Haldir")
    before = balin.prowess(), haldir.prowess()
    borne = scene.first.gives(ring, to=haldir)
    scene.first.deck("Glamdring", "The Arkenstone")
    playing = scene.at_site(balin)

    assert not playing.may(Verb.USE, borne)
    assert haldir.prowess() == before[1] + 2
    assert haldir.corruption_points == 3


@card("TW-213", "TW-214", "TW-215", "TW-217")
@pytest.mark.parametrize("ring", [ring for ring, _, _ in RINGS])
def test_a_dwarf_has_more_of_the_ring(ring: str) -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    before = balin.prowess(), balin.direct_influence()
    borne = scene.first.gives(ring, to=balin)

    assert (balin.prowess(), balin.direct_influence()) == (before[0] + 4, before[1] + 7)
    assert balin.corruption_points == 5
    assert borne.points == 6
