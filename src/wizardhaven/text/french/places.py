"""Sites and sorts of sites, in French."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import Nominal, Noun, a, of
from wizardhaven.text.french.names import at_site, french, one_region_of, site
from wizardhaven.text.french.selectors import by_races
from wizardhaven.text.french.terms import REGION_TYPES, SITE, SITE_TYPES
from wizardhaven.vocabulary.selectors import Place, SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.terms import SiteType


def place(where: Place) -> Nominal:
    """Such a site, whichever: "Minas Tirith", "un Fief de l'Ombre ou un Fief Noir"."""
    match where:
        case SiteNamed(name):
            return Nominal(site(name), is_name=True)
        case SitesOf(types) | SitesIn(_, types):
            names = [site(name) for name in where.or_named] if isinstance(where, SitesOf) else []
            sites = Nominal(f"{any_of([*names, *[a(word) for word in _words(types)]])}{_where(where)}")
            return sites.such(_provisos(where)) if isinstance(where, SitesOf) else sites
        case _:
            assert_never(where)


def at_place(where: Place) -> str:
    """Where somebody is: "à Minas Tirith", "dans un Fief de l'Ombre"."""
    match where:
        case SiteNamed(name):
            return at_site(name)
        case SitesOf(types, or_named=names) if names:
            sites = any_of(
                [*[at_site(name) for name in names], *[f"dans {a(word)}" for word in _words(types)]]
            )
            return Nominal(sites).such(_provisos(where)).text
        case SitesOf() | SitesIn():
            return f"dans {place(where).text}"
        case _:
            assert_never(where)


def at_places(wheres: Sequence[Place]) -> str:
    """At one of several places."""
    return any_of([at_place(where) for where in wheres])


def every(where: Place) -> Nominal:
    """The same of all such sites: "tout Fief de l'Ombre"; one that is named stays as it is."""
    return place(where) if isinstance(where, SiteNamed) else Nominal(home(where))


def home(where: Place) -> str:
    """A home site: "Fondcombe", "tout Havre"."""
    match where:
        case SiteNamed(name):
            return french(name)
        case SitesOf(types) | SitesIn(_, types):
            return f"{any_of([f'tout {word.singular}' for word in _words(types)])}{_where(where)}"
        case _:
            assert_never(where)


def _words(types: Sequence[SiteType]) -> list[Noun]:
    return [SITE_TYPES[each] for each in types] or [SITE]


def _where(where: SitesOf | SitesIn) -> str:
    """Where such sites lie, and which of them are not meant."""
    match where:
        case SitesOf(_, no_lairs, under_deeps, with_attack):
            barred = [
                *(["antres de Dragon"] if no_lairs else []),
                *(["sites des Abîmes"] if under_deeps is False else []),
            ]
            below = " des Abîmes" if under_deeps else ""
            held = f" avec une attaque automatique{by_races(with_attack)}" if with_attack else ""
            return below + held + (f" (sauf {all_of(barred)})" if barred else "")
        case SitesIn(regions, _, no_havens, region_types):
            lands = [of(a(REGION_TYPES[each])) for each in region_types]
            inside = any_of([*([of(one_region_of(regions))] if regions else []), *lands])
            return f" {inside}" + (" (sauf les Havres)" if no_havens else "")
        case _:
            assert_never(where)


def _provisos(where: SitesOf) -> list[str]:
    """What must be true of the site, as relative clauses."""
    protected = "qui est protégé" if where.protected else "qui n'est pas protégé"
    tapped = "qui est engagé" if where.tapped else "qui n'est pas engagé"
    return [
        *([tapped] if where.tapped is not None else []),
        *(["qui a une attaque automatique"] if where.guarded else []),
        *(["qui renferme un trésor de Dragon"] if where.hoard else []),
        *(["qui permet de jouer des informations"] if where.information else []),
        *([protected] if where.protected is not None else []),
    ]
