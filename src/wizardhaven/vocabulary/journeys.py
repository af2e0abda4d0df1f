"""What holds for a company on its way and at its goal."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Movement


@dataclass(frozen=True)
class NothingAtSite:
    """The company, or every company that moves to the site, does nothing in its site phase. [SITE-03]

    Perhaps one of its characters may tap to be rid of that, even at the beginning of that phase; or its
    player may discard a card of that name from his hand. Or it is not so for a company with such a character.
    """

    of_movers: bool = False
    unless_tapping: Such | None = None
    unless_discarding: str | None = None
    unless_with: Such | None = None


@dataclass(frozen=True)
class CannotMove:
    """The company concerned does not move, or not by these kinds of movement. [ORG-61]"""

    by: tuple[Movement, ...] = ()


@dataclass(frozen=True)
class RestAfterJourney:
    """Right after its movement/hazard phase each company at the site may restore a character. [MOV-42]

    He untaps, or is healed and then tapped. Or everybody of a company that has moved to such a place is
    healed and untapped.
    """

    everybody_at: Such | None = None


OnJourneys: TypeAlias = NothingAtSite | CannotMove | RestAfterJourney
