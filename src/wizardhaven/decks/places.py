"""Where the resources of a deck are played: at which of its sites, and at which others."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from wizardhaven.catalogue.facts import Facts, facts
from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Trait, by_code, printings
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.meaning import is_lawful
from wizardhaven.vocabulary.terms import PlayerKind

UNDER_DEEPS: Final = "Under-deeps"
MOST_ELSEWHERE: Final = 12
"""A minor item is played nearly everywhere: nobody reads a longer list."""


@dataclass(frozen=True)
class Whereabouts:
    """A resource, the deck's sites at which it is played, and others that the player may bring."""

    card: str
    here: tuple[str, ...]
    elsewhere: tuple[str, ...]


def whereabouts(deck: Deck) -> tuple[Whereabouts, ...]:
    """For every resource of the deck that is played at sites of a certain kind, where that is.

    What the pool holds is there when the game begins and needs no site.
    """
    held = dict.fromkeys(deck.play_deck + deck.sideboard + deck.against_fallen_wizards)
    return tuple([_of(code, deck) for code in held if needs_a_site(code)])


def needs_a_site(code: str) -> bool:
    """Whether what is printed on the card tells at which sites it is played."""
    card, printed = by_code()[code], facts()[code]
    return card.kind is Kind.RESOURCE and (bool(printed.at) or _class_of_item(card) is not None)


def is_played_at(code: str, site: str) -> bool:
    """Whether a resource is played at a site, as print tells: by its places, or by its class of item."""
    card, there = by_code()[code], facts()[site]
    if Trait.HOARD in card.traits and not there.hoard:
        return False
    printed = facts()[code]
    if printed.at:
        return any([_is_there(place, by_code()[site], there) for place in printed.at])
    return _class_of_item(card) in there.items


def _of(code: str, deck: Deck) -> Whereabouts:
    own = dict.fromkeys(deck.sites)
    names = {by_code()[site].names.en for site in own}
    others = [site for site in _lawful_sites(deck.player) if by_code()[site].names.en not in names]
    return Whereabouts(code, _played_at(code, own), _played_at(code, others)[:MOST_ELSEWHERE])


def _played_at(code: str, sites: Iterable[str]) -> tuple[str, ...]:
    return tuple([site for site in sites if by_code()[site].kind is Kind.SITE and is_played_at(code, site)])


def _class_of_item(card: Printing) -> str | None:
    """The class by which sites allow an item; special ones come otherwise."""
    return card.subclass if card.card_class is CardClass.ITEM and card.subclass != "special" else None


def _is_there(place: str, site: Printing, printed: Facts) -> bool:
    """Whether a site is the place that is named: itself, its region, its type, or below the ground."""
    if place == UNDER_DEEPS:
        return printed.under_deeps
    return place in (site.names.en, printed.region, printed.site_type)


@cache
def _lawful_sites(player: PlayerKind) -> tuple[str, ...]:
    sites = [one for one in printings() if one.kind is Kind.SITE and not one.is_reprint]
    return tuple([one.code for one in sites if is_lawful(one, player)])
