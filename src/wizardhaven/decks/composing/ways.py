"""Which sites a composed deck brings: where it begins, where its resources are played, and some by chance."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.catalogue.facts import facts
from wizardhaven.catalogue.printing import Trait, by_code
from wizardhaven.decks.composing.bags import mixed
from wizardhaven.decks.composing.companions import companions
from wizardhaven.decks.composing.stock import Stock
from wizardhaven.decks.location import starting_sites
from wizardhaven.decks.nature import alignment
from wizardhaven.decks.places import is_played_at, needs_a_site
from wizardhaven.engine.values import KINDS
from wizardhaven.vocabulary.terms import PlayerKind

BY_CHANCE: Final = 8
"""So many sites are brought for nothing but their own sake."""


def ways(stock: Stock, avatar: str, cards: Sequence[str], number: int) -> tuple[str, ...]:
    """The location deck for these cards, each site once. [DECK-13 to DECK-18, SET-28 to SET-32]"""
    order = mixed(stock.sites.cards, f"{stock.sites.name} of {number}")
    found = [code for code in order if _is_home(code, stock.player, avatar)]
    for _, hand in zip(range(BY_CHANCE), stock.sites.hand(number, BY_CHANCE), strict=False):
        found.append(hand)
    for code in dict.fromkeys(cards):
        if needs_a_site(code) and not any([is_played_at(code, site) for site in found]):
            found += _where(code, order)[:1]
    found += companions([*cards, *found], order, number)
    return tuple(dict.fromkeys([*found, *_ways_down(found, order)]))


def _is_home(code: str, player: PlayerKind, avatar: str) -> bool:
    """Whether a site is one of his havens, one where he may begin, or the home of his avatar."""
    card, home = by_code()[code], facts()[avatar].home
    haven = Trait.HAVEN in card.traits and alignment(card) is KINDS[player].sites
    named = card.names.en in home or facts()[code].region in home
    return haven or named or code in starting_sites(player)


def _where(code: str, order: Sequence[str]) -> list[str]:
    """The sites where a resource is played, those of its own side first."""
    there = [site for site in order if is_played_at(code, site)]
    return sorted(there, key=lambda site: alignment(by_code()[site]) is not alignment(by_code()[code]))


def _ways_down(sites: Sequence[str], order: Sequence[str]) -> list[str]:
    """The sites from which those of the Under-deeps are reached. [UND-03]"""
    names = {by_code()[code].names.en for code in sites}
    below = [facts()[code].adjacent for code in sites if facts()[code].under_deeps]
    wanted = {near for ways in below if not names.intersection(ways) for near in ways}
    return [code for code in order if by_code()[code].names.en in wanted]
