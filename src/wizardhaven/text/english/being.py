"""Somebody or something is such, as an English clause."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from wizardhaven.text.english.alignments import a_player
from wizardhaven.text.english.grammar import counted, listed, number, possessive
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.traits import is_of_moving, positive, traits_of
from wizardhaven.vocabulary.asked_for import among, names_barred_by
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AtLeast, AtMost, BoundFor, Having, Named, Not, Such, parts
from wizardhaven.vocabulary.terms import Alignment, Movement, PlayerKind, Stat, Turned

_YOURS: Final = {"is": "are", "has": "have"}
_COUNTED: Final = {
    Tally.CHARACTERS: ("character", "characters"),
    Tally.STAGE_CARDS: ("stage card", "stage cards"),
    Tally.WIZARDHAVENS: ("protected Wizardhaven", "protected Wizardhavens"),
    Tally.HEADS: ("character or ally", "characters and allies"),
}


def being(holds: Is, scene: Scene) -> str:
    """The clause itself, without "if"."""
    match positive(traits_of(holds)):
        case (AtMost(Tally.BENEATH, most), _):
            return f"at most {counted(most, 'card lies', 'cards lie')} beneath it"
        case (AtLeast(Tally.BENEATH, least), _):
            return f"at least {counted(least, 'card lies', 'cards lie')} beneath it"
        case (AtLeast(Tally.PLAY_DECK) | AtMost(Tally.PLAY_DECK) as bound, _):
            deck = _of(holds.who, "play deck", scene)
            return f"{deck} has {_bound(bound)} {counted(bound.number, 'card', 'cards')}"
        case (AtLeast(Tally.SIZE) | AtMost(Tally.SIZE) as bound, _):
            size = f"{_bound(bound)} {number(bound.number)}"
            return f"{possessive(subject(holds.who, scene))} size is {size}"
        case (AtMost(Tally.HEADS, 1), _):
            return f"there are no other characters or allies in {subject(holds.who, scene)}"
        case (AllOf((AtMost(Tally.CHARACTERS, 1), Not(Having(ally)))), _):
            others = f" (except {listed(names_barred_by(ally), 'and')})" if names_barred_by(ally) else ""
            return f"there are no other characters or allies{others} in {subject(holds.who, scene)}"
        case (Mark.AHEAD, False):
            return "you have more marshalling points than your opponent"
        case (Having(Mark.DETAINMENT), False):
            return f"{subject(holds.who, scene)} faces a detainment attack"
        case (moving, denied) if is_of_moving(moving):
            return (
                f"{subject(holds.who, scene)} is {'not ' if denied else ''}{_moving(moving, denied=denied)}"
            )
        case (Mark.REVEALED, denied):
            return f"{_of(holds.who, 'avatar', scene)} has {'not yet ' if denied else ''}come into play"
        case _:
            said = [_predicate(trait) for trait in parts(traits_of(holds))]
            return f"{subject(holds.who, scene)} {_told(said, holds.who)}"


def _moving(moving: Such, *, denied: bool) -> str:
    """That a company moves: to such a site, or in that way."""
    match moving:
        case BoundFor(where):
            return f"moving to {place(where)}"
        case Mark.MOVING:
            return "moving" if denied else "moving to a site"
        case _:
            return f"moving to a site by {listed([way.value for way in among(moving, Movement)], 'or')}"


def _of(who: Subject, thing: str, scene: Scene) -> str:
    return f"your {thing}" if who is Subject.PLAYER else f"the {thing} of {subject(who, scene)}"


def _told(said: Sequence[tuple[str, str]], who: Subject) -> str:
    """What is said of it, verb by verb: "has four stage points and two stage cards and is not Alatar"."""
    told = []
    for verb, same in groupby(said, key=lambda each: each[0]):
        spoken = _YOURS[verb] if who is Subject.PLAYER else verb
        told.append(f"{spoken} {listed([what for _, what in same], 'and')}")
    return listed(told, "and")


def _predicate(such: Such) -> tuple[str, str]:
    trait, denied = positive(such)
    no = "not " if denied else ""
    match trait:
        case AtLeast() | AtMost():
            return "has", _tally(trait)
        case Having(Named(names)):
            return ("has", f"{'no ' if denied else ''}{listed(names, 'or')} in play")
        case Having(what):
            but = names_barred_by(what)
            others = f" other than {listed(but, 'and')}" if but else ""
            return "has", f"{'no' if denied else 'an'} ally{others}"
        case Named(names):
            return "is", f"{no}{listed(names, 'or')}"
        case Turned():
            return "is", f"{no}{trait.value}"
        case Mark.NEW:
            return "is", f"{no}newly in play this turn"
        case Mark.IN_PLAY:
            return "is", f"{no}in play"
        case Mark.AMONG_POINTS:
            return "is", f"{no}in your marshalling point pile"
        case Mark.OVERT:
            return "is", "covert" if denied else "overt"
        case Alignment():
            return "is", f"{no}a {trait.value} company"
        case Mark.STARTING:
            return "is", f"{no}a starting company"
        case PlayerKind():
            return "is", f"{no}{a_player([trait])}"
        case _:
            kinds = among(trait, PlayerKind)
            assert kinds, f"there are no words for {trait}"
            return "is", f"{no}{a_player(kinds)}"


def _tally(bound: AtLeast | AtMost) -> str:
    match bound:
        case AtLeast(Stat.STAGE_POINTS, least):
            return f"{least} or more stage points"
        case AtMost(Stat.STAGE_POINTS, most):
            return f"at most {most} stage points"
        case AtLeast(Tally.WIZARDHAVENS, least):
            return counted(least, *_COUNTED[Tally.WIZARDHAVENS])
        case _:
            assert isinstance(bound.stat, Tally), f"there are no words for {bound}"
            return f"{_bound(bound)} {counted(bound.number, *_COUNTED[bound.stat])}"


def _bound(bound: AtLeast | AtMost) -> str:
    return "at least" if isinstance(bound, AtLeast) else "at most"
