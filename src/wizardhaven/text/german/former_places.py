"""Sites and sorts of sites, in German."""

from collections.abc import Sequence
from typing import Final, assert_never

from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.grammar import JEDER, Case, Forms, Noun, a
from wizardhaven.text.german.names import at_site, german, in_regions, quoted
from wizardhaven.text.german.nominals import Nominal, definite, named
from wizardhaven.text.german.selectors import by_races
from wizardhaven.text.german.terms import (
    ITEM_CLASSES,
    PROTECTED_WIZARDHAVEN,
    REGION_TYPES,
    SITE,
    WIZARDHAVEN,
    sort_of_site,
)
from wizardhaven.vocabulary.places import SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.terms import Alignment

_OF_SIDES: Final = {Alignment.HERO: "ein Heldenort", Alignment.MINION: "ein Schergenort"}


def place(where: SiteNamed | SitesOf | SitesIn) -> Nominal:
    """Such a site, whichever: "Minas Tirith", "ein Schattenhort oder ein Hort der Dunkelheit"."""
    match where:
        case SiteNamed(name):
            return _one(name)
        case SitesOf(types=(), only=(name,)):
            return _one(name).followed_by(_where(where))
        case SitesOf() | SitesIn():
            words = _words(where)
            names = [german(name) for name in where.or_named] if isinstance(where, SitesOf) else []
            below = isinstance(where, SitesOf) and where.or_below
            forms = Forms(*[any_of([*names, *_all_sorts(words, case, below=below)]) for case in Case])
            sites = Nominal(forms, words[0].gender).followed_by(_where(where))
            return sites.such(_provisos(where))
        case _:
            assert_never(where)


def _one(name: str) -> Nominal:
    """A single site: "Minas Tirith", "der Ort Die Weißen Türme"."""
    local = german(name)
    return named(local) if at_site(name).startswith("in ") else definite(SITE).followed_by(f" {local}")


def _all_sorts(words: Sequence[Noun], case: Case, *, below: bool) -> list[str]:
    return [*[a(word, case) for word in words], *([f"{a(SITE, case)} in den Tiefen"] if below else [])]


def home(where: SiteNamed | SitesOf | SitesIn) -> str:
    """A home site: "Bruchtal", "jeder Zufluchtsort"."""
    match where:
        case SiteNamed(name):
            return german(name)
        case SitesOf() | SitesIn():
            sites = [f"{JEDER[word.gender]} {word.after_der.nominative}" for word in _words(where)]
            return f"{any_of(sites)}{_where(where)}"
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
                *[sort_of_site(each).plural.dative for each in where.not_of],
                *(["Drachenhorten"] if no_lairs else []),
                *(["Orten in den Tiefen"] if under_deeps is False else []),
                *[german(name) for name in where.other_than],
            ]
            below = " in den Tiefen" if under_deeps else ""
            held = f" mit einem automatischen Angriff{by_races(with_attack)}" if with_attack else ""
            stored = where.having_stored
            if_stored = f" (sofern du {quoted(stored)} hinterlegt hast)" if stored else ""
            if where.storing and len(where.only) == 1:
                if_stored += f" (sofern dort {quoted(where.storing)} hinterlegt ist)"
            return below + held + (f" (außer {all_of(barred)})" if barred else "") + if_stored
        case SitesIn(regions, _, not_of, region_types):
            lands = any_of([a(REGION_TYPES[each], Case.DATIVE) for each in region_types])
            by_name = [in_regions(regions)] if regions else []
            inside = any_of([*by_name, *([f"in {lands}"] if lands else [])])
            barred = [
                *[sort_of_site(each).plural.dative for each in not_of],
                *(["Drachenhorten"] if where.no_lairs else []),
                *[german(name) for name in where.other_than],
            ]
            return f" {inside}" + (f" (außer {all_of(barred)})" if barred else "")
        case _:
            assert_never(where)


def to_place(where: SiteNamed | SitesOf | SitesIn) -> str:
    """Where somebody goes: "nach Minas Tirith", "zum Ort Moria", "zu einem Schattenhort"."""
    match where:
        case SiteNamed(name):
            there = german(name)
            return f"nach {there}" if at_site(name).startswith("in ") else f"zum Ort {there}"
        case SitesOf() | SitesIn():
            return f"zu {place(where).dative}"
        case _:
            assert_never(where)


def _provisos(where: SitesOf | SitesIn) -> list[str]:
    """What must be true of the site, as relative clauses."""
    unprotected = ["{pronoun} nicht geschützt ist"] if where.protected is False else []
    if isinstance(where, SitesIn):
        normal = any_of([a(sort_of_site(each), Case.NOMINATIVE) for each in where.normally])
        return [*([f"{{pronoun}} normalerweise {normal} ist"] if normal else []), *unprotected]
    beside = any_of([german(name) for name in where.beside or ()]) or "einen Ort in den Tiefen"
    each, state = "jeweils " if where.or_named else "", "" if where.tapped else "nicht "
    return [
        *([f"{{pronoun}} {_OF_SIDES[where.alignment]} ist"] if where.alignment in _OF_SIDES else []),
        *([f"{{pronoun}} {each}{state}getappt ist"] if where.tapped is not None else []),
        *(["{pronoun} einen automatischen Angriff hat"] if where.guarded else []),
        *(["{pronoun} ein Drachenhort ist"] if where.lairs else []),
        *(["{pronoun} einen Drachenschatz birgt"] if where.hoard else []),
        *(["{pronoun} das Ausspielen von Information erlaubt"] if where.information else []),
        *([f"{{pronoun}} {any_of([german(name) for name in where.only])} ist"] if where.only else []),
        *([f"an dem {quoted(where.storing)} hinterlegt ist"] if where.storing else []),
        *(
            [f"an dem {ITEM_CLASSES[where.allowing].plural.nominative} spielbar sind"]
            if where.allowing
            else []
        ),
        *([f"{{pronoun}} an {beside} grenzt"] if where.beside is not None else []),
        *unprotected,
    ]


def at_place(where: SiteNamed | SitesOf | SitesIn) -> str:
    """Where somebody is: "in Minas Tirith", "an einem Schattenhort"."""
    match where:
        case SiteNamed(name):
            return at_site(name)
        case SitesOf(types=(), only=(name,)):
            return f"{at_site(name)}{_where(where)}"
        case SitesOf() | SitesIn():
            sort = place(where)
            return f"{_at_sort(where, sort)}{sort.tail}"
        case _:
            assert_never(where)


def is_at(where: SiteNamed | SitesOf | SitesIn) -> str:
    """The end of a clause about where somebody is; what must be true of the site follows the verb."""
    match where:
        case SiteNamed(name):
            return f"{at_site(name)} ist"
        case SitesOf(types=(), only=(name,)):
            return f"{at_site(name)} ist{_where(where)}"
        case SitesOf() | SitesIn():
            return _is_at_sort(where)
        case _:
            assert_never(where)


def _is_at_sort(where: SitesOf | SitesIn) -> str:
    sort = place(where)
    return f"{_at_sort(where, sort)} ist{sort.tail.removesuffix(',')}"


def _at_sort(where: SitesOf | SitesIn, sort: Nominal) -> str:
    """At such a site, or at one of those that are named: "in Isengard, an einem Schattenhort"."""
    names = where.or_named if isinstance(where, SitesOf) else ()
    if not names:
        return f"an {sort.forms.dative}"
    sorts = [f"an {a(word, Case.DATIVE)}" for word in _words(where)]
    return any_of([*[at_site(name) for name in names], *sorts])
