"""Stories of the ways around Mordor, of a stand against the Shadow, of a whip, and of treacherous things."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.combat.strikes import staying_untapped
from wizardhaven.engine.queries.movement.ways import ways_within_reach
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WAYS = [
    ("The Ash Mountain Deeps", ("Dagorlad", "Gorgoroth")),
    ("The Ash Mountain Deeps", ("Horse Plains", "Gorgoroth")),
    ("The Mountains of Shadow Deeps", ("Ithilien", "Gorgoroth")),
    ("The Mountains of Shadow Deeps", ("Ithilien", "Nurn")),
    ("The Mountains of Shadow Deeps", ("Harondor", "Nurn")),
]


@card("AS-78", "AS-93")
@pytest.mark.parametrize(("event", "pair"), WAYS)
def test_a_ranger_leads_his_company_through_the_mountains_of_mordor(
    event: str, pair: tuple[str, str]
) -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Moria [minion]")
    way = scene.first.in_hand(event)
    playing = scene.begin(Phase.ORGANIZATION)

    assert pair not in ways_within_reach(playing.table, bolg.company, *pair)
    playing.plays(way, user=bolg)
    playing.resolve()

    assert pair in ways_within_reach(playing.table, bolg.company, *pair)


@card("AS-78", "AS-93")
@pytest.mark.parametrize("event", ["The Ash Mountain Deeps", "The Mountains of Shadow Deeps"])
@pytest.mark.parametrize("moving", [True, False])
def test_orcs_detain_him_first_and_only_once(event: str, moving: bool) -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Dol Guldur [minion]" if moving else "Moria [minion]")
    way = scene.first.in_hand(event)
    (site,) = scene.first.location_deck("Dead Marshes [minion]")
    scene.second.in_hand("Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)
    if moving:
        playing.does(Verb.PLAN_MOVEMENT, site)
    playing.plays(way, user=bolg)
    playing.resolve()
    playing.pass_until("RevealSite", "BeforeAssignment")
    if playing.question == "RevealSite":
        playing.does(Verb.TRAVEL)
        playing.pass_until("BeforeAssignment")

    assert playing.attack is not None
    assert playing.attack.detainment
    assert attack_strikes(playing.table, playing.attack) == 4
    assert attack_prowess(playing.table, playing.attack) == 6
    playing.fights(bolg, 12)
    playing.pass_until("HazardWindow")
    assert playing.attack is None
    assert bolg.is_tapped


@card("AS-78", "AS-93")
@pytest.mark.parametrize(
    ("event", "lowered"), [("The Ash Mountain Deeps", 1), ("The Mountains of Shadow Deeps", 0)]
)
def test_whoever_goes_to_dagorlad_by_the_ash_mountains_meets_fewer_hazards(event: str, lowered: int) -> None:
    scene = Scene(kinds=MINIONS)
    mionid, *_ = scene.first.company("Dol Guldur [minion]", "Mîonid", "Elerína", "Belegorn")
    way = scene.first.in_hand(event)
    scene.second.in_hand("Doors of Night")
    (site,) = scene.first.location_deck("Dead Marshes [minion]")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, site)
    playing.does(Verb.PLAY, way, number=1)
    playing.resolve()
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.question == "RevealSite":
        playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")

    assert playing.hazard_limit(mionid) == 3 - lowered


@card("AS-53")
def test_heroes_who_are_attacked_by_minions_find_power_against_the_shadow() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.avatar_revealed("Dwar the Ringwraith")
    bolg = scene.first.character("Bolg", at="Bree [minion]")
    faramir, beretar = scene.second.company("Bree", "Faramir", "Beretar")
    first, second = scene.second.hand("Power Against the Shadow", "Power Against the Shadow")
    playing = scene.company_attack(by=bolg)
    before = faramir.prowess(), beretar.prowess()

    playing.plays(first)
    playing.resolve()

    assert (faramir.prowess(), beretar.prowess()) == (before[0] + 3, before[1] + 3)
    assert not playing.may_play(second)


@card("AS-53")
def test_there_is_no_such_power_against_creatures() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    power = scene.first.in_hand("Power Against the Shadow")
    playing = scene.attack(on=faramir)

    assert not playing.may_play(power)


@card("AS-38")
def test_every_item_slips_treacherously_and_what_it_does_untapped_still_counts() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    gimli = scene.second.character("Gimli", at="Rivendell")
    jewel = scene.second.gives("Jewel of Beleriand", to=gimli)
    slip = scene.second.in_hand("Slip Treacherously")
    before = faramir.prowess()
    playing = scene.hazards(on=faramir)

    playing.plays(slip)
    playing.resolve()

    assert sword.is_tapped
    assert jewel.is_tapped
    assert faramir.is_untapped
    assert faramir.prowess() == before


@card("AS-132")
def test_a_warrior_with_a_thong_of_fire_need_not_tap() -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Moria [minion]")
    before = bolg.prowess(), bolg.body
    assert staying_untapped(scene.table, bolg.id) == -3

    scene.first.gives("Thong of Fire", to=bolg)

    assert (bolg.prowess(), bolg.body) == (before[0] + 1, before[1] + 1)
    assert staying_untapped(scene.table, bolg.id) == 0


@card("AS-132")
def test_only_the_strong_bear_a_thong_of_fire() -> None:
    scene = Scene(kinds=MINIONS)
    bolg, radbug = scene.first.company("The Lonely Mountain [minion]", "Bolg", "Radbug")
    thong = scene.first.in_hand("Thong of Fire")
    playing = scene.at_site(of=bolg)

    assert playing.may(Verb.PLAY_AT_SITE, thong, bolg)
    assert not playing.may(Verb.PLAY_AT_SITE, thong, radbug)


@card("AS-132")
def test_a_thong_of_fire_is_not_handed_to_the_weak() -> None:
    scene = Scene(kinds=MINIONS)
    bolg, radbug = scene.first.company("Moria [minion]", "Bolg", "Radbug")
    thong = scene.first.gives("Thong of Fire", to=bolg)
    blade = scene.first.gives("Saw-toothed Blade", to=bolg)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.TRANSFER, blade, radbug)
    assert not playing.may(Verb.TRANSFER, thong, radbug)
