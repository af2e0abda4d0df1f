"""What a creature is keyed to, in German. [MOV-28 to MOV-30]"""

from collections.abc import Sequence

from wizardhaven.text.german.clauses import sentence
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import german, in_regions
from wizardhaven.text.german.nominals import relative
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.places import place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import REGION_TYPES, SITE, sort_of_site
from wizardhaven.text.keys_meant import is_plain, own_path, said_by_themselves, sites_along_with
from wizardhaven.vocabulary.places import names_of, regions_of, types_barred, types_of
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, Within
from wizardhaven.vocabulary.terms import RegionType, SiteType


def keys(keyed_to: Sequence[Key], scene: Scene) -> str:
    """One sentence for the plain types of region and site together, one for each key that says more."""
    plain = [key(each) for each in keyed_to if is_plain(each)]
    special = [(_special(each, keyed_to), proviso(each, scene)) for each in said_by_themselves(keyed_to)]
    told = [*([(any_of(plain), "")] if plain else []), *special]
    return " ".join(
        [
            sentence(f"kann {'auch ' if number else ''}an {words} gebunden werden{only}")
            for number, (words, only) in enumerate(told)
        ]
    )


def key(to: Key) -> str:
    """One thing that a creature is keyed to, as words behind "an"."""
    match to.to:
        case RegionType() as region_type:
            return counted(to.count, REGION_TYPES[region_type], Case.ACCUSATIVE)
        case SiteType() as site_type:
            return a(sort_of_site(site_type), Case.ACCUSATIVE)
        case Within() as lands:
            regions = regions_of(lands)
            names = any_of([german(name) for name in regions])
            return f"eine der Regionen {names}" if len(regions) > 1 else f"die Region {names}"
        case Subject.COMPANY:
            return "eine beliebige Gemeinschaft"
        case where:
            return _where(where)


def proviso(to: Key, scene: Scene) -> str:
    """Under which condition, behind the verb; of a type of site, what its own site path must have."""
    path = own_path(to)
    if path and isinstance(to.to, SiteType):
        return relative(sort_of_site(to.to).gender, [f"{{owner}} Weg {ways_through(path)} enthält"])
    return f", solange {condition(to.condition, scene)}" if to.condition else ""


def _where(where: Such) -> str:
    if len(names_of(where)) == 1:
        return f"den Ort {german(names_of(where)[0])}"
    if regions_of(where):
        return f"{_sites(where)} {in_regions(regions_of(where))}"
    return place(where).accusative


def _special(to: Key, keyed_to: Sequence[Key]) -> str:
    """The words of a key that says more, with the sites in its regions."""
    there = [f"{_sites(where)} in einer dieser Regionen" for where in sites_along_with(to, keyed_to)]
    return " oder an ".join([key(to), *there])


def _sites(where: Such) -> str:
    words = [sort_of_site(each) for each in types_of(where)] or [SITE]
    sorts = any_of([a(word, Case.ACCUSATIVE) for word in words])
    barred = all_of([sort_of_site(each).plural.dative for each in types_barred(where)])
    return f"{sorts} (außer {barred})" if barred else sorts
