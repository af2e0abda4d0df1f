"""Sites and sorts of sites, in German."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.german.alignments import PLAYERS
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

_OF_SIDES: Final = {Alignment.HERO: "ein Heldenort", Alignment.MINION: "ein Schergenort"}
_MARKS: Final = {
    Mark.LAIR: "ein Drachenhort ist",
    Mark.SURFACE: "ein Oberflächenort der Tiefen ist",
    Mark.HOARD: "einen Drachenschatz birgt",
    Mark.INFORMATION: "das Ausspielen von Information erlaubt",
}


def place(where: Such) -> Nominal:
    """Such a site, whichever: "Minas Tirith", "ein Schattenhort oder ein Hort der Dunkelheit"."""
    it = meant(where)
    said = [_said(trait, it) for trait in it.traits]
    if it.is_one_site:
        return _one(it.names[0]).followed_by(_behind(it, said)).such(said_at(Slot.CLAUSE, said))
    words = _words(it)
    names = [german(name) for name in it.names]
    forms = Forms(*[any_of([*names, *_all_sorts(words, case, below=it.or_below)]) for case in Case])
    sites = Nominal(forms, words[0].gender if words else SITE.gender)
    return sites.followed_by(_behind(it, said)).such(said_at(Slot.CLAUSE, said))


def _one(name: str) -> Nominal:
    """A single site: "Minas Tirith", "der Ort Die Weißen Türme"."""
    local = german(name)
    return named(local) if at_site(name).startswith("in ") else definite(SITE).followed_by(f" {local}")


def _all_sorts(words: Sequence[Noun], case: Case, *, below: bool) -> list[str]:
    return [*[a(word, case) for word in words], *([f"{a(SITE, case)} in den Tiefen"] if below else [])]


def home(where: Such) -> str:
    """A home site: "Bruchtal", "jeder Zufluchtsort"."""
    if names := names_of(where):
        return any_of([german(name) for name in names])
    it = meant(where)
    sites = [f"{JEDER[word.gender]} {word.after_der.nominative}" for word in _words(it)]
    return f"{any_of(sites)}{_behind(it, [_said(trait, it) for trait in it.traits])}"


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
    others = f" (außer {all_of([_barred(each) for each in it.barred])})" if it.barred else ""
    return there + others + "".join([f" ({words})" for words in said_at(Slot.ASIDE, said)])


def _barred(sort: Such) -> str:
    """What the site must not be."""
    match sort:
        case SiteType():
            return sort_of_site(sort).plural.dative
        case Mark.LAIR:
            return "Drachenhorten"
        case Mark.UNDER_DEEPS:
            return "Orten in den Tiefen"
        case Mark.SURFACE:
            return "Oberflächenorten der Tiefen"
        case Named(names):
            return all_of([german(name) for name in names])
        case PlayerKind():
            return f"Orten von {PLAYERS[sort].plural.dative}"
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
            return Slot.BEHIND, "in den Tiefen"
        case Within(lands):
            return Slot.LAND, _lands(lands)
        case Having(Named((name,))) if it.is_one_site:
            return Slot.ASIDE, f"sofern dort {quoted(name)} hinterlegt ist"
        case Having(AllOf((Named((name,)), Mark.STORED))):
            return Slot.ASIDE, f"sofern du {quoted(name)} hinterlegt hast"
        case Having(attack) if races_of(attack):
            return Slot.BEHIND, f"mit einem automatischen Angriff{by_races(races_of(attack))}"
        case Turned():
            each = "jeweils " if it.names else ""
            return Slot.CLAUSE, f"{{pronoun}} {each}{'' if trait is Turned.TAPPED else 'nicht '}getappt ist"
        case _:
            return Slot.CLAUSE, _clause(trait)


def _clause(trait: Such) -> str:
    """What is said in a relative clause."""
    match trait:
        case Alignment():
            return f"{{pronoun}} {_OF_SIDES[trait]} ist"
        case Mark():
            return f"{{pronoun}} {_MARKS[trait]}"
        case Named(names):
            return f"{{pronoun}} {any_of([german(name) for name in names])} ist"
        case Having(Named((name,))):
            return f"an dem {quoted(name)} hinterlegt ist"
        case Having():
            return "{pronoun} einen automatischen Angriff hat"
        case Allowing(ItemClass() as items):
            return f"an dem {ITEM_CLASSES[items].plural.nominative} spielbar sind"
        case Beside(Named(names)):
            return f"{{pronoun}} an {any_of([german(name) for name in names])} grenzt"
        case Beside():
            return "{pronoun} an einen Ort in den Tiefen grenzt"
        case Normally(what):
            sorts = [sort_of_site(each) for each in choices(what) if isinstance(each, SiteType)]
            return f"{{pronoun}} normalerweise {any_of([a(sort, Case.NOMINATIVE) for sort in sorts])} ist"
        case Not(Mark.PROTECTED):
            return "{pronoun} nicht geschützt ist"
        case _:
            raise AssertionError(trait)


def _lands(lands: Sequence[str | RegionType]) -> str:
    """In one of some regions, by name or by type."""
    types = any_of([a(REGION_TYPES[land], Case.DATIVE) for land in lands if isinstance(land, RegionType)])
    by_name = [land for land in lands if isinstance(land, str)]
    return any_of([*([in_regions(by_name)] if by_name else []), *([f"in {types}"] if types else [])])


def to_place(where: Such) -> str:
    """Where somebody goes: "nach Minas Tirith", "zum Ort Moria", "zu einem Schattenhort"."""
    if not names_of(where):
        return f"zu {place(where).dative}"
    return any_of([_to_site(name) for name in names_of(where)])


def _to_site(name: str) -> str:
    return f"nach {german(name)}" if at_site(name).startswith("in ") else f"zum Ort {german(name)}"


def to_or_from(where: Such) -> str:
    """Where somebody goes or comes from: "zu einem Schattenhort oder von dort weg"."""
    return f"{to_place(where)} oder von dort weg"


def at_place(where: Such) -> str:
    """Where somebody is: "in Minas Tirith", "an einem Schattenhort"."""
    return f"{_at_sort(where)}{place(where).tail}"


def is_at(where: Such) -> str:
    """The end of a clause about where somebody is; what must be true of the site follows the verb."""
    it = meant(where)
    tail = place(where).tail.removesuffix(",")
    if it.is_one_site:
        return f"{at_site(it.names[0])} ist{_behind(it, [_said(trait, it) for trait in it.traits])}{tail}"
    return f"{_at_sort(where)} ist{tail}"


def _at_sort(where: Such) -> str:
    """At such a site, or at one of those that are named: "in Isengard, an einem Schattenhort"."""
    it = meant(where)
    if not it.names:
        return f"an {place(where).forms.dative}"
    sorts = [f"an {each}" for each in _all_sorts(_words(it), Case.DATIVE, below=it.or_below)]
    there = any_of([*[at_site(name) for name in it.names], *sorts])
    return there + _behind(it, [_said(trait, it) for trait in it.traits])


def at_places(wheres: Sequence[Such]) -> str:
    """At one of several places."""
    return any_of([at_place(where) for where in wheres])
