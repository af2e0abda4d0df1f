"""Corruption checks: what is rolled, what is added, what failing costs. [COR-01 to COR-15]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@rule("COR-01")
def test_the_total_counts_what_a_character_controls_but_not_what_his_followers_do() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    anborn = scene.first.character("Anborn", follower_of=theoden)
    scene.first.gives("Cram", to=theoden)
    scene.first.gives("Elf-stone", to=theoden)
    scene.first.gives("Sword of Gondolin", to=anborn)
    playing = scene.check(theoden)

    total = theoden.corruption_points
    playing.passes()
    playing.rolls(3)

    assert total == 2
    assert playing.has_happened(Happening.CHECK_PASSED, theoden)


@rule("COR-02")
def test_a_hero_is_safe_above_his_total() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.gives("Scroll of Isildur", to=faramir)
    scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.check(faramir)

    playing.rolls(6)

    assert faramir.corruption_points == 5
    assert faramir.in_play


@rule("COR-02")
def test_a_hero_who_rolls_his_total_is_discarded() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.gives("Scroll of Isildur", to=faramir)
    scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.check(faramir)

    playing.rolls(5)

    assert faramir.is_discarded


@rule("COR-02")
def test_a_hero_who_rolls_one_less_than_his_total_is_discarded() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.gives("Scroll of Isildur", to=faramir)
    scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.check(faramir)

    playing.rolls(4)

    assert faramir.is_discarded


@rule("COR-02")
def test_a_hero_who_rolls_two_less_than_his_total_is_eliminated() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.gives("Scroll of Isildur", to=faramir)
    scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.check(faramir)

    playing.rolls(3)

    assert faramir.is_eliminated


@rule("COR-03")
def test_who_fails_a_check_takes_his_items_with_him_and_leaves_his_followers() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    haldir = scene.first.character("Haldir")
    anborn = scene.first.character("Anborn", follower_of=theoden)
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    hauberk = scene.first.gives("Hauberk of Bright Mail", to=theoden)
    playing = scene.check(theoden)

    playing.passes()
    playing.rolls(3)

    assert theoden.is_discarded
    assert sword.is_discarded
    assert hauberk.is_discarded
    assert haldir.in_play
    assert anborn.in_play
    assert anborn.is_uncontrolled


@rule("COR-04")
def test_one_corruption_point_is_no_danger_to_an_unmodified_roll() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.gives("Cram", to=faramir)
    playing = scene.check(faramir)

    playing.rolls(2)

    assert faramir.in_play


@rule("COR-04")
def test_two_corruption_points_are_enough_for_a_hero_to_fail() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.check(faramir)

    playing.rolls(2)

    assert faramir.is_discarded


@rule("COR-07")
def test_companions_who_tap_support_a_check_with_one_each() -> None:
    scene = Scene()
    boromir, anborn, haldir = scene.first.company("Rivendell", "Boromir II", "Anborn", "Haldir")
    sword = scene.first.gives("Sword of Gondolin", to=boromir)
    playing = scene.check(boromir)

    playing.does(Verb.SUPPORT, anborn)
    playing.does(Verb.SUPPORT, haldir)
    playing.rolls(3)  # 3 - 1 + 2 is above 2

    assert boromir.in_play
    assert sword.in_play
    assert anborn.is_tapped
    assert haldir.is_tapped


@rule("COR-07")
def test_only_untapped_characters_of_the_same_company_support_a_check() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II", at="Lórien")
    anborn = scene.first.character("Anborn", at="Lórien")
    haldir = scene.first.character("Haldir", at="Lórien", status="tapped")
    beretar = scene.first.character("Beretar", at="Rivendell")
    quickbeam = scene.first.gives("Quickbeam", to=anborn)
    playing = scene.check(boromir)

    assert playing.may(Verb.SUPPORT, anborn)
    assert not playing.may(Verb.SUPPORT, boromir)
    assert not playing.may(Verb.SUPPORT, haldir)
    assert not playing.may(Verb.SUPPORT, beretar)
    assert not playing.may(Verb.SUPPORT, quickbeam)


@rule("COR-07")
def test_on_the_opponents_turn_nobody_supports_a_check() -> None:
    scene = Scene(active=1)
    boromir, anborn = scene.first.company("Rivendell", "Boromir II", "Anborn")
    playing = scene.check(boromir)

    assert playing.question == "RollCheck"
    assert anborn.is_untapped


@rule("COR-08")
def test_a_check_is_made_without_any_corruption_points() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    playing = scene.check(faramir, modifier=-4)

    playing.rolls(3)  # -1 is one below 0

    assert faramir.corruption_points == 0
    assert faramir.is_discarded


@rule("COR-11")
def test_an_ally_uses_a_card_that_ends_with_a_check_and_makes_none() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Lórien")
    treebeard = scene.first.gives("Treebeard", to=theoden)
    foolish_words = scene.second.gives("Foolish Words", to=theoden)
    marvels_told = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(marvels_told, user=treebeard, target=foolish_words)

    assert foolish_words.is_discarded
    assert treebeard.is_tapped
    assert playing.question == "OrganizationWindow"
    assert not playing.has_happened(Happening.ROLLED)


@rule("COR-12")
def test_a_signed_number_changes_the_roll_and_not_the_total() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee")
    scene.first.gives("Sword of Gondolin", to=sam)
    playing = scene.check(sam)

    playing.rolls(2)  # 2 + 3

    assert sam.corruption_points == 2
    assert sam.in_play


@rule("COR-13")
def test_an_item_is_stored_only_by_a_bearer_who_passes_his_check() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, sword)
    before_the_roll = sword.is_stored
    playing.rolls(3)

    assert not before_the_roll
    assert sword.is_stored


@rule("COR-13")
def test_an_item_is_lost_with_a_bearer_who_fails_the_check_for_storing_it() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, sword)
    playing.rolls(2)

    assert faramir.is_discarded
    assert sword.is_discarded


@rule("COR-13")
def test_an_item_is_transferred_only_by_a_bearer_who_passes_his_check() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, sword, other=anborn)
    playing.passes()
    before_the_roll = sword.bearer
    playing.rolls(3)

    assert before_the_roll == faramir
    assert sword.bearer == anborn


@rule("COR-14")
def test_at_the_end_everybody_checks_beginning_with_the_player_of_the_last_turn() -> None:
    scene = Scene(active=1)
    faramir = scene.first.character("Faramir")
    beretar = scene.second.character("Beretar", at="Lórien", status="tapped")
    haldir = scene.second.character("Haldir", at="Lórien")
    playing = scene.council()

    first_asked = (playing.question, playing.asked)
    playing.does(Verb.CHECK_NEXT, haldir)
    may_support = playing.may(Verb.SUPPORT, beretar)
    playing.rolls(8)
    playing.passes()
    playing.rolls(8, 8)

    assert first_asked == ("CheckNext", 1)
    assert not may_support
    assert beretar.is_tapped
    assert [fact.card for fact in playing.happened if fact.kind is Happening.ROLLED] == [
        haldir.id,
        beretar.id,
        faramir.id,
    ]


@rule("COR-14")
def test_at_the_end_either_player_may_use_what_bears_on_his_checks_and_no_hazards() -> None:
    scene = Scene(active=1)
    sam = scene.first.character("Sam Gamgee")
    scene.first.gives("Scroll of Isildur", to=sam)
    halfling_strength = scene.first.in_hand("Halfling Strength")
    doors = scene.first.in_hand("Doors of Night")
    playing = scene.council()

    refused = playing.why_not(doors)
    playing.plays(halfling_strength)
    playing.rolls(2)  # 2 + 3 + 4

    assert refused is Reason.NO_HAZARDS_AT_COUNCIL
    assert playing.has_happened(Happening.CHECK_PASSED, sam)


@rule("COR-15")
def test_a_wizard_who_fails_by_any_margin_is_eliminated_and_costs_five_points() -> None:
    scene = Scene()
    pallando = scene.first.character("Pallando")
    scene.first.gives("Sword of Gondolin", to=pallando)
    playing = scene.check(pallando)

    playing.rolls(2)  # exactly his total

    assert pallando.is_eliminated
    assert playing.points(0) == -5


@rule("COR-15")
def test_after_his_wizard_has_failed_a_player_has_no_other() -> None:
    scene = Scene()
    pallando, anborn = scene.first.company("Rivendell", "Pallando", "Anborn")
    sword = scene.first.gives("Sword of Gondolin", to=pallando)
    saruman = scene.first.in_hand("Saruman")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, sword, other=anborn)
    playing.passes()
    playing.rolls(2)
    playing.does(Verb.ORGANIZE)

    assert pallando.is_eliminated
    assert not playing.may(Verb.PLAY_CHARACTER, saruman)
    assert playing.why_not(saruman) is Reason.AVATAR_ELIMINATED
