"""What a Fallen-wizard may bring to the table. [DECK-17, DECK-24 to DECK-30, FW-05, FW-10 to FW-17, FW-28]"""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven.catalogue import catalogue
from wizardhaven.decks.construction import faults
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.shelf import deck
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind

PALLANDO = replace(deck("fallen-pallando-prophet-of-doom"), sideboard=(), against_fallen_wizards=())
GANDALF = replace(deck("fallen-gandalf-2009"), sideboard=(), against_fallen_wizards=())
WIZARD = deck("challenge-e")


def cards(*names: str) -> tuple[str, ...]:
    """The codes of some cards."""
    return tuple([catalogue.find(name).card for name in names])


def without(codes: tuple[str, ...], *names: str) -> tuple[str, ...]:
    """What remains of some cards when one copy of each named card is taken out."""
    kept = list(codes)
    for name in names:
        kept.remove(catalogue.find(name).card)
    return tuple(kept)


def starting_with(built: Deck, *stage_cards: str) -> Deck:
    """The deck with these stage cards in its pool instead of its own."""
    pool = [code for code in built.pool if not code.startswith("WH") or code == "WH-46"]
    return replace(built, pool=(*pool, *cards(*stage_cards)))


def broken(built: Deck, length: GameLength = GameLength.SHORT) -> list[str]:
    """The rules a deck breaks."""
    return [fault.rule for fault in faults(built, length)]


@rule("FW-05", "DECK-26")
def test_the_avatars_of_a_fallen_wizard_are_fallen_wizards() -> None:
    hero = replace(PALLANDO, sideboard=cards("Gandalf"))
    ringwraith = replace(PALLANDO, sideboard=cards("The Witch-king"))
    fallen = replace(PALLANDO, sideboard=cards("Gandalf [fallen-wizard]"))

    assert broken(hero) == ["DECK-26"]
    assert broken(ringwraith) == ["DECK-26"]
    assert broken(fallen) == []


@rule("FW-06", "SET-10")
def test_the_fallen_wizard_that_is_declared_has_a_copy_in_the_deck() -> None:
    plain = starting_with(
        replace(PALLANDO, resources=without_his_own(PALLANDO)), "Bad Company", "Hidden Haven"
    )
    of_pallando = replace(plain, avatar=cards("Pallando [fallen-wizard]")[0])
    of_alatar = replace(plain, avatar=cards("Alatar [fallen-wizard]")[0])
    with_alatar_aside = replace(of_alatar, sideboard=cards("Alatar [fallen-wizard]"))
    of_nobody = replace(plain, avatar=None)

    assert broken(of_pallando) == []
    assert broken(of_alatar) == ["SET-10"]
    assert broken(with_alatar_aside) == []
    assert broken(of_nobody) == ["SET-10"]


def without_his_own(built: Deck) -> tuple[str, ...]:
    """The resources with others in place of those that are Pallando's alone."""
    own = ["Pallando’s Hood", "Prophet of Doom", "Prophet of Doom", "Stave of Pallando", "Truths of Doom"]
    others = cards("Concealment", "Concealment", "Marvels Told", "Marvels Told", "Escape")
    return (*without(built.resources, *own), *others)


@rule("FW-10", "DECK-26")
def test_hero_minion_and_stage_cards_are_mixed_and_an_agent_counts_as_a_character() -> None:
    resources = cards("Gates of Morning", "A Nice Place to Hide", "Great Patron")
    mixed = replace(PALLANDO, sideboard=(*resources, *cards("Faramir", "Asternak")))
    three_more = replace(PALLANDO, characters=(*PALLANDO.characters, *cards("Éowyn", "Orc Chieftain")))
    ten = replace(three_more, characters=(*three_more.characters, *cards("Bill Ferny", "Orc Captain")))
    eleven = replace(ten, characters=(*ten.characters, *cards("Gisulf")))

    assert broken(mixed) == []
    assert broken(ten) == []
    assert broken(eleven) == ["DECK-06"]


@rule("DECK-26", "DECK-07")
def test_an_agent_on_a_characters_frame_is_no_half_creature_for_a_fallen_wizard() -> None:
    counting = Counting(PlayerKind.FALLEN_WIZARD)

    assert counting.is_character(catalogue.find("Gisulf"))
    assert counting.halves_of_a_creature(catalogue.find("Gisulf")) == 0
    assert not counting.is_character(catalogue.find("My Precious"))
    assert counting.halves_of_a_creature(catalogue.find("My Precious")) == 1


