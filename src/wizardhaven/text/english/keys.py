"""What a creature is keyed to, in English. [MOV-28 to MOV-30]"""

from collections.abc import Sequence

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, one_of
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import regions, sites
from wizardhaven.text.keys_meant import is_plain, own_path, said_by_themselves, sites_along_with
from wizardhaven.vocabulary.places import regions_of, types_barred, types_of
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, Within
from wizardhaven.vocabulary.terms import RegionType, SiteType


def keys(keyed_to: Sequence[Key], scene: Scene) -> list[str]:
    """One sentence for the plain types of region and site together, one for each key that says more."""
    special = said_by_themselves(keyed_to)
    told = [*_plain(keyed_to), *[_special(each, keyed_to, scene) for each in special]]
    return [f"{'Also playable' if number else 'Playable'} {words}." for number, words in enumerate(told)]


def key(to: Key, scene: Scene) -> str:
    """One way to key a creature, as words behind "playable"."""
    return f"{_to(to)}{_while(to, scene)}"


def _to(key: Key) -> str:
    match key.to:
        case RegionType() as region_type:
            return f"keyed to {regions(key.count, region_type)}"
        case SiteType() as site_type:
            return f"at {one_of(sites((site_type,)))}"
        case Within() as lands:
            return f"keyed to {listed(regions_of(lands), 'or')}"
        case Subject.COMPANY:
            return "on any company"
        case where:
            return f"at {_where(where)}"


def _while(key: Key, scene: Scene) -> str:
    """Under which condition; of a type of site, what its own site path must have."""
    path = own_path(key)
    if path:
        ways = [regions(count, region_type) for region_type, count in path]
        return f" whose own site path has {listed(ways, 'or')}"
    return f", while {condition(key.condition, scene)}" if key.condition else ""


def _where(where: Such) -> str:
    if regions_of(where):
        return f"{_any_site(where)} in {listed(regions_of(where), 'or')}"
    return place(where)


def _plain(keyed_to: Sequence[Key]) -> list[str]:
    plain = [each for each in keyed_to if is_plain(each)]
    lands = [(each.count, each.to) for each in plain if isinstance(each.to, RegionType)]
    holds = [each.to for each in plain if isinstance(each.to, SiteType)]
    told = [
        *([f"keyed to {_one_land_of(lands)}"] if lands else []),
        *([f"at {one_of(sites(holds))}"] if holds else []),
    ]
    return [", or ".join(told)] if told else []


def _special(to: Key, keyed_to: Sequence[Key], scene: Scene) -> str:
    there = sites_along_with(to, keyed_to)
    sites_there = [f"at {_any_site(each)} in one of these regions" for each in there]
    return ", or ".join([_to(to), *sites_there]) + _while(to, scene)


def _any_site(where: Such) -> str:
    sort = one_of(sites(types_of(where))) if types_of(where) else "any site"
    return f"{sort} other than {one_of(sites(types_barred(where)))}" if types_barred(where) else sort


def _one_land_of(lands: Sequence[tuple[int, RegionType]]) -> str:
    """One of some lands: one article for all of them, unless one counts more than once."""
    if all(count == 1 for count, _ in lands):
        return one_of([region_type.value for _, region_type in lands])
    return listed([regions(count, region_type) for count, region_type in lands], "or")
