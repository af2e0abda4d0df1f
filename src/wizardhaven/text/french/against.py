"""Whom a number counts against, in French: a race, a side, factions or some characters."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import of, of_many
from wizardhaven.text.french.names import at_site, one_region_of, quoted
from wizardhaven.text.french.selectors import character, regions_in
from wizardhaven.text.french.terms import RACES
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in, races_in, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import Named, PlayableAt, Such, Within, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Race, Stat

_SORTS: Final = {Sort.CHARACTER: "un personnage", Sort.ITEM: "un objet", Sort.ALLY: "un allié"}


def foe(against: Such) -> str:
    """Whom a number counts against."""
    if isinstance(against, Race):
        return f"les {RACES[against].plural}"
    if isinstance(against, Alignment):
        return f"les ressources de {'séides' if against is Alignment.MINION else 'héros'}"
    if says(against, Sort.FACTION):
        return _factions(against)
    if isinstance(against, Sort):
        return _SORTS[against]
    somebody = character(against, Whose.OF_THE_COMPANY).first.text
    return somebody if names_in(against) else f"tout {somebody.removeprefix('un ')}"


def _factions(which: Such) -> str:
    """One faction by its name, or all of a race, or all that can be played somewhere."""
    names = names_in(which)
    if names:
        return f"la faction {any_of([quoted(name) for name in names])}"
    others = names_barred_by(which)
    where = [part.site for part in parts(which) if isinstance(part, PlayableAt)]
    return "".join(
        [
            "les factions",
            *([f" {all_of([of_many(RACES[race]) for race in races_in(which)])}"] if races_in(which) else []),
            *([" de votre adversaire"] if says(which, Mark.IN_PLAY) else []),
            *([f" (sauf {all_of([quoted(name) for name in others])})"] if others else []),
            *[f" jouables {_sites(site)}" for site in where],
        ]
    )


def _sites(which: Such) -> str:
    return any_of([where for site in choices(which) for where in _named_or_within(site)])


def _named_or_within(site: Such) -> list[str]:
    if isinstance(site, Named):
        return [at_site(name) for name in site.names]
    assert isinstance(site, Within)
    return [f"dans un site {of(one_region_of(regions_in(site)))}"]


def against_foes(foes: Sequence[Such], stat: Stat | None) -> str:
    """The end of a phrase about a number: one fights against a foe, but has influence over him."""
    if not foes:
        return ""
    fights = stat in (Stat.PROWESS, Stat.BODY)
    return f" {'contre' if fights else 'sur'} {all_of([foe(each) for each in foes])}"
