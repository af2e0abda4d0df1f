"""Stories of minions' ways below, of hoards, gates and tribute, and of the Great Eye."""

import pytest

from tests.cards.as_.test_magic import SORCERER
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.strikes import defender_parts
from wizardhaven.engine.queries.influence.factions import faction_parts
from wizardhaven.engine.queries.movement.ways import ways_to
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.state.company import STARTER
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Check, Phase, PlayerKind, Points

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("AS-84")
def test_far_below_a_company_of_minions_goes_on_to_another_site() -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Moria [minion]")
    below = scene.first.in_hand("Far Below the Deepest Delvings")
    (gems,) = scene.first.location_deck("The Gem-deeps [minion]")
    playing = scene.hazards(on=bolg, to="The Under-gates [minion]")

    playing.pass_until("EndOfMovementHazard")
    playing.plays(below)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")
    playing.does(Verb.PLAN_MOVEMENT, gems)
    playing.pass_until("MovementRoll")
    playing.rolls(12)
    playing.pass_until("EnterSite")

    assert bolg.site == "The Gem-deeps"


@card("AS-91")
def test_by_a_legendary_stair_minions_are_back_in_the_evening_where_they_began_the_turn() -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Moria [minion]")
    stair = scene.first.in_hand("Legendary Stair")
    gates = scene.first.location_deck("The Under-gates [minion]")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may_play(stair)

    playing.does(Verb.PLAN_MOVEMENT, gates)
    playing.plays(stair)
    playing.resolve()
    playing.pass_until("ReplaceSite")
    playing.does(Verb.REPLACE_SITE)

    assert bolg.site == "Moria"


@card("AS-106")
def test_under_roads_help_minions_from_one_site_below_to_the_next_but_no_heroes() -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="The Under-gates [minion]")
    gimli = scene.second.character("Gimli", at="The Gem-deeps")
    scene.first.event("The Under-roads")

    assert total(check_parts(scene.table, bolg.id, Check.UNDER_DEEPS_MOVEMENT)) == 3
    assert total(check_parts(scene.table, gimli.id, Check.UNDER_DEEPS_MOVEMENT)) == 0


@card("AS-106")
def test_no_way_is_shut_while_there_are_under_roads() -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Moria [minion]")
    roads = scene.first.in_hand("The Under-roads")
    shut = scene.second.event("The Way is Shut")
    other = scene.second.in_hand("The Way is Shut")
    playing = scene.begin(Phase.LONG_EVENT)

    playing.plays(roads)
    playing.resolve()
    assert shut.is_discarded
    playing.pass_until("HazardWindow")

    assert bolg.in_play
    assert not playing.may_play(other)


@card("AS-87")
@pytest.mark.parametrize(
    ("site", "status", "found"),
    [
        ("Dimrill Dale [minion]", "tapped", False),
        ("The Lonely Mountain [minion]", "tapped", True),
        ("The Lonely Mountain [minion]", "untapped", False),
    ],
)
def test_a_scout_searches_a_hoard_once_more(site: str, status: str, found: bool) -> None:
    scene = Scene(kinds=MINIONS)
    (scout,) = scene.first.company(site, "Grishnákh", site_status=status)
    searched = scene.first.in_hand("Hoard Well-searched")
    blade = scene.first.in_hand("Old Treasure")
    playing = scene.at_site(of=scout)

    assert playing.may_play(searched) is found
    if found:
        playing.plays(searched, user=scout)
        playing.resolve()
        playing.does(Verb.PLAY_AT_SITE, blade)
        playing.resolve()
        assert blade.bearer == scout


@card("AS-98")
def test_a_riven_gate_lets_a_sorcerer_in_and_makes_its_people_listen() -> None:
    scene = Scene(kinds=MINIONS)
    elerina = scene.first.character(SORCERER, at="Lake-town [minion]")
    gate = scene.first.in_hand("Riven Gate")
    faction = scene.first.in_hand("Men of Dorwinion")
    playing = scene.entering(of=elerina)

    playing.does(Verb.ENTER)
    before = total(faction_parts(playing.table, elerina.id, faction.id))
    playing.plays(gate, user=elerina)
    playing.resolve()
    playing.rolls(12)  # the corruption check

    assert playing.attack is None
    assert total(faction_parts(playing.table, elerina.id, faction.id)) == before + 2


