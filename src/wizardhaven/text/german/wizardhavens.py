"""What holds at Wizardhavens, and which versions of sites are used, as German clauses."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import SITE_TYPES
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import Alignment, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent
from wizardhaven.vocabulary.wizardhavens import (
    HasAttacksOf,
    OfWizardhavens,
    UsesMinionSites,
)


def of_wizardhavens(holds: OfWizardhavens, scene: Scene) -> Clause:
    """The clause for one word."""
    site = scene.site
    match holds:
        case UsesMinionSites(only_here=True):
            instead = f"für {site.accusative} die Schergenkarte statt der Heldenkarte benutzen"
            return Clause("du", "musst", instead)
        case HasAttacksOf(version, prowess):
            card, whose = (
                ("Heldenkarte", "offene Gemeinschaften")
                if version is Alignment.HERO
                else ("Schergenkarte", "Helden-Gemeinschaften")
            )
            stronger = f" mit Kampfkraft {signed(prowess)}" if prowess else ""
            attacks = f"auch die automatischen Angriffe seiner {card}{stronger}"
            return Clause(site.nominative, "hat", f"{attacks}; gegen {whose} sind sie Verhöre")
        case Adjacent(_, number):
            both = f"{site.nominative} und der gewählte Ort in den Tiefen"
            return Clause(both, "sind", f"angrenzend, mit der Zahl {number}")
        case UsesMinionSites():
            return _minion_sites(holds, scene)
        case _:
            assert_never(holds)


def _minion_sites(holds: UsesMinionSites, scene: Scene) -> Clause:
    hero = [
        f"{SITE_TYPES[each].plural.accusative}{' der Helden' if each is SiteType.HAVEN else ''}"
        for each in holds.types
    ]
    using = f"für {all_of(hero)} Schergen-Ortskarten benutzen"
    enough = f" mit mindestens {holds.stage_points} Entwicklungspunkten" if holds.stage_points else ""
    match holds.whose:
        case Whose.OWN:
            return Clause("du", "musst", using)
        case Whose.OF_THE_COMPANY:
            return Clause(f"der Spieler {scene.bearer.genitive}{enough}", "muss", using)
        case Whose.ANYBODYS:
            return Clause(f"Spieler Gefallener Zauberer{enough}", "müssen", using)
        case Whose.OPPONENTS:
            return Clause(f"dein Gegner{enough}", "muss", using)
        case _:
            assert_never(holds.whose)
