"""What holds at Wizardhavens, and which versions of sites are used, as English clauses."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.permits import stage_points, types_meant
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.attacks import HasAttacksOf
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent


def of_wizardhavens(holds: HasAttacksOf | Adjacent, scene: Scene) -> str:
    """The clause for one word."""
    match holds:
        case HasAttacksOf(version, prowess):
            whose = "overt" if version is Alignment.HERO else "hero"
            stronger = f", with {signed(prowess)} prowess" if prowess else ""
            attacks = f"{scene.site} also has the automatic-attacks of its {version.value} card{stronger}"
            return f"{attacks}; they are detainment attacks against {whose} companies"
        case Adjacent(Mark.SURFACE, number):
            return f"the roll to move from {scene.site} to its surface site must reach only {number}"
        case Adjacent(_, number):
            return f"{scene.site} and the Under-deeps site chosen are adjacent, with a number of {number}"
        case _:
            assert_never(holds)


def minion_sites(holds: Permit, scene: Scene) -> str:
    """Who must use minion site cards, and for which sites."""
    if holds.where is Subject.SITE:
        return f"use the minion card of {scene.site} instead of the hero card"
    hero = [f"{'hero ' if each is SiteType.HAVEN else ''}{each.value}s" for each in types_meant(holds)]
    using = f"must use minion site cards for {listed(hero, 'and')}"
    least = stage_points(holds.condition)
    enough = f" with {least} or more stage points" if least else ""
    if holds.by is Subject.BEARER:
        return f"the player of {scene.bearer}{enough} {using}"
    return f"you {using}" if holds.by is None else f"Fallen-wizard players{enough} {using}"
