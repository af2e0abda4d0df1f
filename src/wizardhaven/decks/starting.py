"""A deck list becomes what the engine takes: card values and the map. [DECK-01, DECK-10, SET-28]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import printings
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.for_its_player import is_declared
from wizardhaven.decks.location import starts_somewhere
from wizardhaven.decks.playable import require_playable
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.engine.values import KINDS, WIZARD, Atlas, StartingDeck
from wizardhaven.errors import WizardhavenError
from wizardhaven.vocabulary.cards import Card, Region, Site
from wizardhaven.vocabulary.places import names_of, regions_of, types_of
from wizardhaven.vocabulary.such import Such

WIZARDS_AT_HAND: Final = 3


class NowhereToStart(WizardhavenError):
    """A deck without the site at which its company begins."""


class NobodyDeclared(WizardhavenError):
    """A Fallen-wizard's deck that does not say who he is, or does not hold him."""


def starting_deck(name: str) -> StartingDeck:
    """The deck of that name, or in that file, ready to play; refused if a card of it is not playable."""
    return ready(listed(name))


def ready(deck: Deck) -> StartingDeck:
    """A deck list ready to play, with what it has in store for Fallen-wizards. [FW-06 to FW-08]"""
    cards = catalogue.cards()
    require_declaration(deck)
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
        _declared(deck, cards),
        _values(deck.against_fallen_wizards, cards),
        _other_wizards() if KINDS[deck.player].exchanges_fallen else (),
    )


def require_starting_site(deck: Deck) -> None:
    """Refuse a deck that lacks the site where its company begins. [SET-28, SET-29, SET-31]"""
    if not starts_somewhere(deck):
        places = " and no ".join([_named(place) for place in KINDS[deck.player].starting_places])
        whose = deck.player.value.capitalize()
        where = f"among its sites, and that is where a {whose}'s company begins"
        raise NowhereToStart(f"“{deck.title}” has no {places} {where}.")


def _named(place: Such) -> str:
    """A place where a company begins, by its name or its regions."""
    if names := names_of(place):
        return " or ".join(names)
    return f"{' or '.join([kind.value for kind in types_of(place)])} of {' or '.join(regions_of(place))}"


def require_declaration(deck: Deck) -> None:
    """Refuse a Fallen-wizard's deck that does not declare one whom it holds. [FW-06, SET-10]"""
    if not is_declared(deck):
        raise NobodyDeclared(f"“{deck.title}” declares no Fallen-wizard of whom it holds a copy.")


def _declared(deck: Deck, cards: Mapping[str, Card]) -> str:
    """The Fallen-wizard whom the deck's player declares, by his name; nobody for other players."""
    if not KINDS[deck.player].names_himself or deck.avatar is None:
        return ""
    return cards[deck.avatar].name


@cache
def _other_wizards() -> tuple[Card, ...]:
    """The Wizards whom a player has at hand besides his deck, three of each. [FW-07]"""
    wizards = [p.code for p in printings() if Counting(WIZARD.player).is_own_avatar(p)]
    playable = [code for code in wizards if code in catalogue.cards()]
    return _values(tuple(playable * WIZARDS_AT_HAND), catalogue.cards())


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
