"""Numbers that are read from the table, alone and as often as they say."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.counted import land_of, names_of
from wizardhaven.text.german.counting import any_of, number_word
from wizardhaven.text.german.grammar import Case, Gender, Noun, a
from wizardhaven.text.german.holdings import holdings
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import kind
from wizardhaven.text.german.terms import REGION, REGION_TYPES
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import (
    Amount,
    ByStagePoints,
    Count,
    Number,
    is_of_others,
    who_counts,
)
from wizardhaven.vocabulary.marks import Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, With
from wizardhaven.vocabulary.terms import RegionType


def amount(of: Number, scene: Scene) -> str:
    """A number read from the table, as an object."""
    match of:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "seinen ungenutzten allgemeinen Einfluss"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "seinen ungenutzten direkten Einfluss"
        case Amount.PROWESS:
            return "seine Kampfkraft"
        case Amount.PROWESS_FOR_INFLUENCE:
            return "seine Kampfkraft (höchstens sechs) statt seines ungenutzten direkten Einflusses"
        case Amount.MIND:
            return f"die Geisteskraft {scene.target.genitive}"
        case Amount.MARSHALLING_POINTS:
            return "seine Siegpunkte"
        case Amount.STAGE_POINTS:
            return "seine Entwicklungspunkte"
        case Amount.TWICE_PRINTED_PROWESS:
            return "das Doppelte der aufgedruckten Kampfkraft"
        case Count(Tally.SIZE, Subject.COMPANY, times):
            return f"{signed(times)} für jeden Punkt der Größe {scene.company.genitive}"
        case Count(With(whom), Subject.USER, times):
            somebody = a(kind(whom), Case.ACCUSATIVE)
            return f"{signed(times)}, wenn {scene.company.nominative} {somebody} enthält,"
        case Count(_, Subject.USER, times):
            return f"{times}, wenn er {kind(who_counts(of)).after_ein.nominative} ist,"
        case Count(_, Subject.COMPANY, times) if times < 0:
            return f"{signed(times)} für {_every(kind(who_counts(of)))} in {scene.company.dative}"
        case Count(_, Subject.COMPANY, times):
            those = kind(who_counts(of)).plural_after_die.genitive
            count = f"Anzahl der {'anderen ' if is_of_others(of) else ''}{those} in {scene.company.dative}"
            return f"die {count}" if times == 1 else f"{times}-mal die {count}"
        case Count(what, Subject.EVERYBODY):
            return f"die Anzahl der weiteren Karten {_names(what)} im Spiel"
        case Count(what, Subject.PLAYER):
            assert not isinstance(what, Tally)
            return f"die Anzahl deiner Karten {holdings(what)} im Spiel"
        case Count(times=times) if times != 1:
            return f"{signed(times)} {for_each(replace(of, times=1), scene)}"
        case Count(short_of=int() as short):
            return f"die Anzahl der Regionen, die dem Weg {scene.company.genitive} an {short} fehlen,"
        case Count(what):
            regions = _region(land_of(what)).plural_after_die.genitive
            return f"die Anzahl der {regions} auf dem Weg {scene.company.genitive}"
        case ByStagePoints(above=above, otherwise=otherwise):
            first, *others = [(signed(given), bound) for bound, given in above]
            steps = [
                f"{first[0]} bei mehr als {first[1]} Entwicklungspunkten",
                *[f"{given} bei mehr als {bound}" for given, bound in others],
            ]
            fallen = any_of(steps)
            return f"{signed(otherwise)} (bei einem Gefallenen Zauberer um {fallen})" if otherwise else fallen
        case _:
            assert_never(of)


def for_each(of: Number, scene: Scene) -> str:
    """As often as the number says."""
    match of:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "für jeden Punkt des ungenutzten allgemeinen Einflusses seines Spielers"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "für jeden Punkt seines ungenutzten direkten Einflusses"
        case Amount.PROWESS_FOR_INFLUENCE:
            return "für jeden Punkt seiner Kampfkraft, höchstens sechs"
        case Amount.PROWESS:
            return "für jeden Punkt seiner Kampfkraft"
        case Amount.MIND:
            return "für jeden Punkt seiner Geisteskraft"
        case Amount.MARSHALLING_POINTS:
            return "für jeden seiner Siegpunkte"
        case Amount.STAGE_POINTS:
            return "für jeden seiner Entwicklungspunkte"
        case Amount.TWICE_PRINTED_PROWESS:
            return "zweimal für jeden Punkt der aufgedruckten Kampfkraft"
        case Count(Tally.DRAWN):
            return "für jede Karte nach der ersten, die ihr Spieler für sie gezogen hat,"
        case Count(_, Subject.COMPANY, times):
            often = "" if times == 1 else f"{times}-mal "
            return f"{often}für {_every(kind(who_counts(of)), is_of_others(of))} in {scene.company.dative}"
        case Count(what, Subject.EVERYBODY):
            return f"für jede weitere Karte {_names(what)} im Spiel"
        case Count(what, Subject.PLAYER):
            assert not isinstance(what, Tally)
            return f"für jede deiner Karten {holdings(what)} im Spiel"
        case Count(times=times) if times != 1:
            return f"{times}-mal {for_each(replace(of, times=1), scene)}"
        case Count(short_of=int() as short):
            return f"für jede Region, die ihrem Weg an {number_word(short)} fehlt,"
        case Count(what):
            return f"für {_every(_region(land_of(what)))} auf dem Weg {scene.company.genitive}"
        case ByStagePoints():
            return f"so oft, wie dies besagt: {amount(of, scene)},"
        case _:
            assert_never(of)


def _region(region_type: RegionType | None) -> Noun:
    return REGION if region_type is None else REGION_TYPES[region_type]


def _every(word: Noun, other: bool = False) -> str:
    """Each one, as an object: "jeden Charakter", "jede Wildnis", "jeden anderen Krieger"."""
    every = {Gender.MASCULINE: "jeden", Gender.FEMININE: "jede", Gender.NEUTER: "jedes"}
    sort = f"andere{'n' if word.gender is Gender.MASCULINE else ''} " if other else ""
    return f"{every[word.gender]} {sort}{word.after_der.accusative}"


def _names(what: Such | Tally) -> str:
    return any_of([quoted(name) for name in names_of(what)])
