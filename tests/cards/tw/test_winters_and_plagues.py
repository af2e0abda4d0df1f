"""Stories of fumes, winters and wights: hazard long-events that close ways and sites, and a tired heart."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED, UNTAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race, RegionType, SiteType

LIGHT_AND_DARK = (PlayerKind.WIZARD, PlayerKind.RINGWRAITH)
DARK_AND_LIGHT = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
TO_THE_MARSHES = ("Wold & Foothills", "Brown Lands", "Dagorlad")
TO_GOBLIN_GATE = ("Rhudaur", "High Pass")


MARSHES = Site(
    "XX-1",
    "Dead Marshes",
    SiteType.SHADOW_HOLD,
    "Dagorlad",
    2,
    2,
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.WILDERNESS, RegionType.WILDERNESS),
    alignment=Alignment.MINION,
)


def travelling(event: str, who: str, to: str, by: tuple[str, ...], start: str) -> Playing:
    """Somebody on his way while the event is in play; its effect, if it has one, has come."""
    scene = Scene()
    one = scene.first.character(who, at=start)
    scene.second.event(event)
    playing = scene.hazards(on=one, to=to, by=by)
    playing.pass_until("EnterSite", "DiscardDown", "MayDiscard")
    assert one.in_play
    return playing


def site_of(playing: Playing, name: str) -> str:
    return playing.piece(name).site


@card("TW-36")
def test_foul_fumes_turn_back_whoever_comes_near_the_shadow_without_a_ranger() -> None:
    playing = travelling("Foul Fumes", "Beretar", "Dead Marshes", TO_THE_MARSHES, "Lórien")
    assert site_of(playing, "Beretar") == "Dead Marshes"
    playing = travelling("Foul Fumes", "Ori", "Dead Marshes", TO_THE_MARSHES, "Lórien")
    assert site_of(playing, "Ori") == "Lórien"


@card("TW-36")
def test_a_way_without_shadow_is_open() -> None:
    playing = travelling("Foul Fumes", "Ori", "Goblin-gate", TO_GOBLIN_GATE, "Rivendell")

    assert site_of(playing, "Ori") == "Goblin-gate"


@card("TW-49")
@rule("MOV-45")
def test_a_long_winter_closes_two_wildernesses_to_all_but_rangers() -> None:
    playing = travelling("Long Winter", "Ori", "Goblin-gate", TO_GOBLIN_GATE, "Rivendell")
    assert site_of(playing, "Ori") == "Rivendell"
    playing = travelling("Long Winter", "Beretar", "Goblin-gate", TO_GOBLIN_GATE, "Rivendell")
    assert site_of(playing, "Beretar") == "Goblin-gate"


@card("TW-49")
def test_a_single_wilderness_stays_open_in_winter() -> None:
    playing = travelling("Long Winter", "Ori", "Dead Marshes", TO_THE_MARSHES, "Lórien")

    assert site_of(playing, "Ori") == "Dead Marshes"


def status(playing: Playing, piece: str) -> int:
    site = playing.piece(piece).company.site
    return playing.table.cards[site].status


CLOSED = [
    ("Long Winter", "Moria", TAPPED),
    ("Long Winter", "Dead Marshes", UNTAPPED),
    ("Foul Fumes", "Dead Marshes", TAPPED),
    ("Foul Fumes", "Mount Doom", TAPPED),
    ("Foul Fumes", "Moria", UNTAPPED),
    ("Long Winter", "Rivendell", UNTAPPED),
    ("Foul Fumes", "Rivendell", UNTAPPED),
]


@card("TW-36", "TW-49")
@pytest.mark.parametrize(("event", "site", "becomes"), CLOSED)
def test_by_night_far_sites_are_tapped_as_soon_as_the_event_is_there(
    event: str, site: str, becomes: int
) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    scene.second.event("Doors of Night")
    played = scene.second.in_hand(event)
    playing = scene.hazards(on=haldir)
    assert status(playing, "Haldir") == UNTAPPED

    playing.plays(played)
    playing.resolve()

    assert played.in_play
    assert status(playing, "Haldir") == becomes


@card("TW-49")
def test_by_day_winter_taps_no_site_until_night_falls() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event("Long Winter")
    night = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=haldir)
    assert status(playing, "Haldir") == UNTAPPED

    playing.plays(night)
    playing.resolve()

    assert status(playing, "Haldir") == TAPPED


@card("TW-49")
def test_a_site_that_is_reached_in_winter_by_night_is_tapped() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    scene.second.event("Doors of Night")
    scene.second.event("Long Winter")
    playing = scene.hazards(on=beretar, to="Goblin-gate", by=TO_GOBLIN_GATE)
    playing.pass_until("EnterSite", "DiscardDown", "MayDiscard")

    assert beretar.site == "Goblin-gate"
    assert status(playing, "Beretar") == TAPPED


@card("TW-49")
def test_winter_does_not_touch_a_site_before_it_is_revealed() -> None:
    scene = Scene()
    scene.first.character("Beretar", at="Rivendell")
    scene.first.event("Doors of Night")
    scene.first.event("Long Winter")
    gate = scene.first.location_deck("Goblin-gate")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, gate)
    assert playing.table.cards[gate.id].status == UNTAPPED
    playing.pass_until("RevealSite")
    assert playing.table.cards[gate.id].status == UNTAPPED
    playing.does(Verb.TRAVEL)

    assert playing.table.cards[gate.id].status == TAPPED


@card("TW-49", "WH-34")
def test_promptings_of_wisdom_keep_the_site_open() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Moria")
    promptings = scene.first.gives("Promptings of Wisdom", to=beretar)
    scene.second.event("Doors of Night")
    winter = scene.second.in_hand("Long Winter")
    playing = scene.hazards(on=beretar)
    playing.uses(promptings)
    playing.resolve()
    playing.rolls(12)
    playing.pass_until("HazardWindow")
    if playing.asked == 0:
        playing.passes()

    playing.plays(winter)
    playing.resolve()

    assert winter.in_play
    assert status(playing, "Beretar") == UNTAPPED


@card("TW-49")
def test_winter_touches_its_own_player_and_minions_too() -> None:
    scene = Scene(kinds=DARK_AND_LIGHT)
    scene.first.company(MARSHES, "Asternak")
    peath = scene.second.character("Peath", at="Moria")
    scene.second.event("Doors of Night")
    winter = scene.second.in_hand("Long Winter")
    playing = scene.hazards(on=scene.first.character("Ostisen", at="Bree [minion]"))

    playing.plays(winter)
    playing.resolve()

    assert playing.table.cards[peath.company.site].status == TAPPED
    assert status(playing, "Asternak") == TAPPED


@card("TW-36")
@rule("SET-12")
def test_fumes_are_for_no_minion_and_touch_none() -> None:
    scene = Scene(kinds=DARK_AND_LIGHT)
    ostisen = scene.first.character("Ostisen", at="Bree [minion]")
    fumes, _ = scene.second.hand("Foul Fumes", "Long Winter")
    playing = scene.hazards(on=ostisen)
    assert playing.why_not(fumes) is Reason.CONDITION_NOT_MET

    scene = Scene(kinds=LIGHT_AND_DARK)
    haldir = scene.first.character("Haldir", at="Dead Marshes")
    asternak = scene.second.company(MARSHES, "Asternak")[0]
    scene.second.event("Doors of Night")
    fumes = scene.second.in_hand("Foul Fumes")
    playing = scene.hazards(on=haldir)
    playing.plays(fumes)
    playing.resolve()

    assert status(playing, "Haldir") == TAPPED
    assert playing.table.cards[asternak.company.site].status == UNTAPPED


@card("TW-36")
def test_a_minion_moves_through_his_own_fumes() -> None:
    scene = Scene(kinds=DARK_AND_LIGHT)
    ford = replace(MARSHES, code="XX-2", name="Ford", region="Brown Lands")
    ostisen = scene.first.company(ford, "Ostisen")[0]
    scene.first.event("Foul Fumes")
    marshes = scene.first.location_deck(MARSHES)[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, marshes)
    playing.pass_until("RevealSite", "EnterSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("EnterSite", "DiscardDown", "MayDiscard")

    assert playing.piece("Foul Fumes").in_play
    assert ostisen.site == "Dead Marshes"


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@card("TW-81")
@pytest.mark.parametrize(
    ("events", "race", "expected"),
    [
        (("Plague of Wights",), Race.UNDEAD, (3, 10)),
        (("Plague of Wights", "Doors of Night"), Race.UNDEAD, (6, 10)),
        (("Plague of Wights", "Doors of Night", "The Moon Is Dead"), Race.UNDEAD, (8, 11)),
        (("Plague of Wights", "Doors of Night"), Race.ORC, (3, 9)),
    ],
)
def test_wights_are_stronger_and_by_night_twice_as_many(
    events: tuple[str, ...], race: Race, expected: tuple[int, int]
) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    for event in events:
        scene.second.event(event)

    assert numbers(scene.attack(on=haldir, race=race, strikes=3, prowess=9)) == expected


@card("TW-81", "TW-49")
@pytest.mark.parametrize("event", ["Plague of Wights", "Long Winter"])
def test_one_plague_and_one_winter_are_enough(event: str) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event(event)
    again, _ = scene.second.hand(event, "Call of Home")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(again) is Reason.DUPLICATED


@card("TW-111")
def test_a_weary_heart_fights_less_well() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    before = haldir.prowess()
    weariness = scene.second.in_hand("Weariness of the Heart")
    playing = scene.hazards(on=haldir)

    assert len(playing.options(Verb.PLAY)) == 2
    playing.does(Verb.PLAY, weariness, number=0)
    playing.resolve()

    assert haldir.prowess() == before - 1


@card("TW-111")
def test_or_it_is_tempted_and_no_second_time_this_turn() -> None:
    scene = Scene()
    haldir, ori = scene.first.company("Moria", "Haldir", "Ori")
    scene.first.gives("Cram", to=haldir)
    weariness, again = scene.second.hand("Weariness of the Heart", "Weariness of the Heart")
    playing = scene.hazards(on=haldir)
    before = haldir.prowess()

    playing.does(Verb.PLAY, weariness, number=1, target=haldir)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(7)

    assert playing.has_happened(Happening.CHECK_PASSED, haldir)
    assert haldir.prowess() == before
    assert not playing.may_play(again, target=haldir)
    assert playing.may_play(again, target=ori)
