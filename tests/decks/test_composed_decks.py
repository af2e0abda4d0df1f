"""Decks composed by chance are lawful, and deal all cards about equally often."""

from collections import Counter

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import Kind, by_code
from wizardhaven.decks.composing.companions import needed
from wizardhaven.decks.composing.composer import composed
from wizardhaven.decks.composing.pairings import PAIRS, decks_of
from wizardhaven.decks.composing.stock import stock
from wizardhaven.decks.judging import Standing, judged
from wizardhaven.decks.places import is_played_at, whereabouts
from wizardhaven.engine.values import GameLength
from wizardhaven.vocabulary.terms import PlayerKind


@pytest.mark.parametrize("player", PlayerKind)
@pytest.mark.parametrize("length", GameLength)
def test_every_composed_deck_passes_the_check(player: PlayerKind, length: GameLength) -> None:
    for number in (*range(9), 10**6 + 7):
        judgement = judged(composed(player, number, length), length)

        assert judgement.standing is Standing.READY, (player, number, judgement)


@pytest.mark.parametrize("player", PlayerKind)
def test_every_resource_of_a_bag_comes_once_before_any_comes_again(player: PlayerKind) -> None:
    bag, size = stock(player).resources, 20
    decks = len(bag.cards) // size

    dealt = Counter(
        [
            card
            for number in range(decks)
            for _, card in zip(range(size), bag.hand(number, size), strict=False)
        ]
    )

    assert set(dealt.values()) == {1}
    assert len(dealt) == decks * size


def test_three_hundred_games_in_a_row_deal_every_playable_card() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(300):
        for deck in decks_of(seed, GameLength.SHORT):
            dealt.update({*deck.cards, *deck.sites})

    regions = [code for code in catalogue.cards() if by_code()[code].kind is Kind.REGION]
    assert set(catalogue.cards()) - set(dealt) == set(regions)


def test_each_kind_of_player_meets_each_in_both_seats() -> None:
    games = [decks_of(seed, GameLength.STARTER) for seed in range(32, 32 + len(PAIRS))]

    assert [(one.player, other.player) for one, other in games] == list(PAIRS)
    assert len({deck.title for game in games for deck in game}) == 2 * len(games)


def test_the_same_seed_gives_the_same_decks() -> None:
    assert decks_of(123, GameLength.LONG) == decks_of(123, GameLength.LONG)
    assert decks_of(123, GameLength.LONG) != decks_of(123 + len(PAIRS), GameLength.LONG)


@pytest.mark.parametrize("player", PlayerKind)
def test_a_resource_has_a_site_where_it_is_played_if_there_is_any(player: PlayerKind) -> None:
    for number in range(5):
        lost = [one.card for one in whereabouts(composed(player, number)) if not one.here and one.elsewhere]

        assert [code for code in lost if _can_be_brought(player, code)] == []


def _can_be_brought(player: PlayerKind, code: str) -> bool:
    """Whether a site where it is played can be played itself by now."""
    return any([is_played_at(code, site) for site in stock(player).sites.cards])


@pytest.mark.parametrize("player", PlayerKind)
def test_most_cards_that_ask_for_others_by_name_find_one_of_them_in_the_deck(player: PlayerKind) -> None:
    asking, answered = 0, 0
    for number in range(20):
        deck = composed(player, number)
        bag = stock(player).resources.cards
        for code in {*deck.resources, *deck.sideboard}:
            useful = {other for other in needed(code) if other in bag}
            asking += bool(useful)
            answered += bool(useful.intersection(deck.cards))

    assert answered > asking * 3 / 4
