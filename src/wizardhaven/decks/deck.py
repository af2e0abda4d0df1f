"""A deck: the cards a player brings to the table, part by part. [DECK-01, DECK-10]"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from wizardhaven.vocabulary.terms import PlayerKind

AGAINST_FALLEN_WIZARDS: Final = "against fallen-wizards"
MOST_CARDS: Final = 500
"""More than any deck may hold, all sites included; what is larger is not read to its end."""


class Part(Enum):
    """The parts of a deck that every game is played with, in the order they are written."""

    POOL = "pool"
    CHARACTERS = "characters"
    RESOURCES = "resources"
    HAZARDS = "hazards"
    SIDEBOARD = "sideboard"
    SITES = "sites"


@dataclass(frozen=True)
class Deck:
    """A deck list; each part holds the codes of its cards, one for every copy.

    The cards against Fallen-wizards do not exist in a game against anyone else. [DECK-10]
    """

    title: str
    player: PlayerKind
    avatar: str | None
    pool: tuple[str, ...]
    characters: tuple[str, ...]
    resources: tuple[str, ...]
    hazards: tuple[str, ...]
    sideboard: tuple[str, ...]
    sites: tuple[str, ...]
    against_fallen_wizards: tuple[str, ...] = ()

    @property
    def play_deck(self) -> tuple[str, ...]:
        """The cards that are shuffled and drawn: characters, resources and hazards together."""
        return self.characters + self.resources + self.hazards

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards but the sites, to which the limits for the whole deck apply. [DECK-01]"""
        return self.play_deck + self.sideboard + self.against_fallen_wizards + self.pool

    def part(self, part: Part) -> tuple[str, ...]:
        """The cards of one part."""
        match part:
            case Part.POOL:
                return self.pool
            case Part.CHARACTERS:
                return self.characters
            case Part.RESOURCES:
                return self.resources
            case Part.HAZARDS:
                return self.hazards
            case Part.SIDEBOARD:
                return self.sideboard
            case Part.SITES:
                return self.sites

    def distinct(self) -> tuple[str, ...]:
        """Every card once, the avatar first, then part by part."""
        avatar = () if self.avatar is None else (self.avatar,)
        listed = [code for part in Part for code in self.part(part)]
        listed += self.against_fallen_wizards
        return tuple(dict.fromkeys([*avatar, *listed]))
