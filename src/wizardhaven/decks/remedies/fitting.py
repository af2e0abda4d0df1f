"""Cards that would fit into a deck: other versions, and those that could take a place."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import Kind, Printing, Trait, by_code, printings
from wizardhaven.decks.belonging import Belonging
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.location import Sites
from wizardhaven.decks.nature import is_avatar
from wizardhaven.engine.values import KINDS
from wizardhaven.vocabulary.terms import PlayerKind

PLENTY: Final = 99


def own_version(deck: Deck, code: str) -> str | None:
    """The version of a card that the deck's player may bring, if there is one that he has not too often."""
    name = by_code()[code].names.en
    versions = [one for one in _distinct() if one.names.en == name and one.code != code]
    fitting = [one for one in versions if one.kind is by_code()[code].kind and _is_for(one, deck.player)]
    free = [one for one in fitting if room(deck, one)]
    return free[0].code if free else None


def room(deck: Deck, card: Printing) -> int:
    """How many more copies of a card would break no limit. [DECK-02, DECK-13, DECK-24]"""
    if card.kind is Kind.SITE:
        plenty = not Sites(deck.player).is_single(card)
        return PLENTY if plenty else int(card.code not in deck.sites)
    if card.unique and not is_avatar(card):
        return int(card.names.en not in [by_code()[code].names.en for code in deck.cards])
    return max(KINDS[deck.player].deck.copies - deck.cards.count(card.code), 0)


def fitting_cards(
    deck: Deck, count: int, test: Callable[[Printing], bool], like: Printing | None = None
) -> tuple[tuple[str, int], ...]:
    """Cards that pass a test and may be added, so many copies in all.

    First those of the same sort as the one that they stand in for, then what the deck has.
    """
    held = Counter(deck.cards)
    free = [one for one in plain_cards(deck.player) if test(one)]
    chosen: list[tuple[str, int]] = []
    for one in sorted(
        free,
        key=lambda one: (_is_unlike(one, like), one.code not in held, one.code not in catalogue.cards()),
    ):
        copies = min(KINDS[deck.player].deck.copies - held[one.code], count)
        if copies > 0:
            chosen.append((one.code, copies))
            count -= copies
        if count <= 0:
            break
    return tuple(chosen)


@cache
def plain_cards(player: PlayerKind) -> tuple[Printing, ...]:
    """What anybody of that kind may add without a second thought: neither unique nor anybody's own."""
    return tuple([one for one in _distinct() if _is_plain(one) and _is_for(one, player)])


def is_plain_resource(player: PlayerKind) -> Callable[[Printing], bool]:
    """Whether a card counts as a resource and as nothing else."""
    counting = Counting(player)
    return lambda card: counting.is_resource(card) and not counting.is_either(card)


def is_plain_creature(player: PlayerKind) -> Callable[[Printing], bool]:
    """Whether a card is worth a whole creature."""
    counting = Counting(player)
    return lambda card: card.kind is Kind.HAZARD and counting.halves_of_a_creature(card) == 2


def _is_unlike(card: Printing, like: Printing | None) -> bool:
    return like is not None and card.card_class is not like.card_class


def _is_plain(card: Printing) -> bool:
    ordinary = card.kind in (Kind.RESOURCE, Kind.HAZARD) and not card.unique and card.specific is None
    return ordinary and card.manifests is None and Trait.EITHER_WAY not in card.traits and card.rarity != "P"


def _is_for(card: Printing, player: PlayerKind) -> bool:
    if card.kind is Kind.SITE:
        return not Sites(player).is_foreign(card)
    belonging = Belonging(player)
    return not belonging.is_foreign(card) and not belonging.is_barred(card)


@cache
def _distinct() -> tuple[Printing, ...]:
    return tuple([printing for printing in printings() if not printing.is_reprint])
