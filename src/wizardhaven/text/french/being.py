"""Somebody or something is such, as a French clause."""

from collections.abc import Sequence
from itertools import groupby

from wizardhaven.text.french.alignments import COMPANIES, PLAYERS
from wizardhaven.text.french.counting import all_of, any_of, counted, number_word
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.terms import CARD, CHARACTER, MOVEMENTS, POINT, PROTECTED_WIZARDHAVEN
from wizardhaven.text.traits import is_of_moving, positive, traits_of
from wizardhaven.vocabulary.asked_for import among, names_barred_by
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AtLeast, AtMost, BoundFor, Having, Named, Not, Such, parts
from wizardhaven.vocabulary.terms import Alignment, Movement, PlayerKind, Stat, Turned


def being(holds: Is, scene: Scene) -> str:
    """The clause without its "si"."""
    who = subject(holds.who, scene).text
    match positive(traits_of(holds)):
        case (AtMost(Tally.BENEATH, most), _):
            return f"au plus {counted(most, CARD)} se trouve dessous"
        case (AtLeast(Tally.BENEATH, least), _):
            return f"au moins {counted(least, CARD)} se trouvent sous elle"
        case (AtLeast(Tally.PLAY_DECK) | AtMost(Tally.PLAY_DECK) as bound, _):
            return f"{_deck(holds.who)} compte {_bound(bound)} {counted(bound.number, CARD)}"
        case (AtMost(Tally.HEADS, 1), _):
            return f"{who} ne compte aucun autre personnage ni allié"
        case (AllOf((AtMost(Tally.CHARACTERS, 1), Not(Having(ally)))), _):
            but = [quoted(name) for name in names_barred_by(ally)]
            others = f" (sauf {all_of(but)})" if but else ""
            return f"{who} ne compte aucun autre personnage ni allié{others}"
        case (Mark.AHEAD, False):
            return f"vous avez plus de {POINT.plural} que votre adversaire"
        case (Having(Mark.DETAINMENT), False):
            return f"{who} affronte une attaque dilatoire"
        case (moving, denied) if is_of_moving(moving):
            return f"{who} {'ne bouge pas' if denied else 'bouge'}{_moving(moving, denied=denied)}"
        case (Mark.REVEALED, denied):
            avatar = "l'avatar de votre adversaire" if holds.who is Subject.OPPONENT else "votre avatar"
            is_there = "n'est pas encore" if denied else "est"
            return f"{avatar} {is_there} entré en jeu"
        case _:
            said = [_predicate(trait, holds.who, scene) for trait in parts(traits_of(holds))]
            return f"{who} {_told(said)}"


def _moving(moving: Such, *, denied: bool) -> str:
    """Where a company moves, or in which way."""
    match moving:
        case BoundFor(where):
            return f" vers {place(where).text}"
        case Movement.REGION:
            return " de région en région vers un autre site"
        case Mark.MOVING:
            return "" if denied else " vers un autre site"
        case _:
            return f" {any_of([MOVEMENTS[way] for way in among(moving, Movement)])}"


def _deck(who: Subject) -> str:
    if who is Subject.OPPONENT:
        return "le deck de jeu de votre adversaire"
    return "votre deck de jeu" if who is Subject.PLAYER else "le deck de jeu du joueur dont c'est le tour"


def _told(said: Sequence[tuple[str, str]]) -> str:
    """What is said of it, verb by verb: "a quatre points de Déchu et n'est pas « Alatar »"."""
    told = []
    flat = [
        ("compte" if verb == "ne compte" and said[0][0] == "compte" else verb, what) for verb, what in said
    ]
    for verb, same in groupby(flat, key=lambda each: each[0]):
        told.append(f"{verb} {all_of([what for _, what in same])}")
    return " et ".join(told)


def _predicate(such: Such, who: Subject, scene: Scene) -> tuple[str, str]:
    trait, denied = positive(such)
    yours = who is Subject.PLAYER
    no, has = ("n'êtes pas" if yours else "n'est pas"), ("avez" if yours else "a")
    being_so = no if denied else ("êtes" if yours else "est")
    match trait:
        case AtLeast() | AtMost():
            return _tally(trait, has)
        case Having(Named(names)):
            having = f"n'{has} pas" if denied else has
            return having, f"{any_of([quoted(name) for name in names])} en jeu"
        case Having(what):
            but = names_barred_by(what)
            others = f" sauf {all_of([quoted(name) for name in but])}" if but else ""
            return ("ne compte" if denied else "compte"), f"{'aucun' if denied else 'un'} allié{others}"
        case Named(names):
            return being_so, any_of([quoted(name) for name in names])
        case Turned.UNTAPPED:
            return "est" if denied else no, subject(who, scene).agreeing("engagé")
        case Turned():
            how = "retourné" if trait is Turned.INVERTED else "engagé"
            return being_so, subject(who, scene).agreeing(how)
        case Mark.NEW:
            return being_so, "nouvellement en jeu ce tour-ci"
        case Mark.IN_PLAY:
            return being_so, "en jeu"
        case Mark.AMONG_POINTS:
            return being_so, "parmi vos points de rassemblement"
        case Mark.OVERT:
            return "est", "voilée" if denied else "dévoilée"
        case Alignment():
            return being_so, f"une {COMPANIES[trait].singular}"
        case Mark.STARTING:
            return being_so, "votre compagnie de départ"
        case _:
            kinds = among(trait, PlayerKind)
            assert kinds, f"there are no words for {trait}"
            return (
                _none_of(kinds) if denied else (being_so, any_of([PLAYERS[kind].singular for kind in kinds]))
            )


def _none_of(kinds: Sequence[PlayerKind]) -> tuple[str, str]:
    if len(kinds) == 1:
        return "n'est pas", PLAYERS[kinds[0]].singular
    return "n'est", " ".join([f"ni {PLAYERS[kind].singular}" for kind in kinds])


def _tally(bound: AtLeast | AtMost, has: str) -> tuple[str, str]:
    count = bound.number
    match bound.stat:
        case Stat.STAGE_POINTS:
            return has, f"{_bound(bound)} {count} points de Déchu"
        case Tally.STAGE_CARDS:
            return has, f"{_bound(bound)} {number_word(count)} cartes de Déchu"
        case Tally.WIZARDHAVENS:
            most = "au plus " if isinstance(bound, AtMost) else ""
            return has, f"en jeu {most}{counted(count, PROTECTED_WIZARDHAVEN)}"
        case Tally.SIZE:
            return "est", f"d'une taille de {count} {_bound(bound)}"
        case Tally.CHARACTERS:
            return "compte", f"{_bound(bound)} {counted(count, CHARACTER)}"
        case _:
            assert bound.stat is Tally.HEADS, f"there are no words for {bound}"
            return "compte", f"{_bound(bound)} {count} personnages et alliés"


def _bound(bound: AtLeast | AtMost) -> str:
    return "au moins" if isinstance(bound, AtLeast) else "au plus"
