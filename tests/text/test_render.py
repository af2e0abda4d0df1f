"""A card in every language, and its numbers."""

from itertools import product
from typing import get_args

import pytest

from tests.each import of_each
from wizardhaven.cards.as_.hazards.permanent_events import ALONE_AND_UNADVISED
from wizardhaven.cards.td.hazards.long_events import BAIRANAX_AHUNT
from wizardhaven.cards.tw.characters.dunedain import BOROMIR_II
from wizardhaven.cards.tw.characters.wizards import PALLANDO
from wizardhaven.cards.tw.hazards.creatures import CAVE_DRAKE
from wizardhaven.cards.tw.items.greater import NARSIL
from wizardhaven.cards.tw.regions import ANDRAST
from wizardhaven.cards.tw.resources.allies import TREEBEARD
from wizardhaven.cards.tw.resources.factions import RIDERS_OF_ROHAN
from wizardhaven.cards.tw.resources.permanent_events import GATES_OF_MORNING
from wizardhaven.cards.tw.sites.shadow_holds import MORIA
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.errors import UnknownName
from wizardhaven.text.english import cards as english
from wizardhaven.text.french import cards as french
from wizardhaven.text.german import cards as german
from wizardhaven.text.names import translated
from wizardhaven.text.render import Label, Language, card_text, numbers, type_line
from wizardhaven.vocabulary.cards import Card

NUMBERS: list[tuple[Card, list[tuple[Label, int]]]] = [
    (
        BOROMIR_II,
        [
            (Label.PROWESS, 6),
            (Label.BODY, 7),
            (Label.MIND, 4),
            (Label.DIRECT_INFLUENCE, 1),
            (Label.MARSHALLING_POINTS, 1),
            (Label.CORRUPTION_CHECK_MODIFIER, -1),
        ],
    ),
    (NARSIL, [(Label.MARSHALLING_POINTS, 3), (Label.CORRUPTION, 2)]),
    (
        TREEBEARD,
        [(Label.PROWESS, 8), (Label.BODY, 9), (Label.MIND, 3), (Label.MARSHALLING_POINTS, 2)],
    ),
    (RIDERS_OF_ROHAN, [(Label.INFLUENCE_NUMBER, 9), (Label.MARSHALLING_POINTS, 3)]),
    (ALONE_AND_UNADVISED, [(Label.CORRUPTION, 4)]),
    (BAIRANAX_AHUNT, [(Label.KILL_POINTS, 3)]),
    (CAVE_DRAKE, [(Label.STRIKES, 2), (Label.PROWESS, 10), (Label.KILL_POINTS, 1)]),
    (MORIA, [(Label.RESOURCE_DRAWS, 2), (Label.HAZARD_DRAWS, 3)]),
    (ANDRAST, []),
]


@of_each(lambda: product(cards().values(), Language), lambda case: f"{case[0].code} {case[1].value}")
def test_every_card_can_be_said_in_every_language(case: tuple[Card, Language]) -> None:
    card, language = case
    assert type_line(card, language)
    assert all(card_text(card, language))


def test_each_language_speaks_for_itself() -> None:
    assert card_text(GATES_OF_MORNING, Language.EN) == english.card_text(GATES_OF_MORNING)
    assert card_text(GATES_OF_MORNING, Language.DE) == german.card_text(GATES_OF_MORNING)
    assert card_text(GATES_OF_MORNING, Language.FR) == french.card_text(GATES_OF_MORNING)
    assert len({type_line(MORIA, language) for language in Language}) == len(Language)


@pytest.mark.parametrize(("card", "shown"), NUMBERS, ids=lambda part: getattr(part, "name", None))
def test_a_card_shows_its_numbers(card: Card, shown: list[tuple[Label, int]]) -> None:
    assert numbers(card) == shown


def test_numbers_are_known_for_every_kind_of_card() -> None:
    assert {type(card) for card, _ in NUMBERS} == set(get_args(Card))


def test_an_avatar_has_no_mind() -> None:
    assert Label.MIND not in [label for label, _ in numbers(PALLANDO)]


def test_a_name_is_translated() -> None:
    assert translated("Gates of Morning", Language.EN) == "Gates of Morning"
    assert translated("Dead Marshes", Language.DE) == "Totensümpfe"
    assert translated("Dead Marshes", Language.FR) == "Marais des Morts"


def test_a_place_with_several_printings_has_the_name_of_the_hero_one() -> None:
    assert translated("Isengard", Language.DE) == "Isengard"


def test_a_name_that_no_card_has_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"'Isengrad'.*Isengard"):
        translated("Isengrad", Language.DE)


@of_each(lambda: product(cards().values(), Language), lambda case: f"{case[0].code} {case[1].value}")
def test_every_card_has_its_name_in_every_language(case: tuple[Card, Language]) -> None:
    card, language = case
    assert translated(card.name, language)
