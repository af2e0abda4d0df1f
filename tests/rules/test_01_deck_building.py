"""What a Wizard may bring to the table. [DECK-01 to DECK-15, DECK-20, DECK-21, SET-28, WIN-26]"""

from dataclasses import replace

import pytest

from tests.rules.marks import rule
from wizardhaven.catalogue import catalogue
from wizardhaven.decks.construction import faults
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.starting import NowhereToStart, ready
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.vocabulary.terms import PlayerKind

GANDALF = deck("challenge-e")


def cards(*names: str) -> tuple[str, ...]:
    """The codes of some cards."""
    return tuple([catalogue.find(name).card for name in names])


def without(codes: tuple[str, ...], name: str, copies: int = 1) -> tuple[str, ...]:
    """What remains of some cards when the first copies of one are taken out."""
    kept = list(codes)
    for _ in range(copies):
        kept.remove(catalogue.find(name).card)
    return tuple(kept)


def with_sideboard_of(size: int) -> Deck:
    """Gandalf's deck with so many cards in the sideboard, three of each."""
    items = ["Cram", "Athelas", "Elven Cloak", "Miruvor", "Healing Herbs", "Horn of Anor"]
    events = ["River", "Arouse Denizens", "Arouse Minions", "Awaken Denizens", "Awaken Minions"]
    more_events = ["Call of Home", "Despair of the Heart", "Call of the Sea"]
    return replace(GANDALF, sideboard=cards(*[*items, *events, *more_events] * 3)[:size])


def broken(built: Deck, length: GameLength = GameLength.SHORT) -> list[str]:
    """The rules a deck breaks."""
    return [fault.rule for fault in faults(built, length)]


@rule("DECK-01")
def test_limits_for_the_whole_deck_count_its_four_sets_together() -> None:
    twice = replace(GANDALF, sideboard=cards("Glamdring"))

    (fault,) = faults(twice)

    assert fault.rule == "DECK-02"
    assert fault.cards == cards("Glamdring")


@rule("DECK-01")
def test_a_site_belongs_in_the_location_deck_and_not_in_the_play_deck() -> None:
    misplaced = replace(GANDALF, resources=(*GANDALF.resources, *cards("Bree")))

    assert broken(misplaced) == ["DECK-01"]


@rule("DECK-02")
def test_a_card_that_is_not_unique_may_be_there_three_times_and_a_haven_any_number_of_times() -> None:
    three = replace(GANDALF, sideboard=cards("Cram", "Cram", "Cram"))
    four = replace(GANDALF, sideboard=cards("Cram", "Cram", "Cram", "Cram"))
    havens = replace(GANDALF, sites=cards("Rivendell", "Rivendell", "Rivendell", "Rivendell"))

    assert broken(three) == []
    assert broken(four) == ["DECK-02"]
    assert broken(havens) == []


@rule("DECK-02", "MAN-13")
def test_manifestations_of_a_unique_resource_are_copies_of_one_card_and_a_hazard_is_none() -> None:
    stinker = replace(GANDALF, sideboard=cards("Gollum", "Stinker"))
    my_precious = replace(GANDALF, sideboard=cards("Gollum", "My Precious"))
    palantir = "Palantír of Orthanc"
    palantiri = replace(GANDALF, sideboard=cards(palantir, f"{palantir} [minion]"))

    assert "DECK-02" in broken(stinker)
    assert broken(my_precious) == []
    assert broken(palantiri) == ["DECK-02"]


@rule("DECK-03", "AGT-09")
def test_the_agents_of_a_deck_have_a_mind_of_36_at_most() -> None:
    four = cards("Golodhros", "The Grimburgoth", "Baduila", "Elerína")
    just = replace(GANDALF, sideboard=(*four, *cards("Bill Ferny")))
    above = replace(GANDALF, sideboard=(*four, *cards("Gisulf")))

    assert broken(just) == []
    assert broken(above) == ["DECK-03"]


@rule("DECK-03")
def test_an_agent_on_the_hazard_frame_counts_towards_the_36() -> None:
    four = cards("Golodhros", "The Grimburgoth", "Baduila", "Elerína")
    above = replace(GANDALF, sideboard=(*four, *cards("My Precious")))

    assert broken(above) == ["DECK-03"]


@rule("DECK-04")
def test_a_card_playable_either_way_is_counted_as_the_deck_needs_it() -> None:
    fewer_hazards = replace(
        GANDALF,
        resources=without(GANDALF.resources, "Quickbeam"),
        hazards=(*GANDALF.hazards, *cards("River")),
    )
    one_too_many = replace(fewer_hazards, hazards=(*fewer_hazards.hazards, *cards("River")))

    assert GANDALF.hazards.count(cards("Twilight")[0]) == 2
    assert broken(fewer_hazards) == []  # 29 resources and a Twilight; 30 hazards with the other
    assert broken(one_too_many) == ["DECK-06"]


