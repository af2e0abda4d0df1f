"""Whom a number counts against, in German: a race, a side, factions or some characters."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.names import at_site, in_regions, quoted
from wizardhaven.text.german.selectors import character, regions_in
from wizardhaven.text.german.terms import FACTION, RACES
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in, races_in, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import Named, PlayableAt, Such, Within, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Race

_SORTS: Final = {
    Sort.CHARACTER: "einen Charakter",
    Sort.ITEM: "einen Gegenstand",
    Sort.ALLY: "einen Verbündeten",
}


def foe(against: Such) -> str:
    """Whom a number counts against, after "gegen"."""
    if isinstance(against, Race):
        return RACES[against].plural.accusative
    if isinstance(against, Alignment):
        return f"{'Schergen' if against is Alignment.MINION else 'Helden'}-Unterstützungen"
    if says(against, Sort.FACTION):
        return _factions(against)
    if isinstance(against, Sort):
        return _SORTS[against]
    somebody = character(against, Whose.OF_THE_COMPANY).first.accusative
    return somebody if names_in(against) else f"jeden {somebody.removeprefix('einen ')}"


def _factions(which: Such) -> str:
    """One faction by its name, or all of a race, or all that can be played somewhere."""
    names = names_in(which)
    if names:
        return f"das Heer {any_of([quoted(name) for name in names])}"
    others = names_barred_by(which)
    where = [part.site for part in parts(which) if isinstance(part, PlayableAt)]
    return "".join(
        [
            FACTION.plural.accusative,
            *([f" der {_peoples(which)}"] if races_in(which) else []),
            *([" deines Gegners"] if says(which, Mark.IN_PLAY) else []),
            *([f" (außer {all_of([quoted(name) for name in others])})"] if others else []),
            *[f", die {_sites(site)} spielbar sind," for site in where],
        ]
    )


def _peoples(which: Such) -> str:
    return all_of([RACES[race].plural_after_die.genitive for race in races_in(which)])


def _sites(which: Such) -> str:
    return any_of([where for site in choices(which) for where in _named_or_within(site)])


def _named_or_within(site: Such) -> list[str]:
    if isinstance(site, Named):
        return [at_site(name) for name in site.names]
    assert isinstance(site, Within)
    return [f"an einem Ort {in_regions(regions_in(site))}"]


def against_foes(foes: Sequence[Such]) -> str:
    """The end of a phrase about a number that counts only against some."""
    return f" gegen {all_of([foe(each) for each in foes])}" if foes else ""
