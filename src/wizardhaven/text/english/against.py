"""Whom a number counts against, in English: a race, a side, factions or some characters."""

from collections.abc import Sequence

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.selectors import kind, provisos, regions_in
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in, races_in, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import Named, PlayableAt, Such, Within, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Race


def foe(against: Such) -> str:
    """Whom a number counts against."""
    if isinstance(against, Race):
        return races(against)
    if isinstance(against, Alignment):
        return f"{against.value} resources"
    if says(against, Sort.FACTION):
        return _factions(against)
    if isinstance(against, Sort):
        return with_article(against.value)
    names = names_in(against)
    return listed(names, "or") if names else f"any {kind(against)[0]}{provisos(against)}"


def _factions(which: Such) -> str:
    """One faction by its name, or all of a race, or all that can be played somewhere."""
    names = [name if name.startswith("The ") else f"the {name}" for name in names_in(which)]
    if names:
        return listed(names, "or")
    others = names_barred_by(which)
    return "".join(
        [
            *([f"{listed([race.value for race in races_in(which)], 'and')} "] if races_in(which) else []),
            "factions",
            *([" of your opponent"] if says(which, Mark.IN_PLAY) else []),
            *([f" other than {listed(others, 'and')}"] if others else []),
            *[f" playable at {_sites(part.site)}" for part in parts(which) if isinstance(part, PlayableAt)],
        ]
    )


def _sites(which: Such) -> str:
    return listed([each for one in choices(which) for each in _named_or_within(one)], "or")


def _named_or_within(site: Such) -> Sequence[str]:
    if isinstance(site, Named):
        return site.names
    assert isinstance(site, Within)
    return [f"a site in {regions_in(site)}"]


def against_foes(foes: Sequence[Such]) -> str:
    """The end of a phrase about a number that counts only against some."""
    return f" against {listed([foe(each) for each in foes], 'and')}" if foes else ""
