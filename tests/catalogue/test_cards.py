"""Card values and printings: neither without the other."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.catalogue.constants import collected
from wizardhaven.catalogue.printing import (
    CardClass,
    CardSet,
    Kind,
    Printing,
    Trait,
    Version,
    by_code,
    printings,
)
from wizardhaven.catalogue.status import status
from wizardhaven.errors import BrokenFile
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marked import avatar_meant, is_marked, is_unique
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.terms import Alignment, RegionType, Side, SiteType

SIDES = {
    Version.HERO: Alignment.HERO,
    Version.NEUTRAL: Alignment.HERO,
    Version.DUAL: Alignment.DUAL,
    Version.MINION: Alignment.MINION,
    Version.STAGE: Alignment.FALLEN_WIZARD,
    Version.FALLEN_WIZARD: Alignment.FALLEN_WIZARD,
    Version.BALROG: Alignment.BALROG,
}


def kind_of(card: Card) -> Kind:
    match card:
        case Character(race=None):
            return Kind.HAZARD  # an agent that nobody may use as a character [AGT-01]
        case Character():
            return Kind.CHARACTER
        case Item() | Ally() | Faction():
            return Kind.RESOURCE
        case Event():
            return Kind.RESOURCE if card.side is Side.RESOURCE else Kind.HAZARD
        case Creature():
            return Kind.HAZARD
        case Site():
            return Kind.SITE
        case Region():
            return Kind.REGION


def test_there_are_cards_that_can_be_played() -> None:
    assert len(cards()) > 0


def test_every_card_has_a_printing_of_its_name_and_kind() -> None:
    for code, card in cards().items():
        printing: Printing | None = by_code().get(code)
        assert printing is not None, f"{code} is printed nowhere"
        assert not printing.is_reprint, f"{code} is a reprint of {printing.card}"
        assert card.name == printing.names.en, code
        assert kind_of(card) is printing.kind or Trait.EITHER_WAY in printing.traits, code


def test_every_card_but_a_place_is_unique_exactly_if_it_is_printed_so() -> None:
    for code, card in cards().items():
        if not isinstance(card, (Site, Region)):
            assert is_unique(card) is by_code()[code].unique, code


def rohan(code: str) -> Region:
    return Region(code=code, name="Rohan", region_type=RegionType.BORDER_LAND, adjacent=())


def modules(*codes: str) -> Iterator[ModuleType]:
    for code in codes:
        module = ModuleType(f"regions_with_{code}")
        vars(module)["ROHAN"] = rohan(code)
        yield module


def test_every_card_has_the_mind_stage_points_and_player_that_are_printed() -> None:
    for code, card in cards().items():
        printing = by_code()[code]
        if isinstance(card, (Character, Ally)):
            assert card.mind == printing.mind, code
        if isinstance(card, (Event, Item, Ally, Faction, Site)):
            assert card.stage_points == (printing.stage_points or 0), code
        if isinstance(card, (Event, Ally)):
            assert avatar_meant(card) == printing.specific, code


def test_every_card_is_of_the_class_that_is_printed() -> None:
    for code, card in cards().items():
        printing = by_code()[code]
        if isinstance(card, Item):
            assert card.item_class.value == printing.subclass, code
        if isinstance(card, Event):
            assert card.length.value in str(printing.subclass), code
        if isinstance(card, Site):
            assert (card.site_type is SiteType.HAVEN) == (Trait.HAVEN in printing.traits), code
        if isinstance(card, Character):
            assert is_marked(card, Sort.AGENT) == (printing.card_class is CardClass.AGENT), code
            assert (card.avatar is not None) == (printing.card_class is CardClass.AVATAR), code


def test_every_card_is_for_the_side_that_is_printed() -> None:
    for code, card in cards().items():
        if not isinstance(card, (Creature, Region)):
            assert card.alignment is SIDES[by_code()[code].version], code


def test_cards_are_collected_under_their_codes_with_their_constants() -> None:
    found = collected(modules("XX-1", "XX-2"))

    assert list(found) == ["XX-1", "XX-2"]
    assert found["XX-2"].name == "ROHAN"
    assert found["XX-2"].module == "regions_with_XX-2"
    assert found["XX-2"].card == rohan("XX-2")


def test_two_cards_with_one_code_are_refused_with_both_places() -> None:
    with pytest.raises(BrokenFile, match=r"ROHAN in regions_with_XX-1 and ROHAN in .* same code XX-1"):
        collected(modules("XX-1", "XX-1"))


def test_the_status_counts_every_distinct_card_once() -> None:
    counted = status()

    assert counted.total == 1625
    assert counted.playable == len(cards())
    assert sum(count.total for count in counted.by_set.values()) == counted.total
    assert sum(count.playable for count in counted.by_set.values()) == counted.playable
    assert counted.by_set[CardSet.THE_WIZARDS].total == 493


def test_the_status_names_the_cards_that_cannot_be_played() -> None:
    counted = status()

    missing = [p.names.en for p in printings() if not p.is_reprint and p.code not in cards()]
    assert list(counted.missing) == missing
    assert len(missing) == counted.total - counted.playable
