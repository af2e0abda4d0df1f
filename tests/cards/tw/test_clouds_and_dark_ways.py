"""Stories of clouds, of a night from Morgul, and of ways through Dark-domains."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.regions import type_of_region
from wizardhaven.engine.queries.sites.site_paths import site_path_types
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import Phase, Race, RegionType

SHADOWS = Creature("XX-1", "Shadows", Race.UNDEAD, 1, 5, 0, (Key(RegionType.SHADOW_LAND),))


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@card("TW-22")
@pytest.mark.parametrize(("others", "prowess"), [(("Doors of Night",), 10), ((), 8)])
def test_under_clouds_each_creature_is_stronger_at_night(others: tuple[str, ...], prowess: int) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    for name in ("Clouds", *others):
        scene.second.event(name)
    orcs = scene.second.in_hand("Orc-guard")
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert numbers(playing) == (5, prowess)


@card("TW-22")
def test_clouds_do_nothing_for_an_automatic_attack() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event("Clouds")
    scene.second.event("Doors of Night")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert numbers(playing) == (4, 7)


@card("TW-22")
def test_clouds_gather_by_day_too_but_only_once() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    first, second = scene.second.hand("Clouds", "Clouds")
    playing = scene.hazards(on=haldir)

    playing.plays(first)
    playing.resolve()

    assert first.in_play
    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-22")
def test_clouds_are_an_environment() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    clouds = scene.second.event("Clouds")
    gates = scene.first.in_hand("Gates of Morning")
    playing = scene.hazards(on=haldir)
    assert clouds.in_play

    playing.pass_until("HazardWindow", "ResourceWindow")
    if not playing.may_play(gates):
        playing.passes()
    playing.plays(gates)
    playing.resolve()

    assert clouds.is_discarded


def lost_on_the_way(members: int, travels: tuple[str, ...] = ()) -> tuple[int, int]:
    """The hazard limit of a company on its way to Dol Guldur before it is lost, and after that."""
    scene = Scene()
    company = scene.first.company("Lórien", *("Haldir", "Legolas", "Beretar", "Balin")[:members])
    goal = scene.first.location_deck("Dol Guldur")[0]
    helps = scene.first.hand(*travels)
    lost = scene.second.in_hand("Lost in Dark-domains")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, goal)
    for card_in_hand in helps:
        playing.pass_until("EndOfOrganization")
        playing.plays(card_in_hand)
        playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Wold & Foothills", "Southern Mirkwood"))
    playing.pass_until("HazardWindow")
    before = playing.hazard_limit(company[0])
    playing.plays(lost)
    playing.resolve()
    return before, playing.hazard_limit(company[0])


@card("TW-52")
@pytest.mark.parametrize("members", [2, 4])
def test_who_is_lost_in_dark_domains_faces_twice_as_many_hazards(members: int) -> None:
    assert lost_on_the_way(members) == (members, 2 * members)


@card("TW-52", "TW-234")
@pytest.mark.parametrize(("members", "limits"), [(2, (2, 3)), (4, (3, 6))])
def test_the_traveller_chooses_whether_his_limit_is_doubled_or_lowered_first(
    members: int, limits: tuple[int, int]
) -> None:
    assert lost_on_the_way(members, ("Fair Travels in Dark-domains",)) == limits


@card("TW-52")
def test_elsewhere_nobody_is_lost_in_dark_domains() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    lost = scene.second.in_hand("Lost in Dark-domains")
    playing = scene.hazards(on=haldir, to="Bree")

    playing.plays(lost)
    playing.resolve()

    assert playing.hazard_limit(haldir) == 2


@card("TW-52")
def test_who_stays_is_not_lost() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Dol Guldur")
    lost = scene.second.in_hand("Lost in Dark-domains")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(lost) is Reason.CONDITION_NOT_MET


@card("TW-62")
def test_in_a_morgul_night_wildernesses_are_shadow_lands_and_shadow_lands_are_dark_domains() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    night, second = scene.second.hand("Morgul Night", "Morgul Night")
    playing = scene.hazards(on=haldir, to="Dead Marshes")
    before = path_types(playing.table, haldir.company)
    assert {RegionType.WILDERNESS, RegionType.SHADOW_LAND} <= set(before)

    playing.plays(night)
    playing.resolve()

    darker = {
        RegionType.WILDERNESS: RegionType.SHADOW_LAND,
        RegionType.SHADOW_LAND: RegionType.DARK_DOMAIN,
    }
    assert path_types(playing.table, haldir.company) == tuple([darker.get(one, one) for one in before])
    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-62")
def test_in_a_morgul_night_regions_themselves_and_printed_paths_are_darker_for_both_players() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.event("Morgul Night")
    marshes = scene.second.location_deck("Dead Marshes")[0]
    playing = scene.hazards(on=haldir)

    assert type_of_region(playing.table, "Arthedain") is RegionType.SHADOW_LAND  # a Wilderness otherwise
    assert type_of_region(playing.table, "Dagorlad") is RegionType.DARK_DOMAIN  # a Shadow-land
    assert type_of_region(playing.table, "Gorgoroth") is RegionType.DARK_DOMAIN
    assert type_of_region(playing.table, "Rohan") is RegionType.BORDER_LAND
    assert RegionType.WILDERNESS not in site_path_types(playing.table, marshes.id)


@card("TW-62")
def test_a_morgul_night_comes_only_with_doors_of_night() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    night = scene.second.in_hand("Morgul Night")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(night) is Reason.CONDITION_NOT_MET


@card("TW-62")
def test_creatures_of_the_shadow_come_to_the_wilderness_in_a_morgul_night() -> None:
    day, night = Scene(), Scene()
    haldir, balin = (
        day.first.character("Haldir", at="Rivendell"),
        night.first.character("Balin", at="Rivendell"),
    )
    wolves = day.second.in_hand(SHADOWS)
    ghosts = night.second.in_hand(SHADOWS)
    night.second.event("Morgul Night")

    by_day, by_night = day.hazards(on=haldir, to="Bree"), night.hazards(on=balin, to="Bree")

    assert not by_day.may(Verb.PLAY_CREATURE, wolves)
    assert by_night.may(Verb.PLAY_CREATURE, ghosts)
