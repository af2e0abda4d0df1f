"""What holds at Wizardhavens, and which versions of sites are used, as German clauses."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import SITE_TYPES
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
    site = scene.site
    match holds:
        case HasAttacksOf(version, prowess):
            card, whose = (
                ("Heldenkarte", "offene Gemeinschaften")
                if version is Alignment.HERO
                else ("Schergenkarte", "Helden-Gemeinschaften")
            )
            stronger = f" mit Kampfkraft {signed(prowess)}" if prowess else ""
            attacks = f"auch die automatischen Angriffe seiner {card}{stronger}"
            return Clause(site.nominative, "hat", f"{attacks}; gegen {whose} sind sie Verhöre")
        case Adjacent(Mark.SURFACE, number):
            roll = f"der Bewegungswurf von {site.dative} zu seinem Oberflächenort"
            return Clause(roll, "muss", f"nur noch {number} erreichen")
        case Adjacent(_, number):
            both = f"{site.nominative} und der gewählte Ort in den Tiefen"
            return Clause(both, "sind", f"angrenzend, mit der Zahl {number}")
        case _:
            assert_never(holds)


def minion_sites(holds: Permit, scene: Scene) -> Clause:
    """Who must use minion site cards, and for which sites."""
    if holds.where is Subject.SITE:
        instead = f"für {scene.site.accusative} die Schergenkarte statt der Heldenkarte benutzen"
        return Clause("du", "musst", instead)
    hero = [
        f"{SITE_TYPES[each].plural.accusative}{' der Helden' if each is SiteType.HAVEN else ''}"
        for each in types_meant(holds)
    ]
    using = f"für {all_of(hero)} Schergen-Ortskarten benutzen"
    least = stage_points(holds.condition)
    enough = f" mit mindestens {least} Entwicklungspunkten" if least else ""
    if holds.by is Subject.BEARER:
        return Clause(f"der Spieler {scene.bearer.genitive}{enough}", "muss", using)
    if holds.by is None:
        return Clause("du", "musst", using)
    return Clause(f"Spieler Gefallener Zauberer{enough}", "müssen", using)
