"""A deck: the cards a player brings to the table, part by part. [DECK-01]"""

from dataclasses import dataclass
from enum import Enum

from wizardhaven.vocabulary.terms import PlayerKind


class Part(Enum):
    """The parts of a deck list, in the order they are written."""

    POOL = "pool"
    CHARACTERS = "characters"
    RESOURCES = "resources"
    HAZARDS = "hazards"
    SIDEBOARD = "sideboard"
    SITES = "sites"


@dataclass(frozen=True)
class Deck:
    """A deck list; each part holds the codes of its cards, one for every copy."""

    title: str
    player: PlayerKind
    avatar: str | None
    pool: tuple[str, ...]
    characters: tuple[str, ...]
    resources: tuple[str, ...]
    hazards: tuple[str, ...]
    sideboard: tuple[str, ...]
    sites: tuple[str, ...]

    @property
    def play_deck(self) -> tuple[str, ...]:
        """The cards that are shuffled and drawn: characters, resources and hazards together."""
        return self.characters + self.resources + self.hazards

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
        """Every card of the deck once, its avatar first, then part by part."""
        avatar = () if self.avatar is None else (self.avatar,)
        listed = [code for part in Part for code in self.part(part)]
        return tuple(dict.fromkeys([*avatar, *listed]))
