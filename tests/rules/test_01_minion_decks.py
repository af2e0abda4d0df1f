"""What a Ringwraith and a Balrog may bring to the table. [DECK-16, DECK-18, DECK-22, DECK-23, DECK-32]"""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.rules.marks import rule
from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.construction import faults
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.location import starting_sites
from wizardhaven.decks.shelf import deck
from wizardhaven.vocabulary.terms import PlayerKind

DECKS = Path(__file__).resolve().parents[1] / "decks"
RINGWRAITH = replace(deck(str(DECKS / "ringwraith.deck")), sideboard=())
BALROG = replace(deck(str(DECKS / "balrog.deck")), sideboard=())


def cards(*names: str) -> tuple[str, ...]:
    """The codes of some cards."""
    return tuple([catalogue.find(name).card for name in names])


def broken(built: Deck) -> list[str]:
    """The rules a deck breaks."""
    return [fault.rule for fault in faults(built)]


def beside(built: Deck, *names: str) -> list[str]:
    """The rules that the deck breaks with these cards in its sideboard."""
    return broken(replace(built, sideboard=cards(*names)))


def travelling(built: Deck, *names: str) -> list[str]:
    """The rules that the deck breaks with these sites as well."""
    return broken(replace(built, sites=(*built.sites, *cards(*names))))


@rule("DECK-16", "DECK-14")
def test_a_ringwraith_has_minion_sites_besides_the_five_of_the_balrog_that_are_open_to_all() -> None:
    assert travelling(RINGWRAITH, "Bree [minion]", "The Wind-deeps") == []
    assert travelling(RINGWRAITH, "The Wind-deeps", "The Wind-deeps") == ["DECK-14"]
    assert travelling(RINGWRAITH, "Bree") == ["DECK-16"]
    assert travelling(RINGWRAITH, "Moria [balrog]") == ["DECK-16"]
    assert travelling(RINGWRAITH, "Isengard [fallen-wizard]") == ["DECK-16"]


@rule("DECK-13", "DECK-16")
def test_a_ringwraith_has_his_darkhavens_in_any_number_and_other_sites_once() -> None:
    darkhavens = (
        "Dol Guldur [minion]",
        "Dol Guldur [minion]",
        "Geann a-Lisch [minion]",
        "Geann a-Lisch [minion]",
    )

    assert travelling(RINGWRAITH, *darkhavens) == []
    assert travelling(RINGWRAITH, "Bree [minion]", "Bree [minion]") == ["DECK-13"]


@rule("DECK-18")
def test_a_balrog_has_minion_sites_but_his_own_version_where_there_is_one() -> None:
    assert travelling(BALROG, "Goblin-gate [minion]", "Barad-dûr [balrog]", "The Iron-deeps [balrog]") == []
    assert travelling(BALROG, "Barad-dûr [minion]") == ["DECK-18"]
    assert travelling(BALROG, "The Iron-deeps [minion]") == ["DECK-18"]
    assert travelling(BALROG, "Carn Dûm [minion]") == ["DECK-18"]
    assert travelling(BALROG, "Moria [minion]") == ["DECK-18"]
    assert travelling(BALROG, "Bree") == ["DECK-18"]


@rule("DECK-18", "DECK-13")
def test_of_his_two_darkhavens_a_balrog_has_any_number_and_of_geann_a_lisch_one() -> None:
    assert travelling(BALROG, *["Moria [balrog]", "The Under-gates [balrog]"] * 3) == []
    assert travelling(BALROG, "Geann a-Lisch [minion]") == []
    assert travelling(BALROG, *["Geann a-Lisch [minion]"] * 2) == ["DECK-13"]
    assert travelling(BALROG, *["Carn Dûm [balrog]"] * 2) == ["DECK-13"]
    assert travelling(BALROG, *["The Wind-deeps"] * 2) == ["DECK-14"]


