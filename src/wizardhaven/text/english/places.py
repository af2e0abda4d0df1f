"""Sites and sorts of sites, in English."""

from collections.abc import Sequence

from wizardhaven.text.english.alignments import players
from wizardhaven.text.english.grammar import listed, one_of, with_article
from wizardhaven.text.english.terms import sites, sort_of_site
from wizardhaven.text.sites_meant import Meant, Slot, meant, said_at
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import races_of
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


def place(where: Such) -> str:
    """Such a site, whichever: "Minas Tirith", "a Shadow-hold or Dark-hold"."""
    it = meant(where)
    said = [_said(trait, it) for trait in it.traits]
    behind = "".join([f" {words}" for words in said_at(Slot.BEHIND, said)])
    others = f" other than {listed([_barred(each) for each in it.barred], 'or')}" if it.barred else ""
    lands = "".join([f" {words}" for words in said_at(Slot.LAND, said)])
    clauses = said_at(Slot.CLAUSE, said)
    such = f" that {listed(clauses, 'and')}" if clauses else ""
    asides = "".join([f" ({words})" for words in said_at(Slot.ASIDE, said)])
    return f"{_sort(it, said)}{behind}{others}{lands}{such}{asides}"


def _sort(it: Meant, said: Sequence[tuple[Slot, str]]) -> str:
    """The sorts of site with their article: by name, by type, or as Wizardhavens."""
    nouns = said_at(Slot.NOUN, said)
    if nouns:
        return with_article(nouns[0])
    state = "".join([f"{words} " for words in said_at(Slot.BEFORE, said)])
    side = "".join([f"{words} " for words in said_at(Slot.SIDE, said)])
    types = [f"{side}{each}" for each in sites(it.types)]
    if it.names and state:
        return with_article(f"{state}{listed([*it.names, *types], 'or')}")
    if it.names or it.or_below:
        below = ["site in the Under-deeps"] if it.or_below else []
        return listed([*it.names, *[with_article(each) for each in [*types, *below]]], "or")
    first, *more = types or [f"{side}site"]
    return one_of([f"{state}{first}", *more])


def _barred(sort: Such) -> str:
    """What the site must not be."""
    match sort:
        case SiteType():
            return with_article(sort_of_site(sort))
        case Mark.LAIR:
            return "a Dragon's lair"
        case Mark.UNDER_DEEPS:
            return "a site of the Under-deeps"
        case Mark.SURFACE:
            return "a surface site of the Under-deeps"
        case Named(names):
            return listed(names, "or")
        case PlayerKind():
            return f"a site of {players([sort])}"
        case Within(lands):
            return f"one in {_lands(lands)}"
        case _:
            raise AssertionError(sort)


def _said(trait: Such, it: Meant) -> tuple[Slot, str]:
    """What must be true of the site, and where in the phrase that is said."""
    match trait:
        case Alignment.FALLEN_WIZARD:
            return Slot.NOUN, "Wizardhaven"
        case Mark.PROTECTED:
            return Slot.NOUN, "protected Wizardhaven"
        case Mark.SURFACE:
            return Slot.NOUN, "surface site of the Under-deeps"
        case Alignment():
            return Slot.SIDE, trait.value
        case Turned():
            return Slot.BEFORE, trait.value
        case Mark.UNDER_DEEPS:
            return Slot.BEHIND, "in the Under-deeps"
        case Beside(Named(names)):
            return Slot.BEHIND, f"adjacent to {listed(names, 'or')}"
        case Beside():
            return Slot.BEHIND, "adjacent to a site in the Under-deeps"
        case Within(lands):
            return Slot.LAND, f"in {_lands(lands)}"
        case Having(Named((name,))):
            if it.is_one_site:
                return Slot.ASIDE, f"if {name} is stored there"
            return Slot.CLAUSE, f"has {name} stored at it"
        case Having(AllOf((Named((name,)), Mark.STORED))):
            return Slot.ASIDE, f"if you have stored {name}"
        case Having(attack):
            races = [race.value for race in races_of(attack)]
            if not races:
                return Slot.CLAUSE, "has an automatic-attack"
            return Slot.BEHIND, f"with {with_article(listed(races, 'or'))} automatic-attack"
        case _:
            return Slot.CLAUSE, _clause(trait)


def _clause(trait: Such) -> str:
    """What is said in a relative clause."""
    match trait:
        case Mark.LAIR:
            return "is a Dragon's lair"
        case Mark.HOARD:
            return "has a hoard"
        case Mark.INFORMATION:
            return "allows information"
        case Named(names):
            return f"is {listed(names, 'or')}"
        case Allowing(ItemClass() as items):
            return f"allows {items.value} items"
        case Normally(what):
            return (
                f"is normally {one_of(sites([each for each in choices(what) if isinstance(each, SiteType)]))}"
            )
        case Not(Mark.PROTECTED):
            return "is not protected"
        case _:
            raise AssertionError(trait)


def _lands(lands: Sequence[str | RegionType]) -> str:
    """Regions by name, and one of some types of region."""
    types = [land.value for land in lands if isinstance(land, RegionType)]
    by_name = [land for land in lands if isinstance(land, str)]
    return listed([*by_name, *([one_of(types)] if types else [])], "or")


def every(site: str) -> str:
    """The same of all such sites: "each Shadow-hold"; one that is named stays as it is."""
    return f"each {site.split(' ', 1)[1]}" if site.startswith(("a ", "an ")) else site


def places(wheres: Sequence[Such]) -> str:
    """One of several places."""
    return listed([place(where) for where in wheres], "or")


def homes(wheres: Sequence[Such]) -> str:
    """The home sites of a character; of a whole sort of site, any."""
    named = [place(where) for where in wheres]
    return listed(
        [f"any {each.split(' ', 1)[1]}" if each.startswith(("a ", "an ")) else each for each in named], "or"
    )