@rule("AGT-07")
def test_an_agent_in_the_deck_of_a_fallen_wizard_can_still_be_played_as_a_hazard() -> None:
    fewer = without(PALLANDO.hazards, "Orc-patrol", "Orc-patrol", "Slayer", "Slayer", "Cave-drake")
    eleven = replace(PALLANDO, hazards=(*fewer, *cards(*["Clouds"] * 3, "Gloom", "Gloom")))
    with_agents = replace(eleven, characters=(*PALLANDO.characters, *cards("Deallus", "Leamon")))
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD))
    aragorn = scene.first.character("Aragorn II", at="Bree")
    deallus = scene.second.in_hand("Deallus")

    playing = scene.hazards(on=aragorn)

    assert [fault.numbers for fault in faults(with_agents)] == [(11, 12)]  # the agents add nothing to them
    assert playing.may(Verb.PLAY_AGENT, deallus)


@rule("FW-11", "DECK-24")
def test_three_copies_of_a_stage_card_are_allowed_and_two_of_a_character_or_another_resource() -> None:
    havens = replace(PALLANDO, sideboard=cards("Hidden Haven", "Hidden Haven", "Hidden Haven"))
    four_havens = replace(PALLANDO, sideboard=(*havens.sideboard, *cards("Hidden Haven")))
    twice = ["Marvels Told", "Orc Captain", "Sneakin’"]
    pairs = replace(PALLANDO, sideboard=cards(*twice, *twice))
    third_hero_card = replace(PALLANDO, sideboard=(*pairs.sideboard, *cards("Marvels Told")))
    third_character = replace(PALLANDO, sideboard=(*pairs.sideboard, *cards("Orc Captain")))
    third_minion_card = replace(PALLANDO, sideboard=(*pairs.sideboard, *cards("Sneakin’")))

    assert broken(havens) == []
    assert broken(four_havens) == ["DECK-02"]
    assert broken(pairs) == []
    assert broken(third_hero_card) == ["DECK-24"]
    assert broken(third_character) == ["DECK-24"]
    assert broken(third_minion_card) == ["DECK-24"]


@rule("FW-11", "DECK-24")
def test_a_third_copy_of_a_hazard_is_allowed_and_a_fourth_is_not() -> None:
    three = replace(PALLANDO, sideboard=cards("Clouds", "Clouds", "Clouds"))
    four = replace(PALLANDO, sideboard=cards("Clouds", "Clouds", "Clouds", "Clouds"))

    assert broken(three) == []
    assert broken(four) == ["DECK-02"]


@rule("FW-11", "DECK-02")
def test_two_cards_of_one_name_or_two_manifestations_of_a_unique_resource_are_one_unique_card() -> None:
    both_hillmen = replace(PALLANDO, sideboard=cards("Hillmen [minion]"))
    both_gollums = replace(PALLANDO, sideboard=cards("Gollum", "Stinker"))
    gollum_and_a_hazard = replace(PALLANDO, sideboard=cards("Gollum", "My Precious"))

    assert "TW-257" in PALLANDO.resources
    assert broken(both_hillmen) == ["DECK-02"]
    assert broken(both_gollums) == ["DECK-02"]
    assert broken(gollum_and_a_hazard) == []


@rule("FW-12", "DECK-25")
def test_two_copies_of_a_hazard_can_be_booked_as_resources_and_a_third_cannot() -> None:
    others = without(PALLANDO.hazards, "Twilight")
    two_fewer = without(PALLANDO.resources, "Smoke Rings", "Smoke Rings")
    three_fewer = without(two_fewer, "Dark Quarrels")
    balanced = replace(PALLANDO, resources=two_fewer, hazards=(*others, *cards(*["Twilight"] * 3)))
    short = replace(PALLANDO, resources=three_fewer, hazards=(*others, *cards("Clouds", *["Twilight"] * 3)))

    assert (len(two_fewer), len(others)) == (28, 29)
    assert broken(balanced) == []  # two Twilight among the 30 resources, one among the 30 hazards
    assert broken(short) == ["DECK-25"]
    assert Counting(PlayerKind.FALLEN_WIZARD).booked(short.play_deck) == (29, 31)
    assert Counting(PlayerKind.WIZARD).booked(short.play_deck) == (30, 30)


@rule("FW-13", "DECK-05")
def test_a_card_specific_to_another_fallen_wizard_stays_out() -> None:
    own = replace(GANDALF, sideboard=cards("The Grey Hat"))
    of_another = replace(PALLANDO, sideboard=cards("The Grey Hat"))
    in_the_pool = starting_with(PALLANDO, "The Grey Hat", "Bad Company")

    assert broken(own) == []
    assert broken(of_another) == ["DECK-05"]
    assert broken(in_the_pool) == ["DECK-05"]


