"""When something holds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Able, AllOf, Such, choices, parts
from wizardhaven.vocabulary.terms import Keyword

MAGIC: Final = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)
"""The arts; of other words somebody may be able to use things."""


@dataclass(frozen=True)
class Unless:
    """The condition does not hold. Of a company that is not there neither holds, it nor its contrary."""

    condition: Condition


@dataclass(frozen=True)
class Either:
    """One of these holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Both:
    """All of these hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Is:
    """Somebody or something that the text has already named is such: a player, a company, a card, a site."""

    who: Subject
    such: Such


class Past(Enum):
    """What a company has done, or what has become of it. [ORG-40, ORG-47, ORG-50]"""

    ENTERED = "it has entered its site, in this site phase"
    FACED = "it has faced such an attack this turn"
    JUST_FACED = "it has faced such an attack just now: nothing has been done since"
    JUST_BEATEN = "it has defeated such an attack just now: nothing has been done since"
    BEATEN = "it has faced such an attack this turn, all strikes of which have failed"
    FREED_PRISONERS = "it has freed prisoners in this site phase"
    PLAYED = "it has played such a card in this site phase"
    UNDER = "such a card has been played on it, and what that has brought about still lasts"
    PLAYED_HERE = "this card was played on it at a site of the name of its site"
    JOINED_OR_LEFT = "a character or ally has joined or left it since this card was played on it"
    PARTED = "a character has gone from it into another company since then"
    LEFT = "a character has left it for any reason since then"
    LEADER_LEFT = "a leader has left it since then, wherever he has gone"


JUST_NOW: Final = (Past.JUST_FACED, Past.JUST_BEATEN)
"""What is so only until something else is done."""


@dataclass(frozen=True)
class Happened:
    """That has happened to the company concerned, or it has done it; perhaps with something of a sort."""

    what: Past
    of: Such = ANYTHING


@dataclass(frozen=True)
class There:
    """There is such a one, or there are at least so many: in play, whosever they are.

    Or only among the cards of the player, the characters of the company concerned, or the regions of its site
    path, or of that of its new site, whether or not it moves. Where a creature is keyed to a type of site,
    the site's own path is meant.
    """

    what: Such
    among: Subject | None = None
    at_least: int | Count = 1


Condition: TypeAlias = Unless | Either | Both | Is | Happened | There


def asked_of(conditions: tuple[Condition, ...]) -> list[Condition]:
    """What must hold, or may: also what `Either` and `Both` hold inside, but nothing that must not."""
    found: list[Condition] = []
    for condition in conditions:
        if isinstance(condition, (Either, Both)):
            found.extend(asked_of(condition.conditions))
        else:
            found.append(condition)
    return found


def spoken_of(condition: Condition | None) -> list[Condition]:
    """All that a condition speaks of, whether it must hold or must not."""
    if isinstance(condition, Unless):
        return spoken_of(condition.condition)
    if isinstance(condition, (Either, Both)):
        return [inner for one in condition.conditions for inner in spoken_of(one)]
    return [] if condition is None else [condition]


def recalls_a_foe(condition: Condition | None) -> bool:
    """Whether it asks for somebody faced of whom several things are true at once."""
    faced = [one.of for one in spoken_of(condition) if isinstance(one, Happened) and one.what is Past.FACED]
    return any([isinstance(such, AllOf) for of in faced for such in choices(of)])


def is_of_path(condition: Condition | None) -> bool:
    """Whether it asks what a site path has, and nothing else."""
    if isinstance(condition, Either):
        return all([is_of_path(one) for one in condition.conditions])
    return isinstance(condition, There) and condition.among is Subject.PATH


def thing_used(condition: Condition) -> Keyword | None:
    """What sort of thing the bearer must be able to use, such as a Palantír; magic is no thing. [GLO-122]"""
    if isinstance(condition, Is) and condition.who is Subject.BEARER:
        for part in parts(condition.such):
            if isinstance(part, Able) and part.to_use not in MAGIC:
                return part.to_use
    return None


def sites_asked_for(condition: Condition | None) -> Such | None:
    """At which sites the company must be, if that is what is asked."""
    if isinstance(condition, Is) and condition.who is Subject.SITE:
        return condition.such
    return None
