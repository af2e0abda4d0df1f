"""When something holds."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.selectors import ANYBODY, Characters, Place
from wizardhaven.vocabulary.terms import Keyword, PlayerKind, Race, RegionType


@dataclass(frozen=True)
class InPlay:
    """A card of that name is in play, whoever played it; perhaps it must be at such a site."""

    name: str
    at: Place | None = None


@dataclass(frozen=True)
class NotInPlay:
    """No card of that name is in play."""

    name: str


@dataclass(frozen=True)
class AtPlace:
    """The company concerned is at such a site, or perhaps on its way to one."""

    place: Place
    or_moving_to: bool = False


@dataclass(frozen=True)
class MovingTo:
    """The company concerned is moving to a site that has an automatic-attack."""

    with_automatic_attack: bool = True


@dataclass(frozen=True)
class PathHas:
    """The company's site path has at least so many regions of a type; one of several ways will do."""

    ways: tuple[tuple[RegionType, int], ...]


@dataclass(frozen=True)
class SeaPath:
    """The company's site path has a Coastal Sea and no two other regions in a row."""


@dataclass(frozen=True)
class DeckHolds:
    """The player's play deck has at least so many cards."""

    at_least: int


@dataclass(frozen=True)
class CompanyCount:
    """How many characters the company concerned has."""

    at_least: int


@dataclass(frozen=True)
class CompanySize:
    """How large the company concerned is, Hobbits counted as halves. [GLO-104]"""

    at_most: int


@dataclass(frozen=True)
class CompanyFaced:
    """The company concerned has faced an attack of these races, or these creatures, this turn."""

    races: tuple[Race, ...] = ()
    creatures: tuple[str, ...] = ()


@dataclass(frozen=True)
class BearerIs:
    """The bearer is such a character, perhaps even without what this card gives him.

    Perhaps he must be able to use things of a sort, such as a Palantír. [GLO-122]
    """

    who: Characters = ANYBODY
    even_without: bool = False
    able_to_use: Keyword | None = None


@dataclass(frozen=True)
class EachCharacterHas:
    """Each character of the company controls one of these cards."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class OpponentIsNot:
    """The opponent is a player of none of these kinds. [SET-12]"""

    kinds: tuple[PlayerKind, ...]


Condition: TypeAlias = (
    InPlay
    | NotInPlay
    | AtPlace
    | MovingTo
    | PathHas
    | SeaPath
    | DeckHolds
    | CompanyCount
    | CompanySize
    | CompanyFaced
    | BearerIs
    | EachCharacterHas
    | OpponentIsNot
)
