"""Stories of what awakens in ruins and holds, of storms at sea and of fog."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.regions import type_of_region
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.state.ids import TAPPED, UNTAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race, RegionType

AWAKE = [
    ("Awaken Denizens", "Barrow-downs", 2),
    ("Awaken Denizens", "Moria", 4),
    ("Awaken Minions", "Moria", 8),
    ("Awaken Minions", "Barrow-downs", 1),
    ("Awaken Minions", "Barad-dûr", 8),
]


@card("TW-9", "TW-10")
@pytest.mark.parametrize(("event", "site", "strikes"), AWAKE)
def test_automatic_attacks_strike_twice_as_often_where_something_awakens(
    event: str, site: str, strikes: int
) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    scene.second.event(event)
    playing = scene.entering(haldir)

    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender", "AssignByAttacker", "FaceStrike")

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == strikes


@card("TW-92")
@pytest.mark.parametrize(
    ("site", "becomes"), [("Tolfalas", TAPPED), ("Grey Havens", UNTAPPED), ("Moria", UNTAPPED)]
)
def test_storms_of_osse_tap_sites_that_are_reached_by_sea(site: str, becomes: int) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    scene.second.event("Doors of Night")
    storms = scene.second.in_hand("Storms of Ossë")
    playing = scene.hazards(on=haldir)

    playing.plays(storms)
    playing.resolve()

    assert playing.table.cards[haldir.company.site].status == becomes


@card("TW-92")
def test_storms_of_osse_come_only_with_doors_of_night() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Tolfalas")
    storms = scene.second.in_hand("Storms of Ossë")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(storms) is Reason.CONDITION_NOT_MET


@card("TW-241")
def test_in_the_fog_every_land_is_one_step_nearer_to_the_wild() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.event("Gates of Morning")
    scene.first.event("Fog")
    playing = scene.hazards(on=haldir, to="Rivendell")

    assert type_of_region(playing.table, "Anórien") is RegionType.BORDER_LAND  # a Free-domain otherwise
    assert type_of_region(playing.table, "Rohan") is RegionType.WILDERNESS  # a Border-land
    assert type_of_region(playing.table, "Dagorlad") is RegionType.WILDERNESS  # a Shadow-land
    assert type_of_region(playing.table, "Gorgoroth") is RegionType.SHADOW_LAND  # a Dark-domain
    assert type_of_region(playing.table, "Rhudaur") is RegionType.WILDERNESS
    assert set(path_types(playing.table, haldir.company)) == {RegionType.WILDERNESS}


@card("TW-241")
def test_fog_rises_only_with_gates_of_morning() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Bree")
    fog = scene.first.in_hand("Fog")
    clear = Scene()
    clear.first.character("Haldir", at="Bree")
    clear.first.event("Gates of Morning")
    other = clear.first.in_hand("Fog")

    assert not scene.begin(Phase.LONG_EVENT).may_play(fog)
    assert clear.begin(Phase.LONG_EVENT).may_play(other)


@card("TW-69")
def test_by_night_dunedain_are_weaker_unless_they_are_rangers() -> None:
    scene, dark = Scene(), Scene()
    beretar, denethor = scene.first.company("Minas Tirith", "Beretar", "Denethor II")
    normal = Scene().first.company("Minas Tirith", "Beretar", "Denethor II")
    scene.second.event("Night")
    strong, proud, man = dark.first.company("Minas Tirith", "Beretar", "Denethor II", "Anborn")
    before = man.prowess()
    dark.second.event("Night")
    dark.second.event("Doors of Night")

    assert beretar.prowess() == normal[0].prowess()
    assert denethor.prowess() == normal[1].prowess() - 1
    assert strong.prowess() == normal[0].prowess() - 1
    assert proud.prowess() == normal[1].prowess() - 2
    assert man.prowess() == before - 1


@card("TW-69")
def test_with_doors_of_night_all_attacks_are_stronger_by_night() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.second.event("Night")
    scene.second.event("Doors of Night")
    playing = scene.attack(on=haldir, prowess=8)

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 9


@card("TW-35")
def test_in_a_fell_winter_wolves_come_to_border_holds() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.second.event("Fell Winter")
    playing = scene.entering(haldir)

    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.race is Race.WOLF
    assert attack_strikes(playing.table, playing.attack) == 3


@card("TW-35")
def test_a_fell_winter_lays_the_lands_waste_while_doors_of_night_is_in_play() -> None:
    for doors, free, border in (False, "Free-domain", "Border-land"), (True, "Border-land", "Wilderness"):
        scene = Scene()
        haldir = scene.first.character("Haldir", at="Bree")
        scene.second.event("Fell Winter")
        if doors:
            scene.second.event("Doors of Night")
        table = scene.hazards(on=haldir).table

        assert type_of_region(table, "Anórien") is RegionType(free)
        assert type_of_region(table, "Rohan") is RegionType(border)
