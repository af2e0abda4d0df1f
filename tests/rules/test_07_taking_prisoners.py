"""Hazard hosts: who is taken, where he is held, what he keeps. [PRS-01 to PRS-16, CMB-62 to CMB-70]"""

from dataclasses import replace

from tests.rules.capturing import WEBS, is_taken
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Creature, Item
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Keyword,
    Phase,
    Race,
    RegionType,
    SiteType,
)

BINDING_RING = Item("XX-9", "Ring of Bonds", ItemClass.MINOR, marks=(Keyword.MIND_RING,))

DUNGEON = replace(
    WEBS,
    code="XX-2",
    name="Dungeon",
    abilities=(TakesPrisoners(held_at=(SiteType.DARK_HOLD,), rescue_attacks=()),),
)

RAIDERS = Creature(
    code="XX-3",
    name="Raiders",
    race=Race.ORC,
    strikes=1,
    prowess=20,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS),),
)


@rule("CMB-62", "PRS-01", "PRS-08", "PRS-09")
def test_a_strike_with_a_host_takes_its_defender_unharmed_and_another_wounds() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Beorn’s House", status="tapped")
    gimli = scene.first.character("Gimli", at="Beorn’s House", status="tapped")
    fields = scene.second.location_deck("Gladden Fields")[0]
    flies = scene.second.in_hand("Flies and Spiders")
    playing = scene.attack(on=sam, strikes=2, prowess=20, race=Race.SPIDER)

    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, sam)
    playing.plays(flies)
    playing.resolve()
    playing.rolls(2)
    playing.rolls(2, 2)

    assert sam.is_aside
    assert sam.is_tapped
    assert sam.bearer == flies
    assert fields.is_aside
    assert fields.bearer == flies
    assert gimli.companions == ["Gimli"]
    assert gimli.is_wounded


@rule("CMB-62", "PRS-03")
def test_the_hazard_player_chooses_among_the_sites_that_the_host_allows() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Carn Dûm")
    lair, gram, hold = scene.second.location_deck("Zarak Dûm", "Mount Gram", "Carn Dûm")
    spells = scene.second.in_hand("Spells of the Barrow-wights")
    playing = scene.attack(on=sam, strikes=1, prowess=20, race=Race.UNDEAD)

    playing.does(Verb.ASSIGN, sam)
    is_taken(playing, sam, spells)

    assert playing.question == "ChooseRescueSite"
    assert playing.asked == 1
    assert playing.may(Verb.HOLD_AT, lair)
    assert playing.may(Verb.HOLD_AT, gram)
    assert not playing.may(Verb.HOLD_AT, hold)
    playing.does(Verb.HOLD_AT, gram)
    assert gram.bearer == spells
    assert lair.place == "location deck"


@rule("CMB-63", "PRS-02", "PRS-06")
def test_without_a_site_in_the_characters_region_the_host_cannot_be_played() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Beorn’s House")
    scene.second.location_deck("Moria")
    scene.second.discard_pile("Gladden Fields")
    spells = scene.second.in_hand("Spells of the Barrow-wights")
    playing = scene.attack(on=sam, strikes=1, prowess=20, race=Race.UNDEAD)

    playing.does(Verb.ASSIGN, sam)

    assert playing.question == "FaceStrike"
    assert not spells.in_play


@rule("CMB-63", "PRS-02")
def test_the_hazard_player_is_told_that_no_rescue_site_is_left() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Beorn’s House")
    webs = scene.second.in_hand(WEBS)
    dungeon = scene.second.in_hand(DUNGEON)
    scene.second.location_deck("Gladden Fields")
    playing = scene.attack(on=sam, strikes=1, prowess=20)

    playing.does(Verb.ASSIGN, sam)

    assert playing.why_not(webs) is None
    assert playing.why_not(dungeon) is Reason.NO_RESCUE_SITE


