"""Sites and sorts of sites, in French."""

from typing import Final, assert_never

from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import Nominal, Noun, a, of, to
from wizardhaven.text.french.names import at_site, french, one_region_of, quoted, site
from wizardhaven.text.french.selectors import by_races
from wizardhaven.text.french.terms import (
    ITEM_CLASSES,
    PROTECTED_WIZARDHAVEN,
    REGION_TYPES,
    SITE,
    WIZARDHAVEN,
    sort_of_site,
)
from wizardhaven.vocabulary.places import SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.terms import Alignment

_OF_SIDES: Final = {Alignment.HERO: "un site héros", Alignment.MINION: "un site séide"}


def place(where: SiteNamed | SitesOf | SitesIn) -> Nominal:
    """Such a site, whichever: "Minas Tirith", "un Fief de l'Ombre ou un Fief Noir"."""
    match where:
        case SiteNamed(name):
            return Nominal(site(name), is_name=True)
        case SitesOf(types=(), only=(name,)):
            return Nominal(f"{site(name)}{_where(where)}", is_name=True)
        case SitesOf() | SitesIn():
            names = [site(name) for name in where.or_named] if isinstance(where, SitesOf) else []
            below = ["un site des Abîmes"] if isinstance(where, SitesOf) and where.or_below else []
            sorts = any_of([*names, *[a(word) for word in _words(where)], *below])
            sites = Nominal(f"{sorts}{_where(where)}")
            return sites.such(_provisos(where))
        case _:
            assert_never(where)


def at_place(where: SiteNamed | SitesOf | SitesIn) -> str:
    """Where somebody is: "à Minas Tirith", "dans un Fief de l'Ombre"."""
    match where:
        case SiteNamed(name):
            return at_site(name)
        case SitesOf(types=(), only=(name,)):
            return f"{at_site(name)}{_where(where)}"
        case SitesOf(or_named=names) if names:
            sites = any_of(
                [*[at_site(name) for name in names], *[f"dans {a(word)}" for word in _words(where)]]
            )
            return Nominal(sites).such(_provisos(where)).text
        case SitesOf() | SitesIn():
            return f"dans {place(where).text}"
        case _:
            assert_never(where)


def home(where: SiteNamed | SitesOf | SitesIn) -> str:
    """A home site: "Fondcombe", "tout Havre"."""
    match where:
        case SiteNamed(name):
            return french(name)
        case SitesOf() | SitesIn():
            return f"{any_of([f'tout {word.singular}' for word in _words(where)])}{_where(where)}"
        case _:
            assert_never(where)


def _words(where: SitesOf | SitesIn) -> list[Noun]:
    """The sorts of site: by type, or as Wizardhavens."""
    if where.protected is not None:
        return [PROTECTED_WIZARDHAVEN if where.protected else WIZARDHAVEN]
    if isinstance(where, SitesOf) and where.alignment is Alignment.FALLEN_WIZARD:
        return [WIZARDHAVEN]
    return [sort_of_site(each) for each in where.types] or [SITE]


def _where(where: SitesOf | SitesIn) -> str:
    """Where such sites lie, and which of them are not meant."""
    match where:
        case SitesOf(_, no_lairs, under_deeps, with_attack):
            barred = [
                *[f"les {sort_of_site(each).plural}" for each in where.not_of],
                *(["les antres de Dragon"] if no_lairs else []),
                *(["les sites des Abîmes"] if under_deeps is False else []),
                *[site(name) for name in where.other_than],
            ]
            below = " des Abîmes" if under_deeps else ""
            held = f" avec une attaque automatique{by_races(with_attack)}" if with_attack else ""
            stored = where.having_stored
            if_stored = f" (si vous avez mis {quoted(stored)} en réserve)" if stored else ""
            if where.storing and len(where.only) == 1:
                if_stored += f" (si {quoted(where.storing)} y est en réserve)"
            return below + held + (f" (sauf {all_of(barred)})" if barred else "") + if_stored
        case SitesIn(regions, _, not_of, region_types):
            lands = [of(a(REGION_TYPES[each])) for each in region_types]
            inside = any_of([*([of(one_region_of(regions))] if regions else []), *lands])
            barred = [
                *[f"les {sort_of_site(each).plural}" for each in not_of],
                *(["les antres de Dragon"] if where.no_lairs else []),
                *[site(name) for name in where.other_than],
            ]
            return f" {inside}" + (f" (sauf {all_of(barred)})" if barred else "")
        case _:
            assert_never(where)


def _provisos(where: SitesOf | SitesIn) -> list[str]:
    """What must be true of the site, as relative clauses."""
    unprotected = ["qui n'est pas protégé"] if where.protected is False else []
    if isinstance(where, SitesIn):
        normal = any_of([a(sort_of_site(each)) for each in where.normally])
        return [*([f"qui est normalement {normal}"] if normal else []), *unprotected]
    beside = any_of([to(site(name)) for name in where.beside or ()]) or "à un site des Abîmes"
    tapped = "est engagé" if where.tapped else "n'est pas engagé"
    tapped = f"qui, dans chaque cas, {tapped}" if where.or_named else f"qui {tapped}"
    return [
        *([f"qui est {_OF_SIDES[where.alignment]}"] if where.alignment in _OF_SIDES else []),
        *([tapped] if where.tapped is not None else []),
        *(["qui a une attaque automatique"] if where.guarded else []),
        *(["qui est un antre de Dragon"] if where.lairs else []),
        *(["qui renferme un trésor de Dragon"] if where.hoard else []),
        *(["qui permet de jouer des informations"] if where.information else []),
        *([f"qui est {any_of([site(name) for name in where.only])}"] if where.only else []),
        *([f"où {quoted(where.storing)} est en réserve"] if where.storing else []),
        *([f"où des {ITEM_CLASSES[where.allowing].plural} sont jouables"] if where.allowing else []),
        *([f"qui est adjacent {beside}"] if where.beside is not None else []),
        *unprotected,
    ]