@card("AS-104")
def test_a_faction_pays_tribute_once() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.character("Bolg", at="Moria [minion]")
    (goblins,) = scene.first.factions("Goblins of Goblin-gate")
    first, second = scene.first.in_hand("Tribute Garnered"), scene.first.in_hand("Tribute Garnered")
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.points_by_source(0)

    playing.plays(first, target=goblins)
    playing.resolve()

    after = playing.points_by_source(0)
    assert after.get(Points.MISCELLANEOUS, 0) == before.get(Points.MISCELLANEOUS, 0) + 1
    assert after.get(Points.FACTION, 0) == before.get(Points.FACTION, 0)
    assert not playing.may_play(second)


@card("AS-85")
def test_the_great_eye_lowers_the_hazard_limit_down_to_two() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.event("The Lidless Eye")
    bolg, *_ = scene.first.company("Moria [minion]", "Bolg", "Muzgash", "Radbug")
    grishnakh = scene.first.character("Grishnákh", at="Dol Guldur [minion]")
    scene.first.event("The Great Eye")
    scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=bolg)

    assert playing.hazard_limit(bolg) == 2
    assert playing.hazard_limit(grishnakh) == grishnakh.company.base_limit


@card("AS-85")
def test_the_great_eye_closes_upon_a_hazard_event() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.event("The Lidless Eye")
    bolg = scene.first.character("Bolg", at="Moria [minion]")
    eye = scene.first.event("The Great Eye")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=bolg)

    playing.plays(doors)
    playing.uses(eye, target=doors)
    playing.resolve()

    assert eye.is_discarded
    assert doors.is_discarded


@card("AS-85")
def test_only_sauron_has_the_great_eye() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.character("Bolg", at="Moria [minion]")
    eye = scene.first.in_hand("The Great Eye")
    playing = scene.begin(Phase.LONG_EVENT)

    assert not playing.may_play(eye)


@card("AS-86")
def test_under_a_hail_of_darts_whoever_supports_a_companion_adds_three() -> None:
    scene = Scene(kinds=MINIONS)
    bolg, radbug, muzgash = scene.first.company("Moria [minion]", "Bolg", "Radbug", "Muzgash")
    darts = scene.first.in_hand("Hail of Darts")
    drake = scene.second.in_hand("Cave-drake")
    (dale,) = scene.first.location_deck("Dimrill Dale [minion]")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, dale)
    playing.plays(darts)
    playing.resolve()
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.question == "RevealSite":
        playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, drake)
    playing.resolve()
    playing.does(Verb.ASSIGN, bolg)
    playing.does(Verb.ASSIGN, radbug)
    playing.does(Verb.RESOLVE_STRIKE, bolg)
    before = bolg.prowess()
    playing.does(Verb.TAP_TO_FACE, bolg)
    playing.does(Verb.SUPPORT, muzgash)
    attack = playing.attack
    assert attack is not None

    strike = attack.strikes[attack.strike]
    assert total(defender_parts(playing.table, attack, strike)) == before + 3


@card("AS-37")
@pytest.mark.parametrize(
    ("members", "slow"),
    [(("Bilbo", "Gildor Inglorion"), True), (("Bilbo", "Gildor Inglorion", "Kíli"), False)],
)
def test_short_legs_take_a_region_and_the_printed_ways_from_hobbits(
    members: tuple[str, ...], slow: bool
) -> None:
    scene = Scene()
    bilbo, *_ = scene.first.company("Rivendell", *members)
    scene.second.event("Short Legs Are Slow")
    (bree,) = scene.first.location_deck("Bree")
    (lorien,) = scene.first.location_deck("Lórien")

    near = [way.movement for way in ways_to(scene.table, bilbo.company, bree.id)]
    far = ways_to(scene.table, bilbo.company, lorien.id)

    assert near
    assert (STARTER in near) is not slow
    assert bool(far) is not slow  # four regions away


@card("AS-70")
@pytest.mark.parametrize(("roll", "untapped"), [(7, True), (6, False)])
def test_the_jewel_of_beleriand_may_wake_its_bearer(roll: int, untapped: bool) -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Rivendell", status="tapped")
    jewel = scene.first.gives("Jewel of Beleriand", to=bilbo)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(jewel)
    playing.resolve()
    playing.rolls(roll)

    assert jewel.is_tapped
    assert bilbo.is_untapped is untapped