@rule("CMB-63", "PRS-04")
def test_with_region_movement_a_neighbour_of_the_way_may_hold_the_prisoner() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    gate, gundabad, gram, marshes = scene.second.location_deck(
        "Goblin-gate", "Mount Gundabad", "Mount Gram", "Dead Marshes"
    )
    orcs = scene.second.in_hand(RAIDERS)
    waylaid = scene.second.in_hand("Waylaid, Wounded, and Orc-dragged")
    playing = scene.hazards(on=sam, to="Beorn’s House", by=("Rhudaur", "High Pass", "Anduin Vales"))

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("StrikeHazards")
    playing.plays(waylaid)
    playing.resolve()
    playing.loses(sam)

    assert playing.may(Verb.HOLD_AT, gate)
    assert playing.may(Verb.HOLD_AT, gundabad)
    assert playing.may(Verb.HOLD_AT, gram)
    assert not playing.may(Verb.HOLD_AT, marshes)


@rule("CMB-63", "PRS-05")
def test_with_starter_movement_only_the_two_ends_may_hold_the_prisoner() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    gram, downs = scene.second.location_deck("Mount Gram", "Barrow-downs")
    cairn = scene.second.location_deck("Carn Dûm")[0]
    orcs = scene.second.in_hand(RAIDERS)
    waylaid = scene.second.in_hand("Waylaid, Wounded, and Orc-dragged")
    playing = scene.hazards(on=sam, to="Zarak Dûm")

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("StrikeHazards")
    playing.plays(waylaid)
    playing.resolve()
    playing.loses(sam)

    assert playing.may(Verb.HOLD_AT, gram)
    assert playing.may(Verb.HOLD_AT, cairn)
    assert not playing.may(Verb.HOLD_AT, downs)


@rule("CMB-63", "PRS-07", "UND-15")
def test_an_under_deeps_site_next_to_the_new_site_may_hold_the_prisoner() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Lórien")
    gates, grottos = scene.second.location_deck("The Under-gates", "The Under-grottos")
    raiders = scene.second.in_hand(RAIDERS)
    waylaid = scene.second.in_hand("Waylaid, Wounded, and Orc-dragged")
    playing = scene.hazards(on=sam, to="Moria")

    playing.does(Verb.PLAY_CREATURE, raiders)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("StrikeHazards")
    is_taken(playing, sam, waylaid)

    assert gates.bearer == waylaid
    assert grottos.place == "location deck"


@rule("PRS-07", "UND-15")
def test_an_under_deeps_site_next_to_the_characters_site_may_hold_the_prisoner() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Moria")
    gates = scene.second.location_deck("The Under-gates")[0]
    spells = scene.second.in_hand("Spells of the Barrow-wights")
    playing = scene.attack(on=sam, strikes=1, prowess=20, race=Race.UNDEAD)

    playing.does(Verb.ASSIGN, sam)
    is_taken(playing, sam, spells)

    assert gates.bearer == spells


@rule("CMB-64", "PRS-11")
def test_a_prisoner_keeps_his_rings_and_nothing_else() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Carn Dûm")
    ring = scene.first.gives("Beautiful Gold Ring", to=sam)
    binding = scene.first.gives(BINDING_RING, to=sam)
    glass = scene.first.gives("Star-glass", to=sam)
    lure = scene.second.gives("Lure of Expedience", to=sam)
    scene.second.location_deck("Mount Gram")
    waylaid = scene.second.in_hand("Waylaid, Wounded, and Orc-dragged")
    playing = scene.attack(on=sam, strikes=1, prowess=20, race=Race.ORC)

    playing.does(Verb.ASSIGN, sam)
    is_taken(playing, sam, waylaid)

    assert ring.is_aside
    assert ring.bearer == sam
    assert binding.bearer == sam
    assert glass.is_discarded
    assert lure.is_discarded


