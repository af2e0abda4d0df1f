"""Stories of long ways, of dark nights, and of what Elves and others long for."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, RegionType, SiteType


@pytest.mark.parametrize(
    ("name", "land"),
    [
        ("Lost in Border-lands", RegionType.BORDER_LAND),
        ("Lost in Shadow-lands", RegionType.SHADOW_LAND),
        ("Lost in the Wilderness", RegionType.WILDERNESS),
    ],
)
@card("TW-51", "TW-54", "TW-55")
def test_who_is_lost_faces_a_hazard_more_for_each_such_region(name: str, land: RegionType) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    lost = scene.second.in_hand(name)
    playing = scene.hazards(on=haldir, to="Caves of Ûlund")
    assert playing.hazard_limit(haldir) == 2
    so_many = path_types(playing.table, haldir.company).count(land)
    assert so_many > 0

    playing.plays(lost)
    playing.resolve()

    assert playing.hazard_limit(haldir) == 2 + so_many


@card("TW-55")
def test_who_stays_cannot_be_lost() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    lost = scene.second.in_hand("Lost in the Wilderness")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(lost) is Reason.CONDITION_NOT_MET


@card("TW-68")
def test_at_new_moon_an_elf_taps() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    balin = scene.first.character("Balin", at="Bree")
    moon = scene.second.in_hand("New Moon")
    playing = scene.hazards(on=haldir)
    assert not playing.may_play(moon, target=balin)

    playing.plays(moon, target=haldir)
    playing.resolve()

    assert haldir.is_tapped


@card("TW-68")
def test_there_is_one_new_moon_at_a_time() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edhellond")
    scene.second.event("Doors of Night")
    first, second = scene.second.hand("New Moon", "New Moon")
    playing = scene.hazards(on=haldir, to="Minas Tirith")

    playing.does(Verb.PLAY, first, number=2)
    playing.resolve()

    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-68")
def test_without_doors_of_night_a_new_moon_darkens_nothing() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Edhellond")
    moon = scene.second.in_hand("New Moon")
    playing = scene.hazards(on=balin, to="Minas Tirith")

    assert not playing.may_play(moon)


@card("TW-68")
def test_with_doors_of_night_a_new_moon_darkens_a_free_hold_or_a_free_domain() -> None:
    hold, land = Scene(), Scene()
    haldir = hold.first.character("Haldir", at="Edhellond")
    hold.second.event("Doors of Night")
    first = hold.second.in_hand("New Moon")
    balin = land.first.character("Balin", at="Edhellond")
    land.second.event("Doors of Night")
    second = land.second.in_hand("New Moon")

    over_the_hold = hold.hazards(on=haldir, to="Minas Tirith")
    over_the_hold.does(Verb.PLAY, first, number=2)
    over_the_hold.resolve()
    over_the_land = land.hazards(on=balin, to="Minas Tirith")
    before = path_types(over_the_land.table, balin.company).count(RegionType.FREE_DOMAIN)
    over_the_land.does(Verb.PLAY, second, number=1)
    over_the_land.resolve()

    assert site_type(over_the_hold.table, haldir.company.new_site()) is SiteType.BORDER_HOLD
    assert path_types(over_the_land.table, balin.company).count(RegionType.FREE_DOMAIN) == before - 1


@card("TW-60")
def test_the_senses_lure_at_havens_as_the_untap_phase_ends() -> None:
    haven, wild = Scene(), Scene()
    peath = haven.first.character("Peath", at="Lórien")
    haven.second.gives("Lure of the Senses", to=peath)
    other = wild.first.character("Peath", at="Moria")
    wild.second.gives("Lure of the Senses", to=other)

    at_lorien, at_moria = haven.begin(Phase.UNTAP), wild.begin(Phase.UNTAP)

    assert (at_lorien.phase, at_lorien.question) == (Phase.UNTAP, "RollCheck")
    assert at_moria.phase is Phase.ORGANIZATION


@card("TW-60", "TW-94")
def test_who_bears_a_lure_or_a_burden_may_tap_to_roll_it_off() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    lure = scene.second.gives("Lure of the Senses", to=haldir)
    burden = scene.second.gives("The Burden of Time", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.may(Verb.TRY_REMOVAL, lure)

    playing.does(Verb.TRY_REMOVAL, burden)
    playing.resolve()
    playing.rolls(8)  # more than 7

    assert burden.is_discarded
    assert haldir.is_tapped


@card("TW-94")
def test_time_is_a_burden_for_elves_away_from_havens() -> None:
    haven, wild = Scene(), Scene()
    haldir = haven.first.character("Haldir", at="Lórien")
    haven.second.gives("The Burden of Time", to=haldir)
    other = wild.first.character("Haldir", at="Moria")
    wild.second.gives("The Burden of Time", to=other)

    at_lorien, at_moria = haven.begin(Phase.UNTAP), wild.begin(Phase.UNTAP)

    assert at_lorien.phase is Phase.ORGANIZATION
    assert (at_moria.phase, at_moria.question) == (Phase.UNTAP, "RollCheck")


@card("TW-94")
def test_the_burden_is_laid_on_elves_only_and_on_none_at_a_haven() -> None:
    haven, wild = Scene(), Scene()
    haldir = haven.first.character("Haldir", at="Lórien")
    first = haven.second.in_hand("The Burden of Time")
    other = wild.first.character("Haldir", at="Moria")
    balin = wild.first.character("Balin", at="Moria")
    second = wild.second.in_hand("The Burden of Time")

    at_lorien, at_moria = haven.hazards(on=haldir), wild.hazards(on=other)

    assert not at_lorien.may_play(first)
    assert at_moria.may_play(second, target=other)
    assert not at_moria.may_play(second, target=balin)


@card("TW-68")
def test_a_new_moon_darkens_no_border_hold() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    scene.second.event("Doors of Night")
    moon = scene.second.in_hand("New Moon")

    playing = scene.hazards(on=haldir, to="Bree")

    assert playing.may(Verb.PLAY, moon, number=0)
    assert not playing.may(Verb.PLAY, moon, number=2)


@card("TW-68")
def test_a_new_moon_is_an_environment_that_twilight_ends() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edhellond")
    scene.second.event("Doors of Night")
    moon = scene.second.in_hand("New Moon")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=haldir, to="Minas Tirith")

    playing.passes()  # the first player waits
    playing.does(Verb.PLAY, moon, number=2)

    assert playing.may_play(twilight, target=moon)


@card("TW-54", "TW-265")
def test_leaflock_keeps_his_company_from_being_lost_in_shadow_lands() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    leaflock = scene.first.gives("Leaflock", to=peath)
    lost = scene.second.in_hand("Lost in Shadow-lands")
    playing = scene.hazards(on=peath, to="Caves of Ûlund")

    playing.plays(lost)
    playing.uses(leaflock)
    playing.resolve()

    assert lost.is_discarded
    assert playing.hazard_limit(peath) == 2
