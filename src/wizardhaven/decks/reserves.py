"""What the sideboard and the pool may hold. [DECK-08 to DECK-12, WIN-26]"""

from collections import Counter
from typing import Final

from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault
from wizardhaven.decks.nature import chosen, is_character, is_hero_avatar, is_minor_item, is_place
from wizardhaven.engine.state.settings import THRESHOLDS, GameLength

MOST_AGAINST_FALLEN_WIZARDS: Final = 10
MOST_CHARACTERS: Final = 10
MOST_ITEMS: Final = 2


def reserve_faults(deck: Deck, length: GameLength) -> list[Fault]:
    """What is wrong with the sideboard and the pool."""
    return [*_sideboard(deck, length), *_avatars(deck), *_pool(deck)]


def _sideboard(deck: Deck, length: GameLength) -> list[Fault]:
    found: list[Fault] = []
    places = chosen(deck.sideboard + deck.against_fallen_wizards, is_place)
    if places:
        found.append(Fault(Complaint.SITE_IN_SIDEBOARD, tuple(dict.fromkeys(places))))
    most = THRESHOLDS[length].sideboard
    if len(deck.sideboard) > most:
        found.append(Fault(Complaint.SIDEBOARD, (), (len(deck.sideboard), most)))
    extra = deck.against_fallen_wizards
    if len(extra) > MOST_AGAINST_FALLEN_WIZARDS:
        numbers = (len(extra), MOST_AGAINST_FALLEN_WIZARDS)
        found.append(Fault(Complaint.AGAINST_FALLEN_WIZARDS, tuple(dict.fromkeys(extra)), numbers))
    return found


def _avatars(deck: Deck) -> list[Fault]:
    cards = deck.play_deck + deck.sideboard + deck.against_fallen_wizards
    copies = Counter(chosen(cards, is_hero_avatar))
    several = tuple([code for code, count in copies.items() if count > 1])
    return [Fault(Complaint.TWO_AVATARS_TWICE, several)] if len(several) > 1 else []


def _pool(deck: Deck) -> list[Fault]:
    found: list[Fault] = []
    characters, items = chosen(deck.pool, is_character), chosen(deck.pool, is_minor_item)
    others = [code for code in deck.pool if code not in characters and code not in items]
    if len(characters) > MOST_CHARACTERS:
        numbers = (len(characters), MOST_CHARACTERS)
        found.append(Fault(Complaint.POOL_CHARACTERS, tuple(dict.fromkeys(characters)), numbers))
    if len(items) > MOST_ITEMS:
        found.append(Fault(Complaint.POOL_ITEMS, tuple(dict.fromkeys(items)), (len(items), MOST_ITEMS)))
    if others:
        found.append(Fault(Complaint.POOL_CARDS, tuple(dict.fromkeys(others))))
    return found