@rule("DECK-22")
def test_a_ringwraith_brings_minions_and_ringwraiths() -> None:
    assert beside(RINGWRAITH, "Asternak", "The Witch-king") == []
    assert beside(RINGWRAITH, "Aragorn II") == ["DECK-22"]
    assert beside(RINGWRAITH, "Gandalf") == ["DECK-22"]
    assert beside(RINGWRAITH, "The Balrog [balrog]") == ["DECK-05", "DECK-22"]


@rule("DECK-22", "AGT-10")
def test_an_agent_is_one_of_the_ten_characters_of_a_ringwraith_and_no_half_creature() -> None:
    counting, gisulf = Counting(PlayerKind.RINGWRAITH), catalogue.find("Gisulf")
    nine = replace(
        RINGWRAITH, characters=(*RINGWRAITH.characters, *cards("Asternak", "Lieutenant of Dol Guldur"))
    )
    ten = replace(nine, characters=(*nine.characters, *cards("Gisulf")))
    eleven = replace(ten, characters=(*ten.characters, *cards("Baduila")))

    assert len(ten.characters) == 13  # with three of Hoarmûrath
    assert broken(ten) == []
    assert broken(eleven) == ["DECK-06"]
    assert not counting.is_hazard(gisulf)
    assert counting.halves_of_a_creature(gisulf) == 0


@rule("DECK-23")
def test_a_ringwraith_brings_minion_resources_and_hero_items() -> None:
    assert beside(RINGWRAITH, "Glamdring", "Tidings of Death", "Twilight") == []
    assert beside(RINGWRAITH, "Gwaihir") == ["DECK-23"]
    assert beside(RINGWRAITH, "Concealment") == ["DECK-23"]
    assert beside(RINGWRAITH, "Hidden Haven") == ["DECK-23"]


@rule("DECK-04")
def test_sudden_call_is_a_resource_or_a_hazard_for_those_who_play_minion_resources() -> None:
    sudden_call = by_code()["LE-235"]
    either = [player for player in PlayerKind if Counting(player).is_either(sudden_call)]

    assert either == [PlayerKind.RINGWRAITH, PlayerKind.FALLEN_WIZARD, PlayerKind.BALROG]


@rule("DECK-32")
def test_a_balrog_leads_minion_orcs_and_trolls() -> None:
    assert beside(BALROG, "Orc Captain", "Azog", "Ill-favoured Fellow") == []
    assert beside(BALROG, "The Mouth") == ["DECK-32"]
    assert beside(BALROG, "Aragorn II") == ["DECK-32"]
    assert beside(BALROG, "The Witch-king") == ["DECK-32"]


@rule("DECK-32")
def test_only_those_who_are_specific_to_the_balrog_have_a_mind_of_nine_or_more() -> None:
    umagaur, lieutenant = catalogue.find("Umagaur"), catalogue.find("Lieutenant of Dol Guldur")

    assert (umagaur.mind, lieutenant.mind) == (9, 9)
    assert beside(BALROG, "Umagaur") == []
    assert beside(BALROG, "Lieutenant of Dol Guldur") == ["DECK-32"]


@rule("DECK-32")
def test_an_agent_is_a_hazard_for_a_balrog_and_half_a_creature() -> None:
    counting, gisulf = Counting(PlayerKind.BALROG), catalogue.find("Gisulf")
    in_the_pool = replace(BALROG, pool=(*BALROG.pool, *cards("Gisulf")))

    assert counting.is_hazard(gisulf)
    assert counting.halves_of_a_creature(gisulf) == 1
    assert beside(BALROG, "Gisulf") == []
    assert broken(in_the_pool) == ["DECK-12"]


@rule("DECK-33")
def test_a_balrog_brings_minion_resources_and_no_hero_items() -> None:
    assert beside(BALROG, "Saw-toothed Blade", "Tookish Blood", "Sudden Call") == []
    assert beside(BALROG, "Glamdring") == ["DECK-33"]
    assert beside(BALROG, "Gwaihir") == ["DECK-33"]
    assert beside(BALROG, "Hidden Haven") == ["DECK-33"]


