"""Whether a deck is built as the rules want it, for every kind of player. [DECK-01 to DECK-34]"""

from collections import Counter
from typing import Final

from wizardhaven.catalogue.printing import Kind, Printing, by_code
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.decks.for_its_player import MOST_COPIES, is_scarce, player_faults
from wizardhaven.decks.location import location_faults
from wizardhaven.decks.nature import chosen, is_agent, is_avatar, is_place
from wizardhaven.decks.play_deck import play_deck_faults
from wizardhaven.decks.pool import pool_faults
from wizardhaven.decks.reserves import reserve_faults
from wizardhaven.engine.values import GameLength

MOST_MIND: Final = 36


def faults(
    deck: Deck, length: GameLength = GameLength.SHORT, *, wizard_may_fall: bool = False
) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck in a game of that length; nothing if it may be played."""
    whole = [*_whole_deck(deck), *player_faults(deck, wizard_may_fall=wizard_may_fall)]
    part_by_part = [*play_deck_faults(deck), *reserve_faults(deck, length), *pool_faults(deck)]
    return (*whole, *part_by_part, *location_faults(deck))


def _whole_deck(deck: Deck) -> list[Fault]:
    """What the rules say of all sets together. [DECK-01 to DECK-03, DECK-05]"""
    cards = deck.cards
    wrong = found(
        {
            Complaint.UNIQUE_TWICE: _unique_twice(cards),
            Complaint.FOUR_COPIES: _four_copies(deck),
            Complaint.OF_ANOTHER_AVATAR: _of_another_avatar(deck, cards),
        }
    )
    agents = chosen(cards, is_agent)
    mind = sum([by_code()[code].mind or 0 for code in agents])
    if mind > MOST_MIND:
        wrong.append(Fault(Complaint.MIND_OF_AGENTS, tuple(dict.fromkeys(agents)), (mind, MOST_MIND)))
    return wrong


def _unique_twice(cards: tuple[str, ...]) -> tuple[str, ...]:
    unique = chosen(cards, is_unique)
    copies = Counter([copy_of(by_code()[code]) for code in unique])
    return tuple([code for code in unique if copies[copy_of(by_code()[code])] > 1])


def is_unique(card: Printing) -> bool:
    """Whether all sets together hold it once: avatars and places are counted otherwise. [DECK-02]"""
    return card.unique and not is_avatar(card) and not is_place(card)


def copy_of(card: Printing) -> str:
    """What a unique card is a copy of: manifestations of one resource are copies of one card. [DECK-02]"""
    if card.kind is not Kind.RESOURCE:
        return card.card
    return card.names.en if card.manifests is None else by_code()[card.manifests].names.en


def _four_copies(deck: Deck) -> tuple[str, ...]:
    """What is there too often, unless its player may not even have it three times. [DECK-02, DECK-24]"""
    copies = Counter(deck.cards)
    often = [code for code in deck.cards if copies[code] > MOST_COPIES and not by_code()[code].unique]
    return tuple([code for code in often if not is_scarce(deck.player, by_code()[code])])


def _of_another_avatar(deck: Deck, cards: tuple[str, ...]) -> tuple[str, ...]:
    declared = None if deck.avatar is None else by_code()[deck.avatar].names.en
    return tuple([code for code in cards if by_code()[code].specific not in (None, declared)])
