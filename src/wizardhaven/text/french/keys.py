"""What a creature is keyed to, in French. [MOV-28 to MOV-30]"""

from collections.abc import Sequence

from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import a, sentences, that, to
from wizardhaven.text.french.names import at_site, one_region_of
from wizardhaven.text.french.paths import ways_through
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import REGION_TYPES, SITE, sort_of_site
from wizardhaven.text.keys_meant import is_plain, own_path, said_by_themselves, sites_along_with
from wizardhaven.vocabulary.places import names_of, regions_of, types_barred, types_of
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, Within
from wizardhaven.vocabulary.terms import RegionType, SiteType


def keys(keyed_to: Sequence[Key], scene: Scene) -> str:
    """One sentence for the plain types of region and site together, one for each key that says more."""
    plain = [key(each, scene) for each in keyed_to if is_plain(each)]
    special = [_special(each, keyed_to, scene) for each in said_by_themselves(keyed_to)]
    told = [*([any_of(plain)] if plain else []), *special]
    return sentences(
        [f"peut {'aussi ' if number else ''}être liée {words}" for number, words in enumerate(told)]
    )


def key(keyed_to: Key, scene: Scene) -> str:
    """One thing that a creature is keyed to, with its "à"."""
    return f"{_to(keyed_to)}{_as_long_as(keyed_to, scene)}"


def _to(key: Key) -> str:
    match key.to:
        case RegionType() as region_type:
            return to(counted(key.count, REGION_TYPES[region_type]))
        case SiteType() as site_type:
            return to(a(sort_of_site(site_type)))
        case Within() as lands:
            return to(one_region_of(regions_of(lands)))
        case Subject.COMPANY:
            return "à n'importe quelle compagnie"
        case where:
            return _where(where)


def _as_long_as(key: Key, scene: Scene) -> str:
    """Under which condition; of a type of site, what its own site path must have."""
    path = own_path(key)
    if path:
        return f" dont le trajet comporte {ways_through(path)}"
    return f", tant {that(condition(key.condition, scene))}" if key.condition else ""


def _where(where: Such) -> str:
    if len(names_of(where)) == 1:
        return at_site(names_of(where)[0])
    if regions_of(where):
        return f"{_sites(where)} de {one_region_of(regions_of(where))}"
    return to(place(where).text)


def _special(keyed_to: Key, others: Sequence[Key], scene: Scene) -> str:
    there = [f"{_sites(where)} de l'une de ces régions" for where in sites_along_with(keyed_to, others)]
    return ", ou ".join([_to(keyed_to), *there]) + _as_long_as(keyed_to, scene)


def _sites(where: Such) -> str:
    sorts = any_of([to(a(word)) for word in [sort_of_site(each) for each in types_of(where)] or [SITE]])
    barred = all_of([f"les {sort_of_site(each).plural}" for each in types_barred(where)])
    return f"{sorts} (sauf {barred})" if barred else sorts
