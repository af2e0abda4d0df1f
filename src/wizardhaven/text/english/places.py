"""Sites and sorts of sites, in English."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.english.grammar import listed, one_of, with_article
from wizardhaven.text.english.terms import sites
from wizardhaven.vocabulary.selectors import Place, SiteNamed, SitesIn, SitesOf


def place(where: Place) -> str:
    """Such a site, whichever: "Minas Tirith", "a Shadow-hold or Dark-hold"."""
    match where:
        case SiteNamed(name):
            return name
        case SitesOf():
            return _such_sites(where)
        case SitesIn(regions, types, no_havens, region_types):
            sort = one_of(sites(types)) if types else "a site"
            barred_haven = " other than a Haven" if no_havens else ""
            lands = [one_of([land.value for land in region_types])] if region_types else []
            return f"{sort}{barred_haven} in {listed([*regions, *lands], 'or')}"
        case _:
            assert_never(where)


def _such_sites(where: SitesOf) -> str:
    barred = [
        *(["a Dragon's lair"] if where.no_lairs else []),
        *(["a site of the Under-deeps"] if where.under_deeps is False else []),
    ]
    provisos = [
        *([f"is {'tapped' if where.tapped else 'untapped'}"] if where.tapped is not None else []),
        *(["has an automatic-attack"] if where.guarded else []),
        *(["has a hoard"] if where.hoard else []),
        *(["allows information"] if where.information else []),
        *([f"is {'' if where.protected else 'not '}protected"] if where.protected is not None else []),
    ]
    sort = one_of(sites(where.types) or ["site"])
    if where.or_named:
        sort = listed([*where.or_named, *[with_article(each) for each in sites(where.types)]], "or")
    below = " in the Under-deeps" if where.under_deeps else ""
    others = f" other than {listed(barred, 'or')}" if barred else ""
    sorts = [race.value for race in where.with_attack]
    held = f" with {with_article(listed(sorts, 'or'))} automatic-attack" if sorts else ""
    return f"{sort}{below}{held}{others}" + (f" that {listed(provisos, 'and')}" if provisos else "")


def every(site: str) -> str:
    """The same of all such sites: "each Shadow-hold"; one that is named stays as it is."""
    return f"each {site.split(' ', 1)[1]}" if site.startswith(("a ", "an ")) else site


def places(wheres: Sequence[Place]) -> str:
    """One of several places."""
    return listed([place(where) for where in wheres], "or")


def homes(wheres: Sequence[Place]) -> str:
    """The home sites of a character; of a whole sort of site, any."""
    named = [place(where) for where in wheres]
    return listed(
        [f"any {each.split(' ', 1)[1]}" if each.startswith(("a ", "an ")) else each for each in named], "or"
    )
