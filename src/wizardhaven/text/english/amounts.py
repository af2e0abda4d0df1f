"""Numbers that are read from the table, alone and as often as they say."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.counted import land_of, names_of
from wizardhaven.text.english.grammar import listed, number, possessive, with_article
from wizardhaven.text.english.holdings import holdings
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind
from wizardhaven.text.english.terms import regions
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
from wizardhaven.vocabulary.such import With
from wizardhaven.vocabulary.terms import RegionType


def amount(of: Number, scene: Scene) -> str:
    """A number read from the table."""
    match of:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "his unused general influence"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "his unused direct influence"
        case Amount.PROWESS:
            return "his prowess"
        case Amount.PROWESS_FOR_INFLUENCE:
            return "his prowess (six at most) in place of his unused direct influence"
        case Amount.MIND:
            return f"the mind of {scene.target}"
        case Amount.MARSHALLING_POINTS:
            return "its marshalling points"
        case Amount.STAGE_POINTS:
            return "his stage points"
        case Amount.TWICE_PRINTED_PROWESS:
            return "twice his printed prowess"
        case Count(Tally.SIZE, Subject.COMPANY, times):
            return f"{signed(times)} for each point of {possessive(scene.company)} size"
        case Count(With(whom), Subject.USER, times):
            return f"{signed(times)} if {scene.company} contains {with_article(kind(whom)[0])}"
        case Count(_, Subject.USER, times):
            return f"{times} if he is {with_article(kind(who_counts(of))[0])}"
        case Count(_, Subject.COMPANY, times) if times < 0:
            return f"{signed(times)} for each {kind(who_counts(of))[0]} in {scene.company}"
        case Count(_, Subject.COMPANY, times):
            often = "" if times == 1 else f"{number(times)} times "
            those = f"{'other ' if is_of_others(of) else ''}{kind(who_counts(of))[1]}"
            return f"{often}the number of {those} in {scene.company}"
        case Count(what, Subject.EVERYBODY):
            return f"the number of other copies of {listed(names_of(what), 'or')} in play"
        case Count(what, Subject.PLAYER):
            assert not isinstance(what, Tally)
            return f"the number of {holdings(what)} that you have in play"
        case Count(times=times) if times != 1:
            return f"{signed(times)} {for_each(replace(of, times=1), scene)}"
        case Count(short_of=int() as short):
            path = f"{possessive(scene.company)} site path"
            return f"the number of regions by which {path} falls short of {number(short)}"
        case Count(what):
            return f"the number of {_regions(land_of(what))[1]} in {possessive(scene.company)} site path"
        case ByStagePoints(above=above, otherwise=otherwise):
            first, *others = [(f"{signed(given)}", bound) for bound, given in above]
            steps = [
                f"{first[0]} if his stage points exceed {first[1]}",
                *[f"{given} if they exceed {bound}" for given, bound in others],
            ]
            fallen = listed(steps, "or")
            return f"{signed(otherwise)}, or for a Fallen-wizard by {fallen}" if otherwise else fallen
        case _:
            assert_never(of)


def for_each(of: Number, scene: Scene) -> str:
    """So many times as the number says."""
    match of:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "for each point of his player's unused general influence"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "for each point of his unused direct influence"
        case Amount.PROWESS_FOR_INFLUENCE:
            return "for each point of his prowess, six at most"
        case Amount.PROWESS:
            return "for each point of his prowess"
        case Amount.MIND:
            return "for each point of his mind"
        case Amount.MARSHALLING_POINTS:
            return "for each of its marshalling points"
        case Amount.STAGE_POINTS:
            return "for each of his stage points"
        case Amount.TWICE_PRINTED_PROWESS:
            return "twice for each point of his printed prowess"
        case Count(Tally.DRAWN):
            return "for each card beyond the first that its player has drawn for it"
        case Count(_, Subject.COMPANY, times):
            often = "" if times == 1 else f"{number(times)} times "
            those = f"{'other ' if is_of_others(of) else ''}{kind(who_counts(of))[0]}"
            return f"{often}for each {those} in {scene.company}"
        case Count(what, Subject.EVERYBODY):
            return f"for each other copy of {listed(names_of(what), 'or')} in play"
        case Count(what, Subject.PLAYER):
            assert not isinstance(what, Tally)
            return f"for each of your {holdings(what)} in play"
        case Count(times=times) if times != 1:
            return f"{number(times)} times {for_each(replace(of, times=1), scene)}"
        case Count(short_of=int() as short):
            return f"for each region fewer than {number(short)} in {possessive(scene.company)} site path"
        case Count(what):
            return f"for each {_regions(land_of(what))[0]} in {possessive(scene.company)} site path"
        case ByStagePoints():
            return f"as often as this says: {amount(of, scene)}"
        case _:
            assert_never(of)


def _regions(region_type: RegionType | None) -> tuple[str, str]:
    """A region, or one of that type, in the singular and the plural."""
    if region_type is None:
        return "region", "regions"
    return region_type.value, regions(2, region_type).split(" ", 1)[1]
