"""What holds at Wizardhavens, and which versions of sites are used, as French clauses."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.grammar import of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import SITE_TYPES
from wizardhaven.text.permits import stage_points, types_meant
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.attacks import HasAttacksOf
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent


def of_wizardhavens(holds: HasAttacksOf | Adjacent, scene: Scene) -> Clause:
    """The clause for one word."""
    site = scene.site.text
    match holds:
        case HasAttacksOf(version, prowess):
            of_card, whose = ("héros", "dévoilées") if version is Alignment.HERO else ("séide", "héros")
            stronger = f", de prouesse {signed(prowess)}" if prowess else ""
            attacks = f"a aussi les attaques automatiques de sa carte {of_card}{stronger}"
            return Clause(site, f"{attacks} ; contre les compagnies {whose}, elles sont dilatoires")
        case Adjacent(Mark.SURFACE, number):
            roll = f"le jet de déplacement {of(site)} vers son site de surface"
            return Clause(roll, f"ne doit atteindre que {number}")
        case Adjacent(_, number):
            both = f"{site} et le site des Abîmes choisi"
            return Clause(both, f"sont adjacents, avec le nombre {number}")
        case _:
            assert_never(holds)


def minion_sites(holds: Permit, scene: Scene) -> Clause:
    """Who must use minion site cards, and for which sites."""
    if holds.where is Subject.SITE:
        return Clause(
            "vous", f"devez utiliser la carte séide {of(scene.site.text)} au lieu de la carte héros"
        )
    hero = [
        f"les {SITE_TYPES[each].plural}{' des héros' if each is SiteType.HAVEN else ''}"
        for each in types_meant(holds)
    ]
    using = f"utiliser des cartes de site séides pour {all_of(hero)}"
    least = stage_points(holds.condition)
    enough = f" avec {least} points de Déchu ou plus" if least else ""
    if holds.by is Subject.BEARER:
        return Clause(f"le joueur {of(scene.bearer.text)}{enough}", f"doit {using}")
    if holds.by is None:
        return Clause("vous", f"devez {using}")
    return Clause(f"les joueurs de Sorcier Corrompu{enough}", f"doivent {using}")
