"""Selectors of cards, sorted for a sentence: a language needs an order of its own, whatever the card's is."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AnyOf, HomeAt, Named, Needing, Not, Such, With, choices, parts
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    Race,
    Side,
    SiteType,
    Skill,
    State,
    Turned,
)

Nominal: TypeAlias = Sort | ItemClass | Side | Keyword
"""What a language has a noun for."""


@dataclass(frozen=True)
class Meant:
    """Which card is meant: nouns of which one will do, and what else must be true of it."""

    nouns: tuple[Nominal, ...] = ()
    """None of them: a card, whatever it is."""
    names: tuple[str, ...] = ()
    side: Side | None = None
    """Where the noun is a sort of card that both sides have."""
    races: tuple[Race, ...] = ()
    alignment: Alignment | None = None
    unique: bool | None = None
    being: tuple[Keyword, ...] = ()
    """Of an item of a class: what it must be besides."""
    other_than: tuple[Keyword | Length, ...] = ()
    homes: tuple[SiteType, ...] = ()
    needing: Skill | None = None
    here: bool = False
    following: bool = False
    """Ringwraiths who follow another one in the company that the card is with."""
    beside: bool = False
    """On the same card as this one, and another than it."""
    states: tuple[State | Turned, ...] = ()


def ways(such: Such) -> tuple[Meant, ...]:
    """What is meant, one of which will do; plain nouns of which one will do are a single way."""
    if isinstance(such, AnyOf) and any(isinstance(way, AllOf) for way in choices(such)):
        return tuple([_sorted(way) for way in choices(such)])
    return (_sorted(such),)


def _sorted(such: Such) -> Meant:
    meant = Meant()
    for part in parts(such):
        meant = _with(meant, part)
    return meant


def _with(meant: Meant, part: Such) -> Meant:
    one = choices(part)
    races = tuple([trait for trait in one if isinstance(trait, Race)])
    nouns = tuple([trait for trait in one if isinstance(trait, Sort | ItemClass | Side | Keyword)])
    if len(races) == len(one):
        return replace(meant, races=races)
    states = tuple([trait for trait in one if isinstance(trait, State | Turned)])
    if len(states) == len(one):
        return replace(meant, states=states)
    if len(nouns) == len(one):
        return _with_nouns(meant, nouns)
    match part:
        case Named(names):
            return replace(meant, names=names)
        case Alignment():
            return replace(meant, alignment=part)
        case Mark.UNIQUE | Not(Mark.UNIQUE):
            return replace(meant, unique=part is Mark.UNIQUE)
        case Mark.BESIDE_THIS:
            return replace(meant, beside=True)
        case Mark.FOLLOWER | With(Subject.COMPANY):
            return replace(meant, following=True)
        case Mark.PLAYABLE_HERE:
            return replace(meant, here=True)
        case Not(Keyword() | Length() as other):
            return replace(meant, other_than=(*meant.other_than, other))
        case HomeAt(site):
            return replace(meant, homes=tuple([home for home in choices(site) if isinstance(home, SiteType)]))
        case Needing(Skill() as skill):
            return replace(meant, needing=skill)
        case _:
            raise AssertionError(f"there are no words for a card that is {part}")


def _with_nouns(meant: Meant, nouns: tuple[Nominal, ...]) -> Meant:
    """The sort or the class is the noun; of which side or with which words on it comes besides."""
    if not meant.nouns:
        return replace(meant, nouns=nouns)
    if _rank(nouns) > _rank(meant.nouns):
        return _besides(replace(meant, nouns=nouns), meant.nouns)
    return _besides(meant, nouns)


def _rank(nouns: tuple[Nominal, ...]) -> int:
    return (Side, Keyword, Sort, ItemClass).index(type(nouns[0]))


def _besides(meant: Meant, nouns: tuple[Nominal, ...]) -> Meant:
    for noun in nouns:
        if isinstance(noun, Side):
            meant = replace(meant, side=noun)
        else:
            assert isinstance(noun, Keyword), f"there are no words for {meant.nouns} that are {noun}"
            meant = replace(meant, being=(*meant.being, noun))
    return meant
