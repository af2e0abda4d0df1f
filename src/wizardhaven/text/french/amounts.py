"""Numbers that are read from the table, alone and as often as they say."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.counted import land_of, names_of
from wizardhaven.text.french.counting import any_of, number_word
from wizardhaven.text.french.grammar import Noun, a, of, of_many
from wizardhaven.text.french.holdings import holdings
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import kind
from wizardhaven.text.french.terms import REGION, REGION_TYPES
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


def amount(of_what: Number, scene: Scene) -> str:
    """A number read from the table."""
    match of_what:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "son influence générale inutilisée"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "son influence directe inutilisée"
        case Amount.PROWESS:
            return "sa prouesse"
        case Amount.PROWESS_FOR_INFLUENCE:
            return "sa prouesse (six au plus) au lieu de son influence directe inutilisée"
        case Amount.MIND:
            return f"l'esprit {of(scene.target.text)}"
        case Amount.MARSHALLING_POINTS:
            return "ses points de rassemblement"
        case Amount.STAGE_POINTS:
            return "ses points de Déchu"
        case Amount.TWICE_PRINTED_PROWESS:
            return "le double de la prouesse imprimée"
        case Count(Tally.SIZE, Subject.COMPANY, times):
            return f"{signed(times)} pour chaque point de la taille {of(scene.company.text)}"
        case Count(With(whom), Subject.USER, times):
            return f"{signed(times)} si {scene.company.text} compte {a(kind(whom))}"
        case Count(_, Subject.USER, times):
            return f"{times} s'il est {kind(who_counts(of_what)).singular}"
        case Count(_, Subject.COMPANY, times) if times < 0:
            return (
                f"{signed(times)} pour chaque {kind(who_counts(of_what)).singular} {of(scene.company.text)}"
            )
        case Count(_, Subject.COMPANY, times):
            often, those = "" if times == 1 else f"{times} fois ", kind(who_counts(of_what))
            meant = f"d'autres {those.plural}" if is_of_others(of_what) else of_many(those)
            return f"{often}le nombre {meant} {of(scene.company.text)}"
        case Count(what, Subject.EVERYBODY):
            return f"le nombre d'autres cartes {_names(what)} en jeu"
        case Count(what, Subject.PLAYER):
            assert not isinstance(what, Tally)
            return f"le nombre de vos cartes {holdings(what)} en jeu"
        case Count(times=times) if times != 1:
            return f"{signed(times)} {for_each(replace(of_what, times=1), scene)}"
        case Count(short_of=int() as short):
            return f"le nombre de régions qui manquent au trajet {of(scene.company.text)} pour {short}"
        case Count(what):
            return f"le nombre {of_many(_region(land_of(what)))} sur le trajet {of(scene.company.text)}"
        case ByStagePoints(above=above, otherwise=otherwise):
            first, *others = [(signed(given), bound) for bound, given in above]
            steps = [
                f"{first[0]} si ses points de Déchu dépassent {first[1]}",
                *[f"{given} s'ils dépassent {bound}" for given, bound in others],
            ]
            fallen = any_of(steps)
            return f"{signed(otherwise)} (pour un Sorcier Corrompu, de {fallen})" if otherwise else fallen
        case _:
            assert_never(of_what)


def for_each(of_what: Number, scene: Scene) -> str:
    """As often as the number says."""
    match of_what:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "pour chaque point d'influence générale inutilisée de son joueur"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "pour chaque point de son influence directe inutilisée"
        case Amount.PROWESS_FOR_INFLUENCE:
            return "pour chaque point de sa prouesse, six au plus"
        case Amount.PROWESS:
            return "pour chaque point de sa prouesse"
        case Amount.MIND:
            return "pour chaque point de son esprit"
        case Amount.MARSHALLING_POINTS:
            return "pour chacun de ses points de rassemblement"
        case Amount.STAGE_POINTS:
            return "pour chacun de ses points de Déchu"
        case Amount.TWICE_PRINTED_PROWESS:
            return "deux fois pour chaque point de la prouesse imprimée"
        case Count(Tally.DRAWN):
            return "pour chaque carte au-delà de la première que son joueur a tirée pour elle"
        case Count(_, Subject.COMPANY, times):
            often = "" if times == 1 else f"{times} fois "
            meant = f"{'autre ' if is_of_others(of_what) else ''}{kind(who_counts(of_what)).singular}"
            return f"{often}pour chaque {meant} {of(scene.company.text)}"
        case Count(what, Subject.EVERYBODY):
            return f"pour chaque autre carte {_names(what)} en jeu"
        case Count(what, Subject.PLAYER):
            assert not isinstance(what, Tally)
            return f"pour chacune de vos cartes {holdings(what)} en jeu"
        case Count(times=times) if times != 1:
            return f"{times} fois {for_each(replace(of_what, times=1), scene)}"
        case Count(short_of=int() as short):
            return f"pour chaque région qui manque à son trajet pour en avoir {number_word(short)}"
        case Count(what):
            return f"pour chaque {_region(land_of(what)).singular} sur le trajet {of(scene.company.text)}"
        case ByStagePoints():
            return f"autant de fois que ceci : {amount(of_what, scene)}"
        case _:
            assert_never(of_what)


def _region(region_type: RegionType | None) -> Noun:
    return REGION if region_type is None else REGION_TYPES[region_type]


def _names(what: Such | Tally) -> str:
    return any_of([quoted(name) for name in names_of(what)])