@rule("DECK-05")
def test_a_card_specific_to_an_avatar_is_for_the_player_who_declares_it() -> None:
    whip = replace(GANDALF, sideboard=cards("Whip of Many Thongs"))
    hat_of_the_declared = replace(GANDALF, sideboard=cards("The Grey Hat"))
    hat_of_another = replace(hat_of_the_declared, avatar=cards("Alatar")[0])

    assert broken(whip) == ["DECK-05"]
    assert "DECK-05" not in broken(hat_of_the_declared)
    assert "DECK-05" in broken(hat_of_another)


@rule("DECK-06")
def test_a_play_deck_has_as_many_hazards_as_resources() -> None:
    unequal = replace(GANDALF, resources=(*GANDALF.resources, *cards("Cram")))

    assert broken(unequal) == ["DECK-06"]


@rule("DECK-06")
def test_a_play_deck_has_30_to_50_resources() -> None:
    few = replace(
        GANDALF,
        resources=without(GANDALF.resources, "Quickbeam"),
        hazards=without(GANDALF.hazards, "Ghosts"),
    )
    items = [
        "Cram",
        "Athelas",
        "Elven Cloak",
        "Miruvor",
        "Healing Herbs",
        "Horn of Anor",
        "Potion of Prowess",
    ]
    events = ["River", "Arouse Denizens", "Arouse Minions", "Awaken Denizens", "Awaken Minions", "Clouds"]
    many = replace(
        GANDALF,
        resources=GANDALF.resources + cards(*items * 3),
        hazards=GANDALF.hazards + cards(*[*events, "Call of Home"] * 3),
    )
    fifty = replace(many, resources=many.resources[:-1], hazards=many.hazards[:-1])

    assert broken(few) == ["DECK-06"]
    assert broken(many) == ["DECK-06"]
    assert broken(fifty) == []


@rule("DECK-06")
def test_a_play_deck_has_ten_characters_at_most_besides_its_avatars() -> None:
    ten = replace(GANDALF, characters=(*GANDALF.characters, *cards("Balin", "Gimli", "Legolas", "Haldir")))
    eleven = replace(ten, characters=(*ten.characters, *cards("Anborn")))

    assert broken(ten) == []
    assert broken(eleven) == ["DECK-06"]


@rule("DECK-06")
def test_a_play_deck_has_three_avatars_at_most_and_not_three_different_ones() -> None:
    others = without(GANDALF.characters, "Gandalf", copies=3)
    two_and_one = replace(GANDALF, characters=(*others, *cards("Gandalf", "Gandalf", "Saruman")))
    all_different = replace(GANDALF, characters=(*others, *cards("Gandalf", "Saruman", "Alatar")))
    four = replace(GANDALF, characters=(*GANDALF.characters, *cards("Gandalf")))

    assert broken(two_and_one) == []
    assert broken(all_different) == ["DECK-06"]
    assert broken(four) == ["DECK-06"]


@rule("DECK-07", "AGT-10")
def test_twelve_creatures_are_needed_and_four_kinds_of_card_count_half() -> None:
    plain = cards(*["Ambusher", "Cave-drake", "Marsh-drake"] * 3, "Ghosts")
    halves = cards("Adûnaphel", "Smaug Ahunt", "Gisulf", "Balrog of Moria")
    events = cards(*["Arouse Denizens", "Arouse Minions", "Awaken Denizens", "Awaken Minions", "River"] * 3)
    enough = replace(GANDALF, hazards=(*plain, *halves, *events, *cards("Twilight")))
    without_gisulf = replace(enough, hazards=(*without(enough.hazards, "Gisulf"), *cards("Twilight")))

    (fault,) = faults(without_gisulf)

    assert broken(enough) == []
    assert fault.rule == "DECK-07"
    assert fault.numbers == (11, 12)


@rule("DECK-08")
def test_a_sideboard_mixes_cards_as_it_likes_but_keeps_the_limits_of_the_whole_deck() -> None:
    only_hazards = replace(GANDALF, sideboard=cards("River", "River", "Call of Home"))
    only_characters = replace(GANDALF, sideboard=cards("Balin", "Gimli", "Legolas"))
    fourth_copy = replace(GANDALF, sideboard=cards("Concealment"))
    minion = replace(GANDALF, sideboard=cards("Asternak"))
    site = replace(GANDALF, sideboard=cards("Bree"))

    assert broken(only_hazards) == []
    assert broken(only_characters) == []
    assert broken(fourth_copy) == ["DECK-02"]
    assert broken(minion) == ["DECK-20"]
    assert broken(site) == ["DECK-08"]


