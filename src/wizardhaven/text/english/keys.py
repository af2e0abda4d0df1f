"""What a creature is keyed to, in English. [MOV-28 to MOV-30]"""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, one_of
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import regions, sites
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.places import regions_of, types_barred, types_of
from wizardhaven.vocabulary.playing import At, AtSites, In, Key, Through
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import RegionType


def keys(keyed_to: Sequence[Key], scene: Scene) -> list[str]:
    """One sentence for the plain types of region and site together, one for each key that says more."""
    special = [each for each in keyed_to if not _is_plain(each) and not _is_said_before(each, keyed_to)]
    told = [*_plain(keyed_to), *[_special(each, keyed_to, scene) for each in special]]
    return [f"{'Also playable' if number else 'Playable'} {words}." for number, words in enumerate(told)]


def key(to: Key, scene: Scene) -> str:
    """One way to key a creature, as words behind "playable"."""
    match to:
        case Through(region_type, count, holds):
            return f"keyed to {regions(count, region_type)}{_while(holds, scene)}"
        case In(names, holds):
            return f"keyed to {listed(names, 'or')}{_while(holds, scene)}"
        case At(site_type, path_has):
            ways = [regions(count, region_type) for region_type, count in path_has]
            path = f" whose own site path has {listed(ways, 'or')}" if ways else ""
            return f"at {one_of(sites((site_type,)))}{path}"
        case AtSites(where, holds):
            return f"at {_where(where)}{_while(holds, scene)}"
        case _:
            assert_never(to)


def _while(holds: Condition | None, scene: Scene) -> str:
    return f", while {condition(holds, scene)}" if holds else ""


def _where(where: Such) -> str:
    if regions_of(where):
        return f"{_any_site(where)} in {listed(regions_of(where), 'or')}"
    return place(where)


def _is_plain(to: Key) -> bool:
    """Whether a key is a type of region or site and nothing else."""
    return (isinstance(to, Through) and to.condition is None) or (isinstance(to, At) and not to.path_has)


def _is_said_before(to: Key, keyed_to: Sequence[Key]) -> bool:
    """Whether the regions themselves are keyed to, so that their sites are said along with them."""
    if not isinstance(to, AtSites) or not regions_of(to.place):
        return False
    return In(regions_of(to.place), to.condition) in keyed_to


def _plain(keyed_to: Sequence[Key]) -> list[str]:
    lands = [
        (each.count, each.region_type) for each in keyed_to if isinstance(each, Through) and _is_plain(each)
    ]
    holds = [each.site_type for each in keyed_to if isinstance(each, At) and _is_plain(each)]
    told = [
        *([f"keyed to {_one_land_of(lands)}"] if lands else []),
        *([f"at {one_of(sites(holds))}"] if holds else []),
    ]
    return [", or ".join(told)] if told else []


def _special(to: Key, keyed_to: Sequence[Key], scene: Scene) -> str:
    if not isinstance(to, In):
        return key(to, scene)
    at = [each.place for each in keyed_to if isinstance(each, AtSites) and each.condition == to.condition]
    there = [each for each in at if regions_of(each) == to.regions]
    sites_there = [f"at {_any_site(each)} in one of these regions" for each in there]
    return ", or ".join([key(In(to.regions), scene), *sites_there]) + _while(to.condition, scene)


def _any_site(where: Such) -> str:
    sort = one_of(sites(types_of(where))) if types_of(where) else "any site"
    return f"{sort} other than {one_of(sites(types_barred(where)))}" if types_barred(where) else sort


def _one_land_of(lands: Sequence[tuple[int, RegionType]]) -> str:
    """One of some lands: one article for all of them, unless one counts more than once."""
    if all(count == 1 for count, _ in lands):
        return one_of([region_type.value for _, region_type in lands])
    return listed([regions(count, region_type) for count, region_type in lands], "or")