@rule("CMB-65", "PRS-12")
def test_a_prisoner_neither_untaps_nor_heals_nor_costs_influence() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell", status="tapped")
    sam = scene.first.character("Sam Gamgee", at="Beorn’s House", status="wounded")
    fatty = scene.first.character("Fatty Bolger", at="Bag End", status="tapped")
    scene.second.holds(WEBS, sam, at="Rivendell")
    scene.second.holds(WEBS, fatty, at="Gladden Fields")
    playing = scene.begin(Phase.UNTAP)

    playing.pass_until("OrganizationWindow")

    assert gimli.is_untapped
    assert sam.is_wounded
    assert fatty.is_tapped
    assert playing.unused_general_influence(0) == 14


@rule("CMB-65", "PRS-13")
def test_a_prisoner_counts_against_his_player() -> None:
    scene = Scene()
    scene.first.character("Thranduil", at="Rivendell")
    legolas = scene.first.character("Legolas", at="Beorn’s House")
    before = scene.begin(Phase.ORGANIZATION).points(0)

    scene.second.holds(WEBS, legolas, at="Gladden Fields")

    assert before == 3 + 2
    assert scene.begin(Phase.ORGANIZATION).points(0) == 3 - 2


@rule("CMB-65", "PRS-14")
def test_who_dies_in_captivity_counts_against_his_player_for_good() -> None:
    scene = Scene()
    scene.first.character("Thranduil", at="Rivendell")
    legolas = scene.first.character("Legolas", at="Beorn’s House")
    flies = scene.second.holds("Flies and Spiders", legolas, at="Gladden Fields")
    playing = scene.begin(Phase.UNTAP)

    playing.resolve()
    playing.rolls(8)

    assert legolas.among_points
    assert flies.is_discarded
    assert playing.points(0) == 3 - 2


@rule("CMB-70", "PRS-15")
def test_an_ally_cannot_be_the_target_of_a_host() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Beorn’s House")
    gollum = scene.first.gives("Gollum", to=gimli)
    scene.second.location_deck("Gladden Fields")
    webs = scene.second.in_hand(WEBS)
    playing = scene.attack(on=gimli, strikes=2, prowess=20, race=Race.SPIDER)

    playing.does(Verb.ASSIGN, gollum)
    playing.does(Verb.ASSIGN, gimli)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, gollum)
    assert playing.question == "FaceStrike"
    playing.loses(gollum)
    playing.rolls(2)

    assert playing.question == "StrikeHazards"
    assert playing.may_play(webs, target=gimli)


@rule("CMB-70", "PRS-15")
def test_an_ally_who_loses_to_an_attack_that_takes_prisoners_comes_to_no_harm() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Beorn’s House")
    gollum = scene.first.gives("Gollum", to=gimli)
    scene.second.aside("Gladden Fields", webs := scene.second.event(WEBS))
    playing = scene.attack(on=gimli, strikes=2, prowess=20, captor=webs)

    playing.does(Verb.ASSIGN, gollum)
    playing.does(Verb.ASSIGN, gimli)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, gollum)
    playing.loses(gollum)

    assert gollum.in_play
    assert gollum.is_untapped
    playing.loses(gimli)
    assert gimli.is_aside


@rule("PRS-16")
def test_a_prisoner_cannot_be_targeted_but_his_host_can_and_he_counts_for_uniqueness() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Beorn’s House")
    flies = scene.second.holds("Flies and Spiders", haldir, at="Gladden Fields")
    told = scene.first.in_hand("Marvels Told")
    arwen = scene.second.character("Arwen", at="Bree")
    scene.first.holds("Flies and Spiders", arwen, at="Gladden Fields")
    other = scene.first.in_hand("Arwen")
    scene.first.hand("Balin")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(told, user=gandalf, target=flies)
    assert not playing.may(Verb.PLAY, target=haldir)
    playing.does(Verb.ORGANIZE)
    assert playing.why_not(other) is Reason.UNIQUE_IN_PLAY
