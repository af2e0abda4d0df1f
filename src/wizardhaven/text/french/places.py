"""Sites and sorts of sites, in French."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.french.alignments import PLAYERS
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
from wizardhaven.text.sites_meant import Meant, Slot, meant, said_at
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import names_of, races_of
from wizardhaven.vocabulary.such import (
    AllOf,
    Allowing,
    Beside,
    Having,
    Named,
    Normally,
    Not,
    Such,
    Within,
    choices,
)
from wizardhaven.vocabulary.terms import Alignment, ItemClass, PlayerKind, RegionType, SiteType, Turned

_OF_SIDES: Final = {Alignment.HERO: "un site héros", Alignment.MINION: "un site séide"}
_MARKS: Final = {
    Mark.LAIR: "est un antre de Dragon",
    Mark.SURFACE: "est un site de surface des Abîmes",
    Mark.HOARD: "renferme un trésor de Dragon",
    Mark.INFORMATION: "permet de jouer des informations",
}


def place(where: Such) -> Nominal:
    """Such a site, whichever: "Minas Tirith", "un Fief de l'Ombre ou un Fief Noir"."""
    it = meant(where)
    below = ["un site des Abîmes"] if it.or_below else []
    sorts = any_of([*[site(name) for name in it.names], *[a(word) for word in _words(it)], *below])
    said = [_said(trait, it) for trait in it.traits]
    sites = Nominal(f"{sorts}{_behind(it, said)}", is_name=it.is_one_site)
    return sites.such(said_at(Slot.CLAUSE, said))


def at_place(where: Such) -> str:
    """Where somebody is: "à Minas Tirith", "dans un Fief de l'Ombre"."""
    it = meant(where)
    if not it.names:
        return f"dans {place(where).text}"
    below = ["dans un site des Abîmes"] if it.or_below else []
    sorts = [*[at_site(name) for name in it.names], *[f"dans {a(word)}" for word in _words(it)], *below]
    said = [_said(trait, it) for trait in it.traits]
    return Nominal(f"{any_of(sorts)}{_behind(it, said)}").such(said_at(Slot.CLAUSE, said)).text


def at_places(wheres: Sequence[Such]) -> str:
    """At one of several places."""
    return any_of([at_place(where) for where in wheres])


def every(where: Such) -> Nominal:
    """The same of all such sites: "tout Fief de l'Ombre"; one that is named stays as it is."""
    return place(where) if names_of(where) else Nominal(home(where))


def home(where: Such) -> str:
    """A home site: "Fondcombe", "tout Havre"."""
    if names := names_of(where):
        return any_of([french(name) for name in names])
    it = meant(where)
    said = [_said(trait, it) for trait in it.traits]
    return f"{any_of([f'tout {word.singular}' for word in _words(it)])}{_behind(it, said)}"


def _words(it: Meant) -> list[Noun]:
    """The sorts of site: by type, or as Wizardhavens; any site if nothing is said of that."""
    if Mark.PROTECTED in it.traits:
        return [PROTECTED_WIZARDHAVEN]
    if Alignment.FALLEN_WIZARD in it.traits:
        return [WIZARDHAVEN]
    return [sort_of_site(each) for each in it.types] or ([] if it.sorts else [SITE])


def _behind(it: Meant, said: Sequence[tuple[Slot, str]]) -> str:
    """Where such sites lie, which of them are not meant, and what must be so besides."""
    there = "".join([f" {words}" for words in [*said_at(Slot.BEHIND, said), *said_at(Slot.LAND, said)]])
    others = f" (sauf {all_of([_barred(each) for each in it.barred])})" if it.barred else ""
    return there + others + "".join([f" ({words})" for words in said_at(Slot.ASIDE, said)])


def _barred(sort: Such) -> str:
    """What the site must not be."""
    match sort:
        case SiteType():
            return f"les {sort_of_site(sort).plural}"
        case Mark.LAIR:
            return "les antres de Dragon"
        case Mark.UNDER_DEEPS:
            return "les sites des Abîmes"
        case Mark.SURFACE:
            return "les sites de surface des Abîmes"
        case Named(names):
            return all_of([site(name) for name in names])
        case PlayerKind():
            return f"les sites des {PLAYERS[sort].plural}"
        case Within(lands):
            return _lands(lands)
        case _:
            raise AssertionError(sort)


def _said(trait: Such, it: Meant) -> tuple[Slot, str]:
    """What must be true of the site, and where in the phrase that is said."""
    match trait:
        case Alignment.FALLEN_WIZARD | Mark.PROTECTED:
            return Slot.NOUN, ""
        case Mark.UNDER_DEEPS:
            return Slot.BEHIND, "des Abîmes"
        case Within(lands):
            return Slot.LAND, _lands(lands)
        case Having(Named((name,))) if it.is_one_site:
            return Slot.ASIDE, f"si {quoted(name)} y est en réserve"
        case Having(AllOf((Named((name,)), Mark.STORED))):
            return Slot.ASIDE, f"si vous avez mis {quoted(name)} en réserve"
        case Having(attack) if races_of(attack):
            return Slot.BEHIND, f"avec une attaque automatique{by_races(races_of(attack))}"
        case Turned():
            state = "est engagé" if trait is Turned.TAPPED else "n'est pas engagé"
            return Slot.CLAUSE, f"qui, dans chaque cas, {state}" if it.names else f"qui {state}"
        case _:
            return Slot.CLAUSE, _clause(trait)


def _clause(trait: Such) -> str:
    """What is said in a relative clause."""
    match trait:
        case Alignment():
            return f"qui est {_OF_SIDES[trait]}"
        case Mark():
            return f"qui {_MARKS[trait]}"
        case Named(names):
            return f"qui est {any_of([site(name) for name in names])}"
        case Having(Named((name,))):
            return f"où {quoted(name)} est en réserve"
        case Having():
            return "qui a une attaque automatique"
        case Allowing(ItemClass() as items):
            return f"où des {ITEM_CLASSES[items].plural} sont jouables"
        case Beside(Named(names)):
            return f"qui est adjacent {any_of([to(site(name)) for name in names])}"
        case Beside():
            return "qui est adjacent à un site des Abîmes"
        case Normally(what):
            sorts = [sort_of_site(each) for each in choices(what) if isinstance(each, SiteType)]
            return f"qui est normalement {any_of([a(sort) for sort in sorts])}"
        case Not(Mark.PROTECTED):
            return "qui n'est pas protégé"
        case _:
            raise AssertionError(trait)


def _lands(lands: Sequence[str | RegionType]) -> str:
    """Of one of some regions, by name or by type."""
    types = [of(a(REGION_TYPES[land])) for land in lands if isinstance(land, RegionType)]
    by_name = [land for land in lands if isinstance(land, str)]
    return any_of([*([of(one_region_of(by_name))] if by_name else []), *types])