@rule("DECK-09", "WIN-26", "SET-01")
def test_the_length_of_the_game_limits_the_sideboard() -> None:
    assert broken(with_sideboard_of(30), GameLength.STARTER) == []
    assert broken(with_sideboard_of(31), GameLength.STARTER) == ["DECK-09"]

    assert broken(with_sideboard_of(30), GameLength.SHORT) == []
    assert broken(with_sideboard_of(31), GameLength.SHORT) == ["DECK-09"]

    assert broken(with_sideboard_of(35), GameLength.LONG) == []
    assert broken(with_sideboard_of(36), GameLength.LONG) == ["DECK-09"]

    assert broken(with_sideboard_of(40), GameLength.CAMPAIGN) == []
    assert broken(with_sideboard_of(41), GameLength.CAMPAIGN) == ["DECK-09"]


@rule("DECK-10", "WIN-26")
def test_ten_cards_kept_for_fallen_wizards_do_not_exist_against_a_wizard() -> None:
    ten = cards(
        "Athelas", "Athelas", "Athelas", "River", "River", "River", "Clouds", "Clouds", "Dodge", "Fog"
    )
    kept = replace(GANDALF, against_fallen_wizards=ten)
    eleven = replace(GANDALF, against_fallen_wizards=(*ten, *cards("Clouds")))

    playable = ready(replace(GANDALF, against_fallen_wizards=cards("Dodge")))

    assert broken(kept) == []
    assert broken(eleven) == ["DECK-10"]
    assert playable.sideboard == ready(GANDALF).sideboard


@rule("DECK-10")
def test_the_cards_kept_for_fallen_wizards_keep_the_limits_of_a_sideboard() -> None:
    fourth_copy = replace(GANDALF, against_fallen_wizards=cards("Concealment"))
    second_pallando = replace(GANDALF, against_fallen_wizards=cards("Pallando"))
    site = replace(GANDALF, against_fallen_wizards=cards("Bree"))

    assert broken(fourth_copy) == ["DECK-02"]
    assert broken(second_pallando) == ["DECK-11"]
    assert broken(site) == ["DECK-08"]


@rule("DECK-11")
def test_only_one_avatar_may_be_in_play_deck_and_sideboard_more_than_once() -> None:
    others = without(GANDALF.characters, "Gandalf", copies=3)
    mixed = replace(GANDALF, characters=(*others, *cards("Gandalf", "Gandalf", "Saruman")))
    three_more = replace(mixed, sideboard=cards("Alatar", "Pallando", "Radagast"))
    second_saruman = replace(mixed, sideboard=cards("Saruman"))

    assert broken(three_more) == []
    assert broken(second_saruman) == ["DECK-11"]


@rule("DECK-12")
def test_a_pool_holds_ten_characters_and_two_minor_items() -> None:
    six = cards("Balin", "Gimli", "Legolas", "Haldir", "Anborn", "Adrazar")
    full = replace(GANDALF, pool=(*GANDALF.pool, *six))
    eleven = replace(full, pool=(*full.pool, *cards("Bard Bowman")))
    third_item = replace(full, pool=(*full.pool, *cards("Cram")))

    assert len(full.pool) == 12
    assert broken(full) == []
    assert broken(eleven) == ["DECK-12"]
    assert broken(third_item) == ["DECK-12"]


@rule("DECK-12")
def test_the_cards_of_the_pool_count_towards_the_limits_of_the_whole_deck() -> None:
    aragorn_twice = replace(GANDALF, sideboard=cards("Aragorn II"))
    third_star_glass = replace(GANDALF, sideboard=cards("Star-glass", "Star-glass"))
    fourth_star_glass = replace(GANDALF, sideboard=cards("Star-glass", "Star-glass", "Star-glass"))

    assert broken(aragorn_twice) == ["DECK-02"]
    assert broken(third_star_glass) == []
    assert broken(fourth_star_glass) == ["DECK-02"]


@rule("DECK-12")
def test_an_item_in_the_pool_is_neither_unique_nor_of_a_hoard() -> None:
    others = without(GANDALF.pool, "Star-glass")
    unique = replace(GANDALF, pool=(*others, *cards("Emerald of Doriath")))
    of_a_hoard = replace(GANDALF, pool=(*others, *cards("Adamant Helmet")))
    in_its_place = replace(GANDALF, pool=(*others, *cards("Rumours of Rings")))
    one_too_many = replace(GANDALF, pool=(*GANDALF.pool, *cards("Rumours of Rings")))

    assert broken(unique) == ["DECK-12"]
    assert broken(of_a_hoard) == ["DECK-12"]
    assert broken(in_its_place) == []
    assert broken(one_too_many) == ["DECK-12"]


