"""Somebody or something is such, as a German clause that ends with its verb."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from wizardhaven.text.german.alignments import COMPANIES, PLAYERS
from wizardhaven.text.german.counting import all_of, any_of, counted, number_word
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.places import place
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.terms import CARD, CHARACTER, MOVEMENTS, PROTECTED_WIZARDHAVEN
from wizardhaven.text.traits import is_of_moving, positive, traits_of
from wizardhaven.vocabulary.asked_for import among, names_barred_by
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AtLeast, AtMost, BoundFor, Having, Named, Not, Such, parts
from wizardhaven.vocabulary.terms import Alignment, Movement, PlayerKind, Stat, Turned

TURNED: Final = {Turned.UNTAPPED: "nicht getappt", Turned.TAPPED: "getappt", Turned.INVERTED: "umgedreht"}
_YOURS: Final = {"ist": "bist", "hat": "hast", "im Spiel hat": "im Spiel hast"}


def being(holds: Is, scene: Scene) -> str:
    """The clause without its "wenn"."""
    who = subject(holds.who, scene).nominative
    match positive(traits_of(holds)):
        case (AtMost(Tally.BENEATH, most), _):
            return f"höchstens {counted(most, CARD, Case.NOMINATIVE)} darunter liegt"
        case (AtLeast(Tally.BENEATH, least), _):
            return f"mindestens {counted(least, CARD, Case.NOMINATIVE)} unter ihr liegen"
        case (AtLeast(Tally.PLAY_DECK) | AtMost(Tally.PLAY_DECK) as bound, _):
            cards = counted(bound.number, CARD, Case.ACCUSATIVE)
            return f"{_deck(holds.who)} {_bound(bound)} {cards} enthält"
        case (AtMost(Tally.HEADS, 1), _):
            return f"{who} keine anderen Charaktere oder Verbündeten hat"
        case (AllOf((AtMost(Tally.CHARACTERS, 1), Not(Having(ally)))), _):
            but = [quoted(name) for name in names_barred_by(ally)]
            others = f" (außer {all_of(but)})" if but else ""
            return f"{who} keine anderen Charaktere oder Verbündeten{others} hat"
        case (Mark.AHEAD, False):
            return "du mehr Siegpunkte als dein Gegner hast"
        case (Having(Mark.DETAINMENT), False):
            return f"{who} sich einem Verhör stellt"
        case (moving, denied) if is_of_moving(moving):
            return f"{who} sich{' nicht' if denied else ''} {_moving(moving, denied=denied)}"
        case (Mark.REVEALED, denied):
            avatar = "der Avatar deines Gegners" if holds.who is Subject.OPPONENT else "dein Avatar"
            return f"{avatar} {'noch nicht ' if denied else ''}ins Spiel gekommen ist"
        case _:
            return f"{who} {_told([_predicate(trait) for trait in parts(traits_of(holds))], holds.who)}"


def _moving(moving: Such, *, denied: bool) -> str:
    """That a company moves: to such a site, or in that way."""
    match moving:
        case BoundFor(where):
            site = place(where)
            return f"zu {site.forms.dative} bewegt{site.tail.removesuffix(',')}"
        case Movement.REGION:
            return "mit Regionsbewegung zu einem anderen Ort bewegt"
        case Mark.MOVING:
            return "bewegt" if denied else "zu einem anderen Ort bewegt"
        case _:
            return f"{any_of([MOVEMENTS[way] for way in among(moving, Movement)])} bewegt"


def _deck(who: Subject) -> str:
    if who is Subject.OPPONENT:
        return "das Spieldeck deines Gegners"
    return "dein Spieldeck" if who is Subject.PLAYER else "das Spieldeck des Spielers, der am Zug ist,"


def _told(said: Sequence[tuple[str, str]], who: Subject) -> str:
    """What is said of it, verb by verb: "vier Entwicklungspunkte hat und nicht „Alatar“ ist"."""
    told = []
    for verb, same in groupby(said, key=lambda each: each[1]):
        spoken = _YOURS[verb] if who is Subject.PLAYER else verb
        told.append(f"{all_of([what for what, _ in same])} {spoken}")
    return all_of(told)


def _predicate(such: Such) -> tuple[str, str]:
    trait, denied = positive(such)
    no = "nicht " if denied else ""
    match trait:
        case AtLeast() | AtMost():
            return _tally(trait)
        case Having(Named(names)):
            return f"{no}{any_of([quoted(name) for name in names])}", "im Spiel hat"
        case Having(what):
            but = names_barred_by(what)
            others = f" außer {all_of([quoted(name) for name in but])}" if but else ""
            return f"{'keinen' if denied else 'einen'} Verbündeten{others}", "zählt"
        case Named(names):
            return f"{no}{any_of([quoted(name) for name in names])}", "ist"
        case Turned.UNTAPPED if denied:
            return TURNED[Turned.TAPPED], "ist"
        case Turned():
            return f"{no}{TURNED[trait]}", "ist"
        case Mark.NEW:
            return f"{no}in diesem Zug neu im Spiel", "ist"
        case Mark.IN_PLAY:
            return f"{no}im Spiel", "ist"
        case Mark.AMONG_POINTS:
            return f"{no}bei deinen Siegpunkten", "ist"
        case Mark.OVERT:
            return "versteckt" if denied else "offen", "ist"
        case Alignment():
            return f"{no}{a(COMPANIES[trait], Case.NOMINATIVE)}", "ist"
        case Mark.STARTING:
            return f"{no}deine Anfangsgemeinschaft", "ist"
        case _:
            kinds = among(trait, PlayerKind)
            assert kinds, f"there are no words for {trait}"
            return _none_of(kinds) if denied else _one_of(kinds), "ist"


def _one_of(kinds: Sequence[PlayerKind]) -> str:
    return any_of([a(PLAYERS[kind], Case.NOMINATIVE) for kind in kinds])


def _none_of(kinds: Sequence[PlayerKind]) -> str:
    players = [PLAYERS[kind].after_ein.nominative for kind in kinds]
    return f"kein {players[0]}" if len(players) == 1 else f"weder {' noch '.join(players)}"


def _tally(bound: AtLeast | AtMost) -> tuple[str, str]:
    count = bound.number
    match bound.stat:
        case Stat.STAGE_POINTS:
            return f"{_bound(bound)} {count} Entwicklungspunkte", "hat"
        case Tally.STAGE_CARDS:
            return f"{_bound(bound)} {number_word(count)} Entwicklungskarten", "hat"
        case Tally.WIZARDHAVENS:
            most = "höchstens " if isinstance(bound, AtMost) else ""
            return f"{most}{counted(count, PROTECTED_WIZARDHAVEN, Case.ACCUSATIVE)}", "im Spiel hat"
        case Tally.SIZE:
            return f"{_bound(bound)} die Größe {count}", "hat"
        case Tally.CHARACTERS:
            return f"{_bound(bound)} {counted(count, CHARACTER, Case.ACCUSATIVE)}", "zählt"
        case _:
            assert bound.stat is Tally.HEADS, f"there are no words for {bound}"
            return f"{_bound(bound)} {count} Charaktere und Verbündete", "zählt"


def _bound(bound: AtLeast | AtMost) -> str:
    return "mindestens" if isinstance(bound, AtLeast) else "höchstens"
