"""What only sites say, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import ITEM_CLASSES, RACES
from wizardhaven.vocabulary.sites import (
    BarsNewcomers,
    FirstItemSparesSite,
    KeepsNothing,
    NeverLeavesPlay,
    OfSites,
    OpenToAgents,
    Refuge,
    TestsGoldRings,
)


def of_sites(ability: OfSites, scene: Scene) -> tuple[Clause, ...]:
    """One thing about a site."""
    match ability:
        case Refuge():
            return (
                Clause("une compagnie séide", "ne peut attaquer ici une autre compagnie"),
                Clause("un Spectre", "ne peut aller ici"),
            )
        case OpenToAgents():
            return (
                Clause("les agents", "peuvent entrer en jeu ici comme personnages, sous influence directe"),
            )
        case FirstItemSparesSite(item_class):
            first = f"le premier {ITEM_CLASSES[item_class].singular} joué ici à chaque tour"
            return (Clause(first, "n'engage pas le site"),)
        case BarsNewcomers(but):
            others = f" (sauf {all_of([f'les {RACES[race].plural}' for race in but])})" if but else ""
            barred = "ne peut entrer en jeu ici, à moins que ce ne soit son site natal"
            return (Clause(f"aucun personnage{others}", barred),)
        case KeepsNothing():
            return (Clause("rien", "ne peut être entreposé ici"),)
        case TestsGoldRings():
            when = "est testé au début de la phase de fin de tour de son joueur"
            return (Clause("chaque anneau d'or qui se trouve ici", when),)
        case NeverLeavesPlay():
            gone = (
                f"{scene.card.agreeing('défaussé')} ni {scene.card.agreeing('remis')} dans le deck de sites"
            )
            return (Clause(scene.card.text, f"n'est jamais {gone}"),)
        case _:
            assert_never(ability)