@rule("DECK-13")
def test_a_location_deck_has_any_number_of_havens_and_one_of_every_other_site() -> None:
    havens = cards("Rivendell", "Rivendell", "Rivendell", "Rivendell", "Lórien", "Lórien")
    one_bree = replace(GANDALF, sites=(*havens, *cards("Bree")))
    two_bree = replace(GANDALF, sites=(*havens, *cards("Bree", "Bree")))
    region = replace(GANDALF, sites=(*havens, *cards("Rohan")))
    of_another_kind = replace(GANDALF, sites=(*havens, *cards("Carn Dûm [minion]", "Carn Dûm [minion]")))

    assert broken(one_bree) == []
    assert broken(two_bree) == ["DECK-13"]
    assert broken(region) == ["DECK-13"]
    assert "DECK-13" in broken(of_another_kind)


@rule("DECK-15")
def test_a_wizard_has_hero_sites_besides_the_five_of_the_balrog_that_are_open_to_all() -> None:
    wind_deeps = replace(GANDALF, sites=(*GANDALF.sites, *cards("The Wind-deeps")))
    wind_deeps_twice = replace(GANDALF, sites=(*wind_deeps.sites, *cards("The Wind-deeps")))
    minion_bree = replace(GANDALF, sites=(*GANDALF.sites, *cards("Bree [minion]")))
    moria_of_the_balrog = replace(GANDALF, sites=(*GANDALF.sites, *cards("Moria [balrog]")))

    assert broken(wind_deeps) == []
    assert broken(wind_deeps_twice) == ["DECK-14"]
    assert broken(minion_bree) == ["DECK-15"]
    assert broken(moria_of_the_balrog) == ["DECK-15"]


@rule("DECK-20")
def test_a_wizard_brings_hero_characters_and_wizards() -> None:
    minion = replace(GANDALF, characters=(*GANDALF.characters, *cards("Asternak")))
    ringwraith = replace(GANDALF, sideboard=cards("The Witch-king"))
    fallen = replace(GANDALF, sideboard=cards("Alatar [fallen-wizard]"))

    assert broken(minion) == ["DECK-20"]
    assert broken(ringwraith) == ["DECK-20"]
    assert broken(fallen) == ["DECK-20"]


@rule("DECK-20")
def test_an_agent_is_a_hazard_in_the_deck_of_a_wizard_and_never_a_character() -> None:
    ten = replace(GANDALF, characters=(*GANDALF.characters, *cards("Balin", "Gimli", "Legolas", "Haldir")))
    in_place_of_a_hazard = replace(
        ten, hazards=(*without(GANDALF.hazards, "Searching Eye"), *cards("Gisulf"))
    )
    in_the_pool = replace(GANDALF, pool=(*GANDALF.pool, *cards("Gisulf")))

    assert broken(in_place_of_a_hazard) == []
    assert broken(in_the_pool) == ["DECK-12"]


@rule("DECK-21")
def test_a_wizard_brings_hero_resources_and_minion_items() -> None:
    blade = replace(GANDALF, sideboard=cards("Saw-toothed Blade"))
    ally = replace(GANDALF, sideboard=cards("Stinker"))
    stage = replace(GANDALF, sideboard=cards("Hidden Haven"))
    for_both_sides = replace(GANDALF, sideboard=cards("Tidings of Death"))

    assert broken(blade) == []
    assert broken(ally) == ["DECK-21"]
    assert broken(stage) == ["DECK-21"]
    assert broken(for_both_sides) == []


@rule("SET-28", "SET-29")
def test_a_deck_without_rivendell_is_found_out_beforehand_and_starts_no_game() -> None:
    nowhere = replace(GANDALF, sites=without(GANDALF.sites, "Rivendell"))

    assert broken(nowhere) == ["SET-28"]
    with pytest.raises(NowhereToStart, match="has no Rivendell among its sites"):
        ready(nowhere)


@rule("DECK-31")
def test_where_a_wizard_may_fall_his_sideboard_may_hold_what_he_would_need() -> None:
    against_the_fall = ("WH-9", *cards("Bad Company", "Lugdush"))
    prepared = replace(GANDALF, sideboard=against_the_fall)

    assert faults(prepared, wizard_may_fall=True) == ()
    assert broken(prepared) == ["DECK-20", "DECK-21"]


@rule("DECK-31")
def test_two_fallen_wizards_may_be_in_that_sideboard_and_not_three() -> None:
    two = replace(GANDALF, sideboard=("WH-9", "WH-9"))
    three = replace(GANDALF, sideboard=("WH-9", "WH-9", "WH-9"))

    assert faults(two, wizard_may_fall=True) == ()
    assert [fault.rule for fault in faults(three, wizard_may_fall=True)] == ["DECK-31"]


@rule("GLO-107")
def test_a_spawn_among_the_hazards_is_worth_half_a_creature() -> None:
    spawn, event = catalogue.find("Balrog of Moria"), catalogue.find("Doors of Night")
    counting = Counting(PlayerKind.WIZARD)

    assert counting.halves_of_a_creature(spawn) == 1
    assert counting.halves_of_a_creature(event) == 0