BARRED = (
    "Bade to Rule",
    "The Balrog [minion]",
    "Cracks of Doom",
    "Favor of the Valar",
    "Glamour of Surpassing Excellance",
    "Gollum’s Fate",
    "Hour of Need",
    "Kill All But NOT the Halflings",
    "The Lidless Eye",
    "Messenger of Mordor",
    "News Must Get Through",
    "News of the Shire",
    "Old Road",
    "The Sun Unveiled",
    "Use Your Legs",
    "The Windlord Found Me",
    "Wizard Uncloaked",
)


@rule("FW-14", "DECK-29")
@pytest.mark.parametrize("name", BARRED)
def test_seventeen_cards_are_barred_to_every_fallen_wizard(name: str) -> None:
    aside = replace(PALLANDO, sideboard=cards(name))

    (fault,) = faults(aside)

    assert fault.rule == "DECK-29"
    assert fault.cards == cards(name)


@card("BA-43")
def test_sauron_is_in_no_fallen_wizards_deck() -> None:
    aside = replace(PALLANDO, sideboard=cards("Sauron"))

    assert broken(aside) == ["DECK-29"]


@rule("FW-14", "DECK-29")
def test_a_card_barred_to_fallen_wizards_is_barred_to_them_alone() -> None:
    aside = replace(WIZARD, sideboard=cards("Hour of Need", "Old Road", "The Sun Unveiled"))

    assert broken(aside) == []


@rule("FW-15", "DECK-17")
def test_a_fallen_wizard_has_each_hero_and_minion_site_once_and_his_own_sites_in_any_number() -> None:
    havens = cards("Rivendell", "Rivendell [minion]", "Dol Guldur [minion]")
    own = cards(*["The White Towers [fallen-wizard]", "Isengard [fallen-wizard]"] * 4)
    legal = replace(PALLANDO, sites=(*havens, *own, *cards(*["Deep Mines"] * 2)))
    second_haven = replace(PALLANDO, sites=(*legal.sites, *cards("Rivendell")))
    second_darkhaven = replace(PALLANDO, sites=(*legal.sites, *cards("Dol Guldur [minion]")))

    assert broken(legal) == []
    assert broken(second_haven) == ["DECK-13"]
    assert broken(second_darkhaven) == ["DECK-13"]


@rule("DECK-17", "DECK-14")
def test_of_the_balrogs_sites_a_fallen_wizard_has_the_five_that_are_open_to_all() -> None:
    wind_deeps = replace(PALLANDO, sites=(*PALLANDO.sites, *cards("The Wind-deeps")))
    moria = replace(PALLANDO, sites=(*PALLANDO.sites, *cards("Moria [balrog]")))

    assert broken(wind_deeps) == []
    assert broken(moria) == ["DECK-17"]


@rule("FW-17", "DECK-30")
def test_the_starting_stage_cards_have_exactly_three_stage_points() -> None:
    assert broken(starting_with(PALLANDO, "Bad Company", "Hidden Haven")) == []
    assert broken(starting_with(PALLANDO, "Hidden Haven", "Hidden Haven", "Hidden Haven")) == []
    assert broken(starting_with(PALLANDO, "Gatherer of Loyalties")) == []
    assert broken(starting_with(PALLANDO, "Plotting Ruin")) == []
    assert broken(starting_with(PALLANDO, "Bad Company")) == ["DECK-30"]
    assert broken(starting_with(PALLANDO, "Bad Company", "Great Patron")) == ["DECK-30"]
    assert broken(starting_with(PALLANDO)) == ["DECK-30"]


@rule("FW-17", "DECK-30")
def test_one_to_three_stage_cards_are_in_the_pool_and_not_all_are_unique() -> None:
    four = starting_with(PALLANDO, "Hidden Haven", "Hidden Haven", "Hidden Haven", "Delver’s Harvest")
    only_unique = starting_with(GANDALF, "Gandalf’s Friend", "Ring of Fire")
    own_and_another = starting_with(GANDALF, "Gandalf’s Friend", "Bad Company")

    assert broken(four) == ["DECK-30"]
    assert broken(only_unique) == ["DECK-30"]
    assert broken(own_and_another) == []