@rule("DECK-33")
def test_the_factions_of_a_balrog_are_animals_dragons_orcs_trolls_and_wolves() -> None:
    orcs_and_trolls = ("Goblins of Goblin-gate", "Stone Trolls [minion]")

    assert (
        beside(BALROG, *orcs_and_trolls, "Smaug Roused", "Misty Mountain Wargs", "Beasts of the Wood") == []
    )
    assert beside(BALROG, "Hillmen [minion]") == ["DECK-33"]
    assert beside(BALROG, "Petty-dwarves [minion]") == ["DECK-33"]
    assert beside(BALROG, "Black Númenóreans") == ["DECK-33"]


BARRED = (
    "Above the Abyss",
    "Bade to Rule",
    "The Balrog [minion]",
    "Balrog of Moria",
    "The Black Council",
    "Black Horse",
    "Black Rider",
    "By the Ringwraith’s Word",
    "Creature of an Older World",
    "Durin’s Bane",
    "Fell Rider",
    "The Fiery Blade",
    "Helm of Fear",
    "Heralded Lord",
    "Kill All But NOT the Halflings",
    "The Lidless Eye",
    "Morgul-blade",
    "News of the Shire",
    "Open to the Summons",
    "Orders from Lugbúrz",
    "Padding Feet",
    "The Ring Leaves Its Mark",
    "The Witch-king Unleashed",
    "Dwar Unleashed",
    "Sauron",
    "They Ride Together",
    "Use Your Legs",
    "While the Yellow Face Sleeps",
)


@rule("DECK-34")
@pytest.mark.parametrize("name", BARRED)
def test_some_cards_are_barred_to_every_balrog(name: str) -> None:
    (fault,) = [each for each in faults(replace(BALROG, sideboard=cards(name))) if each.rule != "DECK-05"]

    assert fault.rule == "DECK-34"
    assert fault.cards == cards(name)


@rule("DECK-34")
def test_all_that_the_nine_ringwraiths_unleash_is_barred_to_a_balrog_and_nothing_of_it_to_a_ringwraith() -> (
    None
):
    unleashed = [name for name in BARRED if name.endswith("Unleashed")]
    nine = tuple([code for code, card in by_code().items() if card.names.en.endswith(" Unleashed")])

    (fault,) = [each for each in faults(replace(BALROG, sideboard=nine)) if each.rule != "DECK-05"]

    assert len(unleashed) == 2
    assert len(nine) == 9
    assert (fault.rule, fault.cards) == ("DECK-34", nine)
    assert "DECK-34" not in broken(replace(RINGWRAITH, sideboard=nine))


@rule("SET-28")
def test_a_minion_deck_without_a_site_for_its_companies_to_begin_at_is_found_out_beforehand() -> None:
    of_a_ringwraith = replace(RINGWRAITH, sites=cards("Carn Dûm [minion]", "Barad-dûr [minion]"))
    of_a_balrog = replace(BALROG, sites=cards("Barad-dûr [balrog]", "Goblin-gate [minion]"))

    assert broken(of_a_ringwraith) == ["SET-30"]
    assert travelling(of_a_ringwraith, "Minas Morgul [minion]") == []
    assert travelling(of_a_ringwraith, "Dol Guldur [minion]") == []
    assert broken(of_a_balrog) == ["SET-32"]
    assert travelling(of_a_balrog, "Moria [balrog]") == []
    assert travelling(of_a_balrog, "The Under-gates [balrog]") == []


@rule("SET-28", "SET-29", "SET-31")
def test_where_a_company_begins_is_read_from_the_page_of_its_player() -> None:
    ruins = ("Ettenmoors", "Weathertop", "The White Towers")
    of_a_fallen_wizard = {*cards(*ruins), *cards(*[f"{name} [minion]" for name in ruins])}

    assert starting_sites(PlayerKind.WIZARD) == {*cards("Rivendell")}
    assert starting_sites(PlayerKind.FALLEN_WIZARD) == of_a_fallen_wizard | {"WH-58"}
    assert starting_sites(PlayerKind.RINGWRAITH) == {*cards("Minas Morgul [minion]", "Dol Guldur [minion]")}
    assert starting_sites(PlayerKind.BALROG) == {*cards("Moria [balrog]", "The Under-gates [balrog]")}
