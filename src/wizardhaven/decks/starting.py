"""A deck list becomes what the engine takes: card values and the map. [DECK-01, DECK-10, SET-28]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.location import starts_somewhere
from wizardhaven.decks.playable import require_playable
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.engine.state.atlas import Atlas
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.errors import WizardhavenError
from wizardhaven.vocabulary.cards import Card, Region, Site
from wizardhaven.vocabulary.terms import PlayerKind

LACKING: Final = {
    PlayerKind.WIZARD: "Rivendell among its sites, and that is where a Wizard's",
    PlayerKind.FALLEN_WIZARD: "The White Towers and no Ruins & Lairs of Rhudaur or Arthedain among its "
    "sites, and that is where a Fallen-wizard's",
}


class NowhereToStart(WizardhavenError):
    """A deck without the site at which its company begins."""


def starting_deck(name: str) -> StartingDeck:
    """The deck of that name, or in that file, ready to play; refused if a card of it is not playable."""
    return ready(listed(name))


def ready(deck: Deck) -> StartingDeck:
    """A deck list ready to play, without what is kept for Fallen-wizards: no opponent is one yet."""
    cards = catalogue.cards()
    require_playable(deck, cards)
    require_starting_site(deck)
    return StartingDeck(
        deck.title,
        deck.player,
        _values(deck.pool, cards),
        _values(deck.play_deck, cards),
        _values(deck.sideboard, cards),
        tuple([card for card in _values(deck.sites, cards) if isinstance(card, Site)]),
        atlas(),
    )


def require_starting_site(deck: Deck) -> None:
    """Refuse a deck that lacks the site where its company begins. [SET-28, SET-29, SET-31]"""
    if not starts_somewhere(deck):
        lacking = LACKING[deck.player]
        raise NowhereToStart(f"“{deck.title}” has no {lacking} company begins.")


def _values(codes: tuple[str, ...], cards: Mapping[str, Card]) -> tuple[Card, ...]:
    return tuple([cards[code] for code in codes])


@cache
def atlas() -> Atlas:
    """The map that all games share: what one has found out about it the next one knows."""
    cards = list(catalogue.cards().values())
    regions = [card for card in cards if isinstance(card, Region)]
    sites = [card for card in cards if isinstance(card, Site)]
    names = sorted({card.name for card in cards if not isinstance(card, (Region, Site))})
    return Atlas(regions, sites, names)
