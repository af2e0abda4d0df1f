"""What holds at Wizardhavens, and which versions of sites are used, as French clauses."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.grammar import of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import SITE_TYPES
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
    site = scene.site.text
    match holds:
        case UsesMinionSites(only_here=True):
            return Clause("vous", f"devez utiliser la carte séide {of(site)} au lieu de la carte héros")
        case HasAttacksOf(version, prowess):
            of_card, whose = ("héros", "dévoilées") if version is Alignment.HERO else ("séide", "héros")
            stronger = f", de prouesse {signed(prowess)}" if prowess else ""
            attacks = f"a aussi les attaques automatiques de sa carte {of_card}{stronger}"
            return Clause(site, f"{attacks} ; contre les compagnies {whose}, elles sont dilatoires")
        case Adjacent(_, number):
            both = f"{site} et le site des Abîmes choisi"
            return Clause(both, f"sont adjacents, avec le nombre {number}")
        case UsesMinionSites():
            return _minion_sites(holds, scene)
        case _:
            assert_never(holds)


def _minion_sites(holds: UsesMinionSites, scene: Scene) -> Clause:
    hero = [
        f"les {SITE_TYPES[each].plural}{' des héros' if each is SiteType.HAVEN else ''}"
        for each in holds.types
    ]
    using = f"utiliser des cartes de site séides pour {all_of(hero)}"
    enough = f" avec {holds.stage_points} points de Déchu ou plus" if holds.stage_points else ""
    match holds.whose:
        case Whose.OWN:
            return Clause("vous", f"devez {using}")
        case Whose.OF_THE_COMPANY:
            return Clause(f"le joueur {of(scene.bearer.text)}{enough}", f"doit {using}")
        case Whose.ANYBODYS:
            return Clause(f"les joueurs de Sorcier Corrompu{enough}", f"doivent {using}")
        case Whose.OPPONENTS:
            return Clause(f"votre adversaire{enough}", f"doit {using}")
        case _:
            assert_never(holds.whose)
