"""How English words change and go together."""

import pytest

from wizardhaven.text.english.alignments import players
from wizardhaven.text.english.grammar import (
    counted,
    listed,
    number,
    one_of,
    possessive,
    sentence,
    with_article,
)
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.terms import attempt, check, races, regions
from wizardhaven.vocabulary.terms import Check, Keyword, PlayerKind, Race, RegionType

PLURALS = [
    (Race.DUNADAN, "Dúnedain"),
    (Race.DWARF, "Dwarves"),
    (Race.ELF, "Elves"),
    (Race.MAN, "Men"),
    (Race.MAIA, "Maiar"),
    (Race.NAZGUL, "Nazgûl"),
    (Race.UNDEAD, "Undead"),
    (Race.WOLF, "Wolves"),
    (Race.PUKEL_CREATURE, "Pûkel-creatures"),
    (Race.AWAKENED_PLANT, "Awakened Plants"),
]

ROLLS = [
    (Check.CORRUPTION, "corruption checks", "a corruption check"),
    (Check.INFLUENCE, "influence checks", "an influence check"),
    (Check.INFLUENCE_ATTEMPT, "influence attempts", "an influence attempt"),
    (Check.BODY, "body checks", "a body check"),
    (Check.RING_TEST, "tests of gold rings", "a test of a gold ring"),
    (Check.RIDDLING, "riddling rolls", "a riddling attempt"),
    (Check.OFFERING, "offering attempts", "an offering attempt"),
]

BEARING = [
    (Keyword.PALANTIR, "a Palantír"),
    (Keyword.THE_ONE_RING, "The One Ring"),
    (Keyword.ENVIRONMENT, "an environment card"),
    (Keyword.WEAPON, "a weapon"),
]


@pytest.mark.parametrize(("race", "plural"), PLURALS)
def test_a_race_has_its_own_plural(race: Race, plural: str) -> None:
    assert races(race) == plural


@pytest.mark.parametrize(("kind", "plural", "one"), ROLLS)
def test_a_roll_has_its_names(kind: Check, plural: str, one: str) -> None:
    assert check(kind) == plural
    assert attempt(kind) == one


@pytest.mark.parametrize(("keyword", "said"), BEARING)
def test_a_thing_is_named_by_its_keyword(keyword: Keyword, said: str) -> None:
    assert bearing(keyword) == said


def test_several_regions_are_counted_in_words() -> None:
    assert regions(1, RegionType.SHADOW_LAND) == "a Shadow-land"
    assert regions(2, RegionType.WILDERNESS) == "two Wildernesses"
    assert regions(3, RegionType.COASTAL_SEA) == "three Coastal Seas"


def test_players_are_named_by_their_kind() -> None:
    assert players((PlayerKind.FALLEN_WIZARD, PlayerKind.BALROG)) == "Fallen-wizard or Balrog players"


def test_an_article_fits_its_noun() -> None:
    assert with_article("scout") == "a scout"
    assert with_article("Elf") == "an Elf"
    assert with_article("The One Ring") == "The One Ring"


def test_one_article_serves_a_list_if_it_fits_every_noun() -> None:
    assert one_of(["Wizard", "Ringwraith"]) == "a Wizard or Ringwraith"
    assert one_of(["Elf", "Dwarf"]) == "an Elf or a Dwarf"


def test_a_list_has_its_conjunction_before_the_last_word() -> None:
    assert listed(["Orcs"], "or") == "Orcs"
    assert listed(["Orcs", "Trolls", "Men"], "or") == "Orcs, Trolls or Men"


def test_small_numbers_are_words() -> None:
    assert number(3) == "three"
    assert number(12) == "12"
    assert counted(1, "card", "cards") == "one card"


def test_a_possessive_of_it_is_its() -> None:
    assert possessive("it") == "its"
    assert possessive("the bearer") == "the bearer's"


def test_a_sentence_begins_with_a_capital_and_ends_with_a_full_stop() -> None:
    assert sentence("the end") == "The end."
    assert sentence("+2 prowess.") == "+2 prowess."
