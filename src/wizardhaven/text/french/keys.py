"""What a creature is keyed to, in French. [MOV-28 to MOV-30]"""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import a, sentences, that, to
from wizardhaven.text.french.names import at_site, one_region_of
from wizardhaven.text.french.paths import ways_through
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import REGION_TYPES, SITE, sort_of_site
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.places import names_of, regions_of, types_barred, types_of
from wizardhaven.vocabulary.playing import At, AtSites, In, Key, Through
from wizardhaven.vocabulary.such import Such


def keys(keyed_to: Sequence[Key], scene: Scene) -> str:
    """One sentence for the plain types of region and site together, one for each key that says more."""
    plain = [key(each, scene) for each in keyed_to if _is_plain(each)]
    special = [each for each in keyed_to if not _is_plain(each) and not _is_said_before(each, keyed_to)]
    told = [*([any_of(plain)] if plain else []), *[_special(each, keyed_to, scene) for each in special]]
    return sentences(
        [f"peut {'aussi ' if number else ''}être liée {words}" for number, words in enumerate(told)]
    )


def key(keyed_to: Key, scene: Scene) -> str:
    """One thing that a creature is keyed to, with its "à"."""
    match keyed_to:
        case Through(region_type, count, holds):
            return f"{to(counted(count, REGION_TYPES[region_type]))}{_as_long_as(holds, scene)}"
        case In(regions, holds):
            return f"{to(one_region_of(regions))}{_as_long_as(holds, scene)}"
        case At(site_type, path_has):
            path = f" dont le trajet comporte {ways_through(path_has)}" if path_has else ""
            return f"{to(a(sort_of_site(site_type)))}{path}"
        case AtSites(where, holds):
            return f"{_where(where)}{_as_long_as(holds, scene)}"
        case _:
            assert_never(keyed_to)


def _as_long_as(holds: Condition | None, scene: Scene) -> str:
    return f", tant {that(condition(holds, scene))}" if holds else ""


def _where(where: Such) -> str:
    if len(names_of(where)) == 1:
        return at_site(names_of(where)[0])
    if regions_of(where):
        return f"{_sites(where)} de {one_region_of(regions_of(where))}"
    return to(place(where).text)


def _is_plain(keyed_to: Key) -> bool:
    """Whether a key is a type of region or site and nothing else."""
    plain_land = isinstance(keyed_to, Through) and keyed_to.condition is None
    return plain_land or (isinstance(keyed_to, At) and not keyed_to.path_has)


def _is_said_before(keyed_to: Key, others: Sequence[Key]) -> bool:
    """Whether the regions themselves are keyed to, so that their sites are said along with them."""
    if not isinstance(keyed_to, AtSites) or not regions_of(keyed_to.place):
        return False
    return In(regions_of(keyed_to.place), keyed_to.condition) in others


def _special(keyed_to: Key, others: Sequence[Key], scene: Scene) -> str:
    if not isinstance(keyed_to, In):
        return key(keyed_to, scene)
    holds = keyed_to.condition
    at = [each.place for each in others if isinstance(each, AtSites) and each.condition == holds]
    there = [
        f"{_sites(where)} de l'une de ces régions" for where in at if regions_of(where) == keyed_to.regions
    ]
    return ", ou ".join([to(one_region_of(keyed_to.regions)), *there]) + _as_long_as(holds, scene)


def _sites(where: Such) -> str:
    sorts = any_of([to(a(word)) for word in [sort_of_site(each) for each in types_of(where)] or [SITE]])
    barred = all_of([f"les {sort_of_site(each).plural}" for each in types_barred(where)])
    return f"{sorts} (sauf {barred})" if barred else sorts
