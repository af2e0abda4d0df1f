"""What a creature is keyed to, in German. [MOV-28 to MOV-30]"""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.german.clauses import sentence
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case, Noun, a
from wizardhaven.text.german.names import german, in_regions
from wizardhaven.text.german.nominals import relative
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.places import place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import REGION_TYPES, SITE, sort_of_site
from wizardhaven.vocabulary.places import names_of, regions_of, types_barred, types_of
from wizardhaven.vocabulary.playing import At, AtSites, In, Key, Through
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import RegionType


def keys(keyed_to: Sequence[Key], scene: Scene) -> str:
    """One sentence for the plain types of region and site together, one for each key that says more."""
    plain = [key(each) for each in keyed_to if _is_plain(each)]
    special = [each for each in keyed_to if not _is_plain(each) and not _is_said_before(each, keyed_to)]
    told = [*([(any_of(plain), "")] if plain else []), *[_special(each, keyed_to, scene) for each in special]]
    return " ".join(
        [
            sentence(f"kann {'auch ' if number else ''}an {words} gebunden werden{proviso}")
            for number, (words, proviso) in enumerate(told)
        ]
    )


def key(to: Key) -> str:
    """One thing that a creature is keyed to, as words behind "an"."""
    match to:
        case Through(region_type, count):
            return counted(count, REGION_TYPES[region_type], Case.ACCUSATIVE)
        case In(regions):
            names = any_of([german(name) for name in regions])
            return f"eine der Regionen {names}" if len(regions) > 1 else f"die Region {names}"
        case At(site_type, path_has):
            site = sort_of_site(site_type)
            return f"{a(site, Case.ACCUSATIVE)}{_path(site, path_has)}"
        case AtSites(where):
            if len(names_of(where)) == 1:
                return f"den Ort {german(names_of(where)[0])}"
            if regions_of(where):
                return f"{_sites(where)} {in_regions(regions_of(where))}"
            return place(where).accusative
        case _:
            assert_never(to)


def _is_plain(to: Key) -> bool:
    """Whether a key is a type of region or site and nothing else."""
    return (isinstance(to, Through) and to.condition is None) or (isinstance(to, At) and not to.path_has)


def _is_said_before(to: Key, keyed_to: Sequence[Key]) -> bool:
    """Whether the regions themselves are keyed to, so that their sites are said along with them."""
    if not isinstance(to, AtSites) or not regions_of(to.place):
        return False
    return In(regions_of(to.place), to.condition) in keyed_to


def _special(to: Key, keyed_to: Sequence[Key], scene: Scene) -> tuple[str, str]:
    """The words of a key that says more, and its condition."""
    if isinstance(to, At):
        site = sort_of_site(to.site_type)
        return a(site, Case.ACCUSATIVE), _path(site, to.path_has)
    proviso = f", solange {condition(to.condition, scene)}" if to.condition else ""
    at = [each.place for each in keyed_to if isinstance(each, AtSites) and each.condition == to.condition]
    there = [
        f"{_sites(where)} in einer dieser Regionen"
        for where in at
        if isinstance(to, In) and regions_of(where) == to.regions
    ]
    return " oder an ".join([key(to), *there]), proviso


def _path(site: Noun, path_has: Sequence[tuple[RegionType, int]]) -> str:
    return relative(site.gender, [f"{{owner}} Weg {ways_through(path_has)} enthält"]) if path_has else ""


def _sites(where: Such) -> str:
    words = [sort_of_site(each) for each in types_of(where)] or [SITE]
    sorts = any_of([a(word, Case.ACCUSATIVE) for word in words])
    barred = all_of([sort_of_site(each).plural.dative for each in types_barred(where)])
    return f"{sorts} (außer {barred})" if barred else sorts
