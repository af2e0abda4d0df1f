"""When something holds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from wizardhaven.vocabulary.places import ANY_SITE, Place
from wizardhaven.vocabulary.selectors import ANYBODY, Characters, Holdings
from wizardhaven.vocabulary.terms import Keyword, PlayerKind, Race, RegionType, Turned


@dataclass(frozen=True)
class Both:
    """All of these hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class InPlay:
    """A card of that name is in play, whoever played it, perhaps at such a site; or none is.

    Perhaps only one of the opponent's is meant.
    """

    name: str
    at: Place | None = None
    absent: bool = False
    opposing: bool = False


@dataclass(frozen=True)
class AtPlace:
    """The company concerned is at such a site, or just not at one; or perhaps it is a starting company.

    Perhaps it must have entered the site, in its site phase; or the site must be one of another name than
    the one where the card was played on the company.
    """

    place: Place
    absent: bool = False
    or_starting: bool = False
    entered: bool = False
    elsewhere: bool = False


@dataclass(frozen=True)
class MovingTo:
    """The company concerned is moving to such a site, perhaps by Region Movement, or is there already.

    Or it is moving from one. Or it is not. Or it leaves one of these regions, or moves through it.
    """

    place: Place = ANY_SITE
    or_at: bool = False
    by_regions: bool = False
    absent: bool = False
    or_from: bool = False
    beyond: tuple[str, ...] = ()


@dataclass(frozen=True)
class PathHas:
    """The company's site path has at least so many regions of a type; one of several ways will do.

    Perhaps it must have no two regions of other types in a row. Or it has none of these ways.
    """

    ways: tuple[tuple[RegionType, int], ...]
    no_two_others: bool = False
    absent: bool = False


@dataclass(frozen=True)
class CardsLie:
    """At least so many cards lie in the player's play deck, or in that of the player whose turn it is.

    Or they lie beneath this card. [OFF-01]
    """

    at_least: int
    whose_turn: bool = False
    beneath: bool = False


class Change(Enum):
    """What must have become of a company since a card was played on it. [ORG-40, ORG-47, ORG-50]"""

    ANY = "a character or ally has joined or left it"
    PARTED = "a character has gone from it into another company"
    LEFT = "a character has left it for any reason"
    LEADER_LEFT = "a leader has left it, wherever he has gone"


@dataclass(frozen=True)
class CompanyChanged:
    """The company is no longer as it was when the card was played on it, in the way that is meant."""

    how: Change = Change.ANY


@dataclass(frozen=True)
class CompanyIs:
    """How large the company is, Hobbits counted as halves; or how many heads it has. [GLO-104]

    Perhaps its allies count as well, cards of some names excepted. Or that it is overt, or just not. [ORG-41]
    Perhaps also that it has no allies, other than those of some names.
    """

    at_least: int | None = None
    at_most: int | None = None
    heads: bool = False
    with_allies: bool = False
    uncounted: tuple[str, ...] = ()
    overt: bool | None = None
    no_allies: bool = False


@dataclass(frozen=True)
class CompanyFaced:
    """The company concerned has faced an attack of these races, or these creatures, this turn.

    Or it has faced one of these races just now: nothing has been done since. Or it has faced an attack of an
    agent, all strikes of which have failed.
    """

    races: tuple[Race, ...] = ()
    creatures: tuple[str, ...] = ()
    just_now: bool = False
    beaten_agent: bool = False


@dataclass(frozen=True)
class BearerIs:
    """The bearer is such a character, perhaps even without what this card gives him.

    Perhaps he must be able to use things of a sort, such as a Palantír [GLO-122], or be at such a site.
    Without any of this the card need only lie on somebody.
    """

    who: Characters = ANYBODY
    even_without: bool = False
    able_to_use: Keyword | None = None
    at: Place | None = None


@dataclass(frozen=True)
class IsAvatar:
    """The bearer, or the card itself, is the player's avatar and follows nobody. [ORG-20]

    Perhaps he must be in that mode, or at such a site. [ORG-75]
    """

    mode: Keyword | None = None
    at: Place | None = None


@dataclass(frozen=True)
class AvatarInPlay:
    """The player's avatar is in play, perhaps at such a site; or he is not. [GLO-009]

    Or he is in a mode, whichever it is. [ORG-75]
    """

    absent: bool = False
    at: Place | None = None
    in_mode: bool = False


@dataclass(frozen=True)
class HigherMindBeside:
    """Somebody in the bearer's company has a higher mind than he has. [GLO-070]"""


@dataclass(frozen=True)
class CompanyHas:
    """The company concerned has a character who is one of these, or at least so many, or it has none."""

    who: tuple[Characters, ...]
    absent: bool = False
    at_least: int = 1


@dataclass(frozen=True)
class CompanyFreed:
    """The company concerned has freed prisoners at such a site in this site phase.

    Or it has played a card of that name there.
    """

    at: Place
    or_played: str


@dataclass(frozen=True)
class CompanyUnder:
    """What a card of that name has brought about still lasts on the company concerned."""

    name: str


@dataclass(frozen=True)
class CardIs:
    """This card lies like that."""

    turned: Turned


@dataclass(frozen=True)
class EachCharacterHas:
    """Each character of the company controls one of these cards."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class OpponentIsNot:
    """The opponent is a player of none of these kinds. [SET-12]"""

    kinds: tuple[PlayerKind, ...]


@dataclass(frozen=True)
class StagePoints:
    """The player has at least so many stage points, or his opponent has; perhaps not as one of these. [FW-26]

    Perhaps also at least so many stage cards.
    """

    at_least: int
    of_opponent: bool = False
    cards_at_least: int = 0
    other_than: tuple[str, ...] = ()


@dataclass(frozen=True)
class YouAre:
    """The player is one of these Fallen-wizards, or one of these is his Wizard; or none is. [FW-33, FW-34]

    If nobody is named: he has revealed his avatar, or has not yet. [ORG-14]
    """

    names: tuple[str, ...] = ()
    absent: bool = False


@dataclass(frozen=True)
class Has:
    """The player has at least so many such cards in play, together perhaps with some others.

    Or he has more of them than of those others. Or just not so many.
    """

    at_least: int
    of: Holdings
    or_of: Holdings | None = None
    more_than: Holdings | None = None
    absent: bool = False


@dataclass(frozen=True)
class HasMorePoints:
    """The player has more marshalling points than his opponent. [WIN-23]"""


@dataclass(frozen=True)
class HasWizardhavens:
    """The player has at least so many protected Wizardhavens in play. [FW-40]"""

    at_least: int = 1


@dataclass(frozen=True)
class FacesDetainment:
    """The company concerned faces a detainment attack. [CMB-53]"""


Condition: TypeAlias = (
    Both
    | InPlay
    | AtPlace
    | MovingTo
    | PathHas
    | CardsLie
    | CompanyChanged
    | CompanyIs
    | CompanyFaced
    | BearerIs
    | IsAvatar
    | AvatarInPlay
    | HigherMindBeside
    | CompanyHas
    | CompanyFreed
    | CompanyUnder
    | CardIs
    | EachCharacterHas
    | OpponentIsNot
    | StagePoints
    | YouAre
    | Has
    | HasWizardhavens
    | FacesDetainment
)

Requirement: TypeAlias = Condition | HasMorePoints
"""What the use of a card may ask for."""
