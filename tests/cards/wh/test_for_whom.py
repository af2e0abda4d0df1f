"""Stories of what cards of The White Hand are not for: who cannot use them, where they do not come."""

import pytest

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import FALLEN_AND_WIZARD, GANDALF, PALLANDO, SARUMAN, WIZARDHAVEN
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase


@pytest.mark.parametrize(
    ("beasts", "here", "not_here"),
    [
        ("Beasts of the Wood", "Sarn Goriwing", "Dol Guldur"),  # the other is a Dark-hold
        ("Beasts of the Wood", "Barrow-downs", "Weathertop"),  # the other is in Arthedain
        ("Wild Horses", "Edoras", "Bree"),
        ("Wild Hounds", "Weathertop", "Amon Hen"),  # the other is in a Border-land
        ("Wild Hounds", "Weathertop", "Bree"),
    ],
)
@card("WH-38", "WH-39", "WH-40")
def test_beasts_come_where_they_live_and_nowhere_else(beasts: str, here: str, not_here: str) -> None:
    scene = Scene()
    near = scene.first.company(here, "Beretar", site_status="tapped")[0]
    far = scene.first.company(not_here, "Faramir")[0]
    faction = scene.first.in_hand(beasts)

    assert scene.at_site(of=near).may(Verb.PLAY_AT_SITE, faction)
    assert not scene.at_site(of=far).may(Verb.PLAY_AT_SITE, faction)


@card("WH-37")
def test_the_panoply_tells_of_one_site_and_for_one_turn() -> None:
    scene = Scene()
    elrond = scene.first.company("Old Forest", "Elrond")[0]
    scene.first.company("Bree", "Beretar")
    panoply = scene.first.factions("A Panoply of Wings")[0]
    lore = scene.first.in_hand("Dreams of Lore")
    playing = scene.at_site(of=elrond)
    assert not playing.may_play(lore)

    playing.uses(panoply)
    playing.resolve()

    assert panoply.is_discarded
    assert playing.may_play(lore)
    assert len(playing.table.lasting) == 1  # nothing is said of Bree


@card("WH-48", "WH-50")
def test_magic_is_only_for_those_who_can_use_its_sort() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.character(SARUMAN, at="Edoras")  # sorcery alone
    eowyn = scene.first.character("Éowyn", at="Edoras")
    scene.second.gives("Lure of the Senses", to=eowyn)
    poison, light = scene.first.hand("Poison of his Voice", "White Light Broken")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(poison)
    assert playing.may_play(light, user=saruman)
    assert not playing.may_play(light, user=eowyn)

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.character(PALLANDO, at="Edoras")  # spirit-magic alone
    light = scene.first.in_hand("White Light Broken")
    assert not scene.begin(Phase.ORGANIZATION).may_play(light)


@pytest.mark.parametrize(
    "hazard",
    [
        "Cruel Claw Perceived",
        "Power Relinquished to Artifice",
        "In the Grip of Ambition",
        "Inner Rot",
        "Longing for the West",
    ],
)
@card("WH-16", "WH-22", "WH-23", "WH-25", "WH-28")
def test_what_troubles_the_wise_troubles_nobody_else(hazard: str) -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman, elrond = scene.first.company("Edoras", SARUMAN, "Elrond")
    trouble = scene.second.in_hand(hazard)
    playing = scene.hazards(on=saruman)

    assert playing.may_play(trouble, target=saruman)
    assert not playing.may_play(trouble, target=elrond)


@card("WH-22", "WH-23", "WH-25")
def test_none_of_these_lies_on_a_wizard_twice() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.company("Edoras", SARUMAN)[0]
    names = ("In the Grip of Ambition", "Inner Rot", "Longing for the West")
    for name in names:
        scene.second.gives(name, to=saruman)
    again = scene.second.hand(*names)
    playing = scene.hazards(on=saruman)

    assert [playing.why_not(each) for each in again] == [Reason.DUPLICATED] * 3


@card("WH-84")
def test_no_fallen_wizard_is_his_own_myrmidon() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman, elrond = scene.first.company(WIZARDHAVEN, SARUMAN, "Elrond")
    myrmidon = scene.first.in_hand("Wizard’s Myrmidon")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(myrmidon, target=elrond)
    assert not playing.may_play(myrmidon, target=saruman)


@card("WH-102")
def test_the_ring_of_fire_is_of_no_use_as_the_turn_ends_or_once_it_is_tapped() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    gandalf = scene.first.character(GANDALF, at="Edoras")
    ring = scene.first.gives("Ring of Fire", to=gandalf)
    scene.first.discard_pile("Narya")
    assert not scene.begin(Phase.END_OF_TURN).may(Verb.USE, ring)

    scene.first.turn(ring, "tapped")

    assert not scene.begin(Phase.ORGANIZATION).may(Verb.USE, ring)


@card("WH-83")
def test_the_forges_make_nothing_out_of_a_hoard() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Saruman")
    saruman = scene.first.company("Isengard [fallen-wizard]", SARUMAN, site_status="tapped")[0]
    forges = scene.first.gives("War-forges", to=Piece(scene.table, saruman.company.site))
    scabbard, dagger = scene.first.hand("Scabbard of Chalcedony", "Dagger of Westernesse")
    playing = scene.at_site(of=saruman)

    playing.uses(forges)
    playing.resolve()

    assert playing.may(Verb.PLAY_AT_SITE, dagger)
    assert not playing.may(Verb.PLAY_AT_SITE, scabbard)
