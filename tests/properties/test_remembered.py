"""What is remembered for all games changes none of them."""

from dataclasses import replace
from typing import TypeVar

from hypothesis import given

from tests.bots.playing import SHORTEST, decks
from tests.properties.games import few, seeds
from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import seated
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.vocabulary.cards import Card

C = TypeVar("C", bound=Card)


def afresh(cards: tuple[C, ...]) -> tuple[C, ...]:
    """The same cards, each a value of its own, of which nobody remembers anything."""
    return tuple([replace(card) for card in cards])


def unread(deck: StartingDeck) -> StartingDeck:
    """The deck with cards that have never been read."""
    return replace(
        deck,
        pool=afresh(deck.pool),
        play_deck=afresh(deck.play_deck),
        sideboard=afresh(deck.sideboard),
        sites=afresh(deck.sites),
    )


@few
@given(seeds)
def test_a_game_goes_the_same_way_whether_its_cards_were_read_before_or_not(seed: int) -> None:
    bots = [seated("random", seat, seed) for seat in (0, 1)]
    read = Match(decks(), bots, SHORTEST, seed).play()

    bots = [seated("random", seat, seed) for seat in (0, 1)]
    anew = Match([unread(deck) for deck in decks()], bots, SHORTEST, seed).play()

    assert anew.digest == read.digest
