"""The check of a deck: one broken deck for everything that can be wrong, and decks at every limit."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from tests.each import of_each
from wizardhaven.catalogue.printing import printings
from wizardhaven.decks.construction import faults
from wizardhaven.decks.fault import Complaint, Fault
from wizardhaven.decks.fault_words import TABLES, sentence
from wizardhaven.decks.reading import deck_from_text
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.decks.writing import written
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.engine.values import KINDS
from wizardhaven.rulebook.entries import rulebook
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

HERE = Path(__file__).parent
BROKEN = sorted((HERE / "broken").glob("*.deck"))


def found_in(file: Path, length: GameLength = GameLength.SHORT) -> tuple[Fault, ...]:
    """The faults of a broken deck; one rule is an option that must be agreed on. [DECK-31]"""
    return faults(deck(str(file)), length, wizard_may_fall=file.stem.startswith("deck-31"))


@of_each(lambda: product(BROKEN, GameLength), lambda case: f"{case[0].stem}, {case[1].value}")
def test_a_broken_deck_has_exactly_the_fault_it_is_named_after(case: tuple[Path, GameLength]) -> None:
    file, length = case
    found = found_in(file, length)

    assert len(found) == 1
    assert file.stem.startswith(found[0].rule.casefold() + "-")


def test_everything_that_can_be_wrong_has_a_broken_deck() -> None:
    found = [fault.complaint for file in BROKEN for fault in found_in(file)]

    assert set(found) == set(Complaint)


@of_each(lambda: BROKEN, lambda file: file.stem)
def test_a_broken_deck_is_written_in_the_one_way(file: Path) -> None:
    assert written(deck(str(file))) == file.read_text(encoding="utf-8")


@of_each(lambda: product(deck_names(), GameLength), lambda case: f"{case[0]}, {case[1].value}")
def test_a_deck_that_comes_with_the_game_has_no_fault(case: tuple[str, GameLength]) -> None:
    name, length = case
    assert faults(deck(name), length) == ()


@pytest.mark.parametrize("length", GameLength)
def test_a_deck_at_every_limit_has_no_fault(length: GameLength) -> None:
    full = deck(str(HERE / "at_the_limits.deck"))

    assert (len(full.pool), len(full.characters), len(full.sideboard)) == (12, 13, 30)
    assert (len(full.resources), len(full.hazards), len(full.against_fallen_wizards)) == (50, 50, 10)
    assert faults(full, length) == ()


def test_a_deck_without_cards_lacks_resources_creatures_and_rivendell() -> None:
    empty = deck_from_text("wizardhaven deck 1\ntitle: Nothing\nplayer: wizard\n", "a.deck")

    assert [fault.rule for fault in faults(empty)] == ["DECK-06", "DECK-07", "SET-28"]


@pytest.mark.parametrize("length", GameLength)
def test_a_deck_of_a_fallen_wizard_at_every_limit_has_no_fault(length: GameLength) -> None:
    full = deck(str(HERE / "fallen_at_the_limits.deck"))

    assert (len(full.pool), len(full.characters), len(full.sideboard)) == (15, 13, 30)
    assert (len(full.resources), len(full.hazards), len(full.against_fallen_wizards)) == (48, 52, 10)
    assert faults(full, length) == ()


def test_a_fallen_wizards_deck_without_cards_lacks_stage_cards_an_avatar_and_a_start_as_well() -> None:
    empty = deck_from_text("wizardhaven deck 1\ntitle: Nothing\nplayer: fallen-wizard\n", "a.deck")

    found = [fault.rule for fault in faults(empty)]

    assert found == ["SET-10", "DECK-06", "DECK-07", "DECK-30", "SET-31"]


@pytest.mark.parametrize("length", GameLength)
@pytest.mark.parametrize("player", [PlayerKind.RINGWRAITH, PlayerKind.BALROG])
def test_a_deck_of_a_minion_player_is_checked_by_the_same_reader(
    player: PlayerKind, length: GameLength
) -> None:
    well_built = deck(str(HERE / f"{player.value}.deck"))

    assert well_built.player is player
    assert faults(well_built, length) == ()


@pytest.mark.parametrize(
    ("length", "most"),
    [
        (GameLength.STARTER, 30),
        (GameLength.SHORT, 30),
        (GameLength.LONG, 35),
        (GameLength.CAMPAIGN, 40),
    ],
)
@pytest.mark.parametrize("player", [PlayerKind.RINGWRAITH, PlayerKind.BALROG])
def test_the_sideboard_of_a_minion_player_is_as_large_as_the_game_is_long(
    player: PlayerKind, length: GameLength, most: int
) -> None:
    heap = deck(str(HERE / "broken" / f"deck-09-{player.value}-sideboard-of-41.deck"))
    full = replace(heap, sideboard=heap.sideboard[:most])
    fuller = replace(heap, sideboard=heap.sideboard[: most + 1])

    assert len(heap.sideboard) == 41
    assert faults(full, length) == ()
    assert [fault.rule for fault in faults(fuller, length)] == ["DECK-09"]


@pytest.mark.parametrize("player", [PlayerKind.RINGWRAITH, PlayerKind.BALROG])
def test_every_rule_for_the_deck_of_a_minion_player_has_a_broken_one(player: PlayerKind) -> None:
    own = [deck(str(file)) for file in BROKEN]
    broken = {fault.rule for one in own if one.player is player for fault in faults(one)}

    assert set(KINDS[player].deck.entries) <= broken


@pytest.mark.parametrize(("player", "start"), [("ringwraith", "SET-30"), ("balrog", "SET-32")])
def test_a_minion_players_deck_without_cards_lacks_what_others_lack(player: str, start: str) -> None:
    empty = deck_from_text(f"wizardhaven deck 1\ntitle: Nothing\nplayer: {player}\n", "a.deck")

    assert [fault.rule for fault in faults(empty)] == ["DECK-06", "DECK-07", start]


def test_every_complaint_names_a_rule_of_the_rulebook() -> None:
    assert {complaint.rule for complaint in Complaint} <= set(rulebook())


@pytest.mark.parametrize("language", Language)
def test_every_fault_is_a_sentence_in_every_language(language: Language) -> None:
    said = {fault.complaint: sentence(fault, language) for file in BROKEN for fault in found_in(file)}

    assert set(said) == set(TABLES[language])
    assert len(set(said.values())) == len(Complaint)
    assert all(words.endswith(".") and "{" not in words for words in said.values())


def test_a_fault_says_its_numbers_in_their_order() -> None:
    (fault,) = faults(deck(str(HERE / "broken" / "deck-06-too-few.deck")))

    assert sentence(fault, Language.EN) == "The play deck has 29 resources; it needs 30 to 50."
    assert sentence(fault, Language.DE) == "Das Spieldeck hat 29 Unterstützungen; es braucht 30 bis 50."
    assert sentence(fault, Language.FR) == "Le deck de jeu a 29 ressources ; il en faut de 30 à 50."


class Code(str):
    """A card's code that counts how often it is compared with another."""

    __slots__ = ()
    compared = 0

    def __eq__(self, other: object) -> bool:
        Code.compared += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


@pytest.mark.parametrize("player", PlayerKind)
def test_a_deck_of_twice_the_size_takes_twice_the_looking_and_no_more(player: PlayerKind) -> None:
    def looking(copies: int) -> int:
        """How often cards are compared in a deck with so many copies of all of them in every part."""
        codes = tuple([Code(printing.card) for printing in printings()] * copies)
        play_deck = replace(deck("challenge-a"), player=player, resources=codes, hazards=codes)
        heap = replace(play_deck, pool=codes, characters=codes, sideboard=codes, sites=codes)
        Code.compared = 0
        assert faults(heap, wizard_may_fall=True)
        return Code.compared

    once, twice = looking(1), looking(2)

    assert 0 < once < twice < 3 * once
