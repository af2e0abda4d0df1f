"""What the play deck must hold. [DECK-01, DECK-04, DECK-06, DECK-07, DECK-25]"""

from typing import Final

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault
from wizardhaven.decks.nature import chosen, is_avatar, is_place

FEWEST_RESOURCES: Final = 30
MOST_RESOURCES: Final = 50
MOST_CHARACTERS: Final = 10
MOST_AVATARS: Final = 3
FEWEST_CREATURES: Final = 12


def play_deck_faults(deck: Deck) -> list[Fault]:
    """What is wrong with the play deck."""
    found: list[Fault] = []
    places = chosen(deck.play_deck, is_place)
    if places:
        found.append(Fault(Complaint.SITE_IN_PLAY_DECK, tuple(dict.fromkeys(places))))
    return [*found, *_balance(deck), *_characters(deck), *_avatars(deck), *_creatures(deck)]


def _balance(deck: Deck) -> list[Fault]:
    counting = Counting(deck.player)
    resources, hazards = booked = counting.booked(deck.play_deck)
    found = _unbalanced(*booked)
    if found and not _unbalanced(*counting.booked_freely(deck.play_deck)):
        surplus = tuple(dict.fromkeys(counting.never_resources(deck.play_deck)))
        return [Fault(Complaint.THIRD_AS_RESOURCE, surplus, (resources, hazards))]
    return found


def _unbalanced(resources: int, hazards: int) -> list[Fault]:
    found: list[Fault] = []
    if not FEWEST_RESOURCES <= resources <= MOST_RESOURCES:
        numbers = (resources, FEWEST_RESOURCES, MOST_RESOURCES)
        found.append(Fault(Complaint.NUMBER_OF_RESOURCES, (), numbers))
    if resources != hazards:
        found.append(Fault(Complaint.UNEQUAL, (), (resources, hazards)))
    return found


def _characters(deck: Deck) -> list[Fault]:
    characters = chosen(deck.play_deck, Counting(deck.player).is_character)
    if len(characters) <= MOST_CHARACTERS:
        return []
    numbers = (len(characters), MOST_CHARACTERS)
    return [Fault(Complaint.NUMBER_OF_CHARACTERS, tuple(dict.fromkeys(characters)), numbers)]


def _avatars(deck: Deck) -> list[Fault]:
    avatars = chosen(deck.play_deck, is_avatar)
    different = tuple(dict.fromkeys(avatars))
    if len(avatars) > MOST_AVATARS:
        return [Fault(Complaint.NUMBER_OF_AVATARS, different, (len(avatars), MOST_AVATARS))]
    return [Fault(Complaint.THREE_AVATARS, different)] if len(different) == MOST_AVATARS else []


def _creatures(deck: Deck) -> list[Fault]:
    counting = Counting(deck.player)
    worth = {code: counting.halves_of_a_creature(by_code()[code]) for code in deck.play_deck}
    creatures = sum([worth[code] for code in deck.play_deck]) // 2
    if creatures >= FEWEST_CREATURES:
        return []
    counted = tuple([code for code, halves in worth.items() if halves])
    return [Fault(Complaint.FEW_CREATURES, counted, (creatures, FEWEST_CREATURES))]
