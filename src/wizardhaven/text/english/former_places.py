"""Sites and sorts of sites, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed, one_of, with_article
from wizardhaven.text.english.terms import sites
from wizardhaven.vocabulary.places import SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.terms import Alignment


def place(where: SiteNamed | SitesOf | SitesIn) -> str:
    """Such a site, whichever: "Minas Tirith", "a Shadow-hold or Dark-hold"."""
    match where:
        case SiteNamed(name):
            return name
        case SitesOf():
            return _such_sites(where)
        case SitesIn(regions, _, not_of, region_types):
            barred = [
                *[with_article(each) for each in sites(not_of)],
                *(["a Dragon's lair"] if where.no_lairs else []),
                *where.other_than,
            ]
            others = f" other than {listed(barred, 'or')}" if barred else ""
            lands = [one_of([land.value for land in region_types])] if region_types else []
            normally = [f"is normally {one_of(sites(where.normally))}"] if where.normally else []
            such = [*normally, *_unprotected(where)]
            inside = f"{one_of(_nouns(where))}{others} in {listed([*regions, *lands], 'or')}"
            return f"{inside} that {listed(such, 'and')}" if such else inside
        case _:
            assert_never(where)


def _such_sites(where: SitesOf) -> str:
    barred = [
        *[with_article(each) for each in sites(where.not_of)],
        *(["a Dragon's lair"] if where.no_lairs else []),
        *(["a site of the Under-deeps"] if where.under_deeps is False else []),
        *where.other_than,
    ]
    provisos = [
        *(["has an automatic-attack"] if where.guarded else []),
        *(["is a Dragon's lair"] if where.lairs else []),
        *(["has a hoard"] if where.hoard else []),
        *(["allows information"] if where.information else []),
        *([f"is {listed(where.only, 'or')}"] if len(where.only) > 1 or (where.only and where.types) else []),
        *([f"has {where.storing} stored at it"] if where.storing and len(where.only) != 1 else []),
        *([f"allows {where.allowing.value} items"] if where.allowing else []),
        *_unprotected(where),
    ]
    sort = one_of(_nouns(where))
    if where.or_named and where.tapped is not None:
        sort = with_article(listed(_in_state(where, [*where.or_named, *sites(where.types)]), "or"))
    elif where.or_named:
        sort = listed([*where.or_named, *[with_article(each) for each in sites(where.types)]], "or")
    if where.or_below:
        sort = listed([with_article(each) for each in [*sites(where.types), "site in the Under-deeps"]], "or")
    elif len(where.only) == 1 and not where.types:
        sort = where.only[0]
    below = f"{' in the Under-deeps' if where.under_deeps else ''}{_beside(where)}"
    others = f" other than {listed(barred, 'or')}" if barred else ""
    sorts = [race.value for race in where.with_attack]
    held = f" with {with_article(listed(sorts, 'or'))} automatic-attack" if sorts else ""
    stored = f" (if you have stored {where.having_stored})" if where.having_stored else ""
    if where.storing and len(where.only) == 1:
        stored += f" (if {where.storing} is stored there)"
    such = f" that {listed(provisos, 'and')}" if provisos else ""
    return f"{sort}{below}{held}{others}{such}{stored}"


def _beside(where: SitesOf) -> str:
    """What it is adjacent to, if that matters."""
    if where.beside is None:
        return ""
    return f" adjacent to {listed(where.beside, 'or') if where.beside else 'a site in the Under-deeps'}"


def _nouns(where: SitesOf | SitesIn) -> list[str]:
    """The sorts of site: by type, as hero or minion sites, or as Wizardhavens."""
    if where.protected is not None:
        return ["protected Wizardhaven" if where.protected else "Wizardhaven"]
    alignment = where.alignment if isinstance(where, SitesOf) else None
    if alignment is Alignment.FALLEN_WIZARD:
        return ["Wizardhaven"]
    whose = f"{alignment.value} " if alignment else ""
    return _in_state(where, [f"{whose}{each}" for each in sites(where.types) or ["site"]])


def _in_state(where: SitesOf | SitesIn, nouns: list[str]) -> list[str]:
    """That they are tapped or untapped, said once for all of them."""
    if isinstance(where, SitesIn) or where.tapped is None:
        return nouns
    return [f"{'tapped' if where.tapped else 'untapped'} {nouns[0]}", *nouns[1:]]


def _unprotected(where: SitesOf | SitesIn) -> list[str]:
    return ["is not protected"] if where.protected is False else []
