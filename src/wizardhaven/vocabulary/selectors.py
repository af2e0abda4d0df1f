"""Which cards, companies, sites and attacks are meant."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from wizardhaven.vocabulary.such import Sort
from wizardhaven.vocabulary.terms import Alignment, Keyword, Points, Race


class Subject(Enum):
    """Somebody or something that the text has already named."""

    THIS_CARD = "this card"
    BEARER = "the card's bearer"
    USER = "the character who uses it"
    TARGET = "the target"
    COMPANY = "the company concerned"
    SITE = "the company's site"
    PLAYER = "the card's player, or its bearer's"
    OPPONENT = "his opponent"
    ON_GUARD = "what lies on-guard with the company"
    EVERYBODY = "every character of either player"


class Whose(Enum):
    """Whose characters or companies are meant."""

    OWN = "of the card's player"
    OF_THE_COMPANY = "of the company at hand: hazards are being played on it, or it is at its site"
    ANYBODYS = "of either player"


ANYBODY: Final = Sort.CHARACTER
"""Whoever is a character, or stands in for one where the rules let him."""


@dataclass(frozen=True)
class Holdings:
    """Cards that a player has in play, or has defeated, by what their points count as; all given must hold.

    By name, race, keyword (one of several, or none of several), by what is printed on them, and by the
    marshalling points that they normally give. Perhaps only those in the company of his avatar, or in
    companies at no haven of his; perhaps only those that came into play after the card that says so. Perhaps
    only factions that can be played near the target, a site. Or the very card that the one which says so is
    kept with, or lies on.
    """

    sources: tuple[Points, ...] = ()
    name: str | None = None
    races: tuple[Race, ...] = ()
    other_than: tuple[Race, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    no_keywords: tuple[Keyword, ...] = ()
    ring: bool | None = None
    unique: bool | None = None
    alignment: Alignment | None = None
    normally_at_least: int | None = None
    normally_at_most: int | None = None
    with_prowess: bool = False
    starred: bool | None = None
    information: bool = False
    with_avatar: bool = False
    away_from_havens: bool = False
    later: bool = False
    near_target: bool = False
    kept_with: bool = False
    bearer: bool = False
