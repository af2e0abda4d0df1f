"""The sections of a deck list: its parts, and the cards kept for Fallen-wizards. [DECK-01, DECK-10]"""

from dataclasses import replace
from enum import Enum
from typing import Final

from wizardhaven.decks.deck import AGAINST_FALLEN_WIZARDS, Deck, Part


class Section(Enum):
    """Every place in a deck where a card can be, in the order they are written."""

    POOL = Part.POOL.value
    CHARACTERS = Part.CHARACTERS.value
    RESOURCES = Part.RESOURCES.value
    HAZARDS = Part.HAZARDS.value
    SIDEBOARD = Part.SIDEBOARD.value
    SITES = Part.SITES.value
    AGAINST_FALLEN_WIZARDS = AGAINST_FALLEN_WIZARDS


PLAY_DECK: Final = (Section.CHARACTERS, Section.RESOURCES, Section.HAZARDS)


def cards_in(deck: Deck, section: Section) -> tuple[str, ...]:
    """The cards of a section, a code for every copy."""
    if section is Section.AGAINST_FALLEN_WIZARDS:
        return deck.against_fallen_wizards
    return deck.part(Part(section.value))


def with_cards(deck: Deck, section: Section, cards: tuple[str, ...]) -> Deck:
    """The deck with other cards in one section."""
    match section:
        case Section.POOL:
            return replace(deck, pool=cards)
        case Section.CHARACTERS:
            return replace(deck, characters=cards)
        case Section.RESOURCES:
            return replace(deck, resources=cards)
        case Section.HAZARDS:
            return replace(deck, hazards=cards)
        case Section.SIDEBOARD:
            return replace(deck, sideboard=cards)
        case Section.SITES:
            return replace(deck, sites=cards)
        case Section.AGAINST_FALLEN_WIZARDS:
            return replace(deck, against_fallen_wizards=cards)
