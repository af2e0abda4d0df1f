"""What holds at Wizardhavens, and which versions of sites are used, as English clauses."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import Alignment, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent
from wizardhaven.vocabulary.wizardhavens import (
    HasAttacksOf,
    OfWizardhavens,
    UsesMinionSites,
)


def of_wizardhavens(holds: OfWizardhavens, scene: Scene) -> str:
    """The clause for one word."""
    match holds:
        case UsesMinionSites(only_here=True):
            return f"use the minion card of {scene.site} instead of the hero card"
        case HasAttacksOf(version, prowess):
            whose = "overt" if version is Alignment.HERO else "hero"
            stronger = f", with {signed(prowess)} prowess" if prowess else ""
            attacks = f"{scene.site} also has the automatic-attacks of its {version.value} card{stronger}"
            return f"{attacks}; they are detainment attacks against {whose} companies"
        case Adjacent(_, number):
            return f"{scene.site} and the Under-deeps site chosen are adjacent, with a number of {number}"
        case UsesMinionSites():
            return _minion_sites(holds, scene)
        case _:
            assert_never(holds)


def _minion_sites(holds: UsesMinionSites, scene: Scene) -> str:
    hero = [f"{'hero ' if each is SiteType.HAVEN else ''}{each.value}s" for each in holds.types]
    using = f"must use minion site cards for {listed(hero, 'and')}"
    enough = f" with {holds.stage_points} or more stage points" if holds.stage_points else ""
    match holds.whose:
        case Whose.OWN:
            return f"you {using}"
        case Whose.OF_THE_COMPANY:
            return f"the player of {scene.bearer}{enough} {using}"
        case Whose.ANYBODYS:
            return f"Fallen-wizard players{enough} {using}"
        case Whose.OPPONENTS:
            return f"your opponent{enough} {using}"
        case _:
            assert_never(holds.whose)