@rule("FW-17", "DECK-30")
def test_a_starting_stage_card_is_a_permanent_event_whose_text_lets_it_start() -> None:
    faction = starting_with(GANDALF, "Bad Company", "Half-orcs")
    guarded = starting_with(GANDALF, "Bad Company", "Guarded Haven")
    fortress = starting_with(GANDALF, "The Fortress of Isen")

    assert broken(faction) == ["DECK-30"]
    assert broken(guarded) == ["DECK-30"]
    assert broken(fortress) == ["DECK-30", "DECK-30"]  # by its text, and because it is unique


@rule("DECK-12", "DECK-26")
def test_the_pool_of_a_fallen_wizard_holds_agents_and_minor_items_of_both_sides() -> None:
    agents = replace(PALLANDO, pool=(*PALLANDO.pool, *cards("Bill Ferny", "Gisulf")))
    third_item = replace(PALLANDO, pool=(*PALLANDO.pool, *cards("Open to the Summons")))
    major_item = replace(PALLANDO, pool=(*PALLANDO.pool, *cards("Glamdring")))

    assert broken(agents) == []
    assert broken(third_item) == ["DECK-12"]
    assert broken(major_item) == ["DECK-12"]


@rule("DECK-28")
def test_a_character_with_any_mind_may_be_in_the_deck_of_a_fallen_wizard() -> None:
    legolas = replace(PALLANDO, pool=(*PALLANDO.pool, *cards("Legolas")))
    elrond = replace(PALLANDO, sideboard=cards("Elrond"))

    assert broken(legolas) == []
    assert broken(elrond) == []


@rule("FW-28", "DECK-21")
def test_no_other_player_brings_a_stage_resource() -> None:
    haven = replace(WIZARD, sideboard=cards("Hidden Haven"))
    in_the_play_deck = replace(WIZARD, resources=(*WIZARD.resources[1:], *cards("Hidden Haven")))

    assert broken(haven) == ["DECK-21"]
    assert broken(in_the_play_deck) == ["DECK-21"]
    assert faults(haven, wizard_may_fall=True) == ()
    assert [fault.rule for fault in faults(in_the_play_deck, wizard_may_fall=True)] == ["DECK-21"]


@rule("FW-84")
def test_where_a_wizard_may_fall_his_sideboard_holds_one_or_two_fallen_wizards_and_what_serves_them() -> None:
    saruman = cards("Saruman [fallen-wizard]")[0]
    prepared = replace(WIZARD, sideboard=(saruman, saruman, *cards("Bad Company", "Lugdush", "Sneakin’")))
    three = replace(WIZARD, sideboard=(saruman, saruman, saruman))

    assert faults(prepared, wizard_may_fall=True) == ()
    assert broken(prepared) == ["DECK-20", "DECK-21"]
    assert [fault.rule for fault in faults(three, wizard_may_fall=True)] == ["DECK-31"]


@rule("FW-88")
def test_a_sideboard_has_30_30_35_or_40_cards_by_the_length_of_the_game() -> None:
    items = ["Cram", "Athelas", "Elven Cloak", "Miruvor", "Healing Herbs", "Potion of Prowess", "Star-glass"]
    hazards = ["Clouds", "Gloom", "Despair of the Heart", "Call of the Sea", "Lure of Nature", "New Moon"]
    more = ["Awaken Denizens", "Awaken Minions", "Arouse Denizens"]
    every = cards(*items * 2, *hazards * 3, *more * 3)
    sides = {size: replace(PALLANDO, sideboard=every[:size]) for size in (30, 31, 35, 36, 40, 41)}

    assert [broken(sides[size], GameLength.STARTER) for size in (30, 31)] == [[], ["DECK-09"]]
    assert [broken(sides[size], GameLength.SHORT) for size in (30, 31)] == [[], ["DECK-09"]]
    assert [broken(sides[size], GameLength.LONG) for size in (35, 36)] == [[], ["DECK-09"]]
    assert [broken(sides[size], GameLength.CAMPAIGN) for size in (40, 41)] == [[], ["DECK-09"]]


@rule("SET-28", "SET-31")
def test_a_fallen_wizard_needs_the_white_towers_or_a_ruins_and_lairs_of_rhudaur_or_arthedain() -> None:
    nowhere = replace(PALLANDO, sites=cards("Rivendell", "Bree", "Isengard [fallen-wizard]"))
    towers = replace(nowhere, sites=(*nowhere.sites, *cards("The White Towers [fallen-wizard]")))
    weathertop = replace(nowhere, sites=(*nowhere.sites, *cards("Weathertop [minion]")))

    assert broken(nowhere) == ["SET-31"]
    assert broken(towers) == []
    assert broken(weathertop) == []
