"""What cards forbid, and what they make count as something else, is asked for where its traits are known."""

from __future__ import annotations

from typing import Final

import pytest

from tests.words.fields import words_in
from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.words.being import player_is
from wizardhaven.engine.state.printed.doors import FORBIDDEN, is_known
from wizardhaven.engine.state.printed.reading import read_card
from wizardhaven.scenario import Scene
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, choices
from wizardhaven.vocabulary.terms import Length, Movement, Race, Side

CARDS: Final = list(catalogue.cards().values())
FORBIDS: Final = [word for card in CARDS for word in words_in(card, Forbid)]
COUNTS: Final = [word for card in CARDS for word in words_in(card, CountsAs)]


def event(word: Forbid | CountsAs) -> Event:
    return Event("XX-991", "Stern Word", Side.RESOURCE, Length.PERMANENT, uses=(Use(),), abilities=(word,))


def test_all_that_cards_forbid_is_asked_for() -> None:
    assert [word for word in FORBIDS if not is_known(word)] == []


def test_all_that_counts_as_something_else_is_asked_for() -> None:
    assert [word for word in COUNTS if not is_known(word)] == []


def test_every_deed_that_can_be_forbidden_is_forbidden_by_a_card() -> None:
    assert {word.deed for word in FORBIDS} == set(FORBIDDEN)


@pytest.mark.parametrize(
    "word",
    [
        Forbid(Deed.UNTAP, Sort.ITEM),
        Forbid(Deed.STORE, Race.ELF),
        Forbid(Deed.SEARCH, by=Race.ELF),
        CountsAs(Mark.UNIQUE),
        CountsAs(Race.ELF, Sort.ITEM),
    ],
    ids=str,
)
def test_what_nobody_asks_for_is_refused_as_soon_as_the_card_is_read(word: Forbid | CountsAs) -> None:
    with pytest.raises(AssertionError):
        read_card(event(word))


def test_sites_where_something_is_forbidden_are_known_at_the_door_for_sites() -> None:
    scene = Scene()
    (bree,) = scene.first.location_deck("Bree")
    places = [word.where for word in FORBIDS if word.where is not None and not is_on_the_spot(word.where)]

    assert {is_place(scene.table, bree.id, place) for place in places} == {True, False}


def is_on_the_spot(where: Such) -> bool:
    """Whether it is the site that says so, any version of it, or a way and no site."""
    return any([isinstance(each, Subject | Movement) or each is Mark.ANY_VERSION for each in choices(where)])


def test_players_who_may_not_do_something_are_known_at_the_door_for_players() -> None:
    table = Scene().table
    players = [word.by for word in FORBIDS if not isinstance(word.by, Subject)]

    assert {player_is(table, 0, such) for such in players} == {True, False}


@pytest.mark.parametrize("language", Language)
def test_no_two_deeds_are_said_alike(language: Language) -> None:
    by_deed: dict[Deed, set[str]] = {}
    for word in FORBIDS:
        by_deed.setdefault(word.deed, set()).add(" ".join(card_text(event(word), language)))
    said = [text for texts in by_deed.values() for text in texts]

    assert len(said) == len(set(said))
