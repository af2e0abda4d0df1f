"""How much a deck holds, by nature and not by section, and how much it may. [DECK-03 to DECK-12]"""

from dataclasses import dataclass
from enum import Enum

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks import play_deck, pool, reserves
from wizardhaven.decks.construction import MOST_MIND
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.nature import chosen, is_agent, is_avatar, is_minor_item, is_stage_card
from wizardhaven.engine.values import KINDS, THRESHOLDS, GameLength


class Counted(Enum):
    """What is counted."""

    POOL_CHARACTERS = "pool characters"
    POOL_ITEMS = "pool items"
    STAGE_POINTS = "stage points"
    CHARACTERS = "characters"
    AVATARS = "avatars"
    RESOURCES = "resources"
    HAZARDS = "hazards"
    CREATURES = "creatures"
    MIND_OF_AGENTS = "mind of agents"
    SIDEBOARD = "sideboard"
    AGAINST_FALLEN_WIZARDS = "against fallen-wizards"
    SITES = "sites"


@dataclass(frozen=True)
class Count:
    """A number, and between which numbers it must be, if anything is said of that."""

    what: Counted
    number: int
    least: int = 0
    most: int | None = None


def counts(deck: Deck, length: GameLength) -> tuple[Count, ...]:
    """Everything that is counted, as the check counts it."""
    return (*_pool(deck), *_play_deck(deck), *_reserves(deck, length), Count(Counted.SITES, len(deck.sites)))


def _pool(deck: Deck) -> list[Count]:
    characters = len(chosen(deck.pool, Counting(deck.player).is_character))
    items = len(chosen(deck.pool, is_minor_item))
    found = [
        Count(Counted.POOL_CHARACTERS, characters, 0, pool.MOST_CHARACTERS),
        Count(Counted.POOL_ITEMS, items, 0, pool.MOST_ITEMS),
    ]
    needed = KINDS[deck.player].deck.starting_stage_points
    if needed:
        points = sum([by_code()[code].stage_points or 0 for code in chosen(deck.pool, is_stage_card)])
        found.append(Count(Counted.STAGE_POINTS, points, needed, needed))
    return found


def _play_deck(deck: Deck) -> list[Count]:
    counting = Counting(deck.player)
    resources, hazards = counting.booked(deck.play_deck)
    characters = len(chosen(deck.play_deck, counting.is_character))
    halves = sum([counting.halves_of_a_creature(by_code()[code]) for code in deck.play_deck])
    return [
        Count(Counted.CHARACTERS, characters, 0, play_deck.MOST_CHARACTERS),
        Count(Counted.AVATARS, len(chosen(deck.play_deck, is_avatar)), 0, play_deck.MOST_AVATARS),
        Count(Counted.RESOURCES, resources, play_deck.FEWEST_RESOURCES, play_deck.MOST_RESOURCES),
        Count(Counted.HAZARDS, hazards, resources, resources),
        Count(Counted.CREATURES, halves // 2, play_deck.FEWEST_CREATURES),
    ]


def _reserves(deck: Deck, length: GameLength) -> list[Count]:
    agents = sum([by_code()[code].mind or 0 for code in chosen(deck.cards, is_agent)])
    extra = len(deck.against_fallen_wizards)
    return [
        Count(Counted.MIND_OF_AGENTS, agents, 0, MOST_MIND),
        Count(Counted.SIDEBOARD, len(deck.sideboard), 0, THRESHOLDS[length].sideboard),
        Count(Counted.AGAINST_FALLEN_WIZARDS, extra, 0, reserves.MOST_AGAINST_FALLEN_WIZARDS),
    ]
