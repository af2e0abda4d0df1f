"""What only sites say, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.grammar import Case, the, with_adjective
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import ITEM_CLASSES, RACES
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
                Clause("eine Schergen-Gemeinschaft", "darf", "hier keine andere Gemeinschaft angreifen"),
                Clause("ein Ringgeist", "darf sich", "nicht hierher bewegen"),
            )
        case OpenToAgents():
            into_play = "hier als Charaktere unter direktem Einfluss ins Spiel gebracht werden"
            return (Clause("Agenten", "dürfen", into_play),)
        case FirstItemSparesSite(item_class):
            first = the(with_adjective("erst", ITEM_CLASSES[item_class]), Case.NOMINATIVE)
            return (Clause(f"{first}, der in einem Zug hier gespielt wird,", "tappt", "den Ort nicht"),)
        case BarsNewcomers(but):
            others = f" außer {all_of([RACES[race].plural.dative for race in but])}" if but else ""
            at_home = "es sei denn, dies ist sein Heimatort"
            return (
                Clause(f"kein Charakter{others}", "darf", "hier ins Spiel gebracht werden", proviso=at_home),
            )
        case KeepsNothing():
            return (Clause("nichts", "kann", f"an {scene.card.dative} gelagert werden"),)
        case TestsGoldRings():
            ring = f"jeder Goldene Ring an {scene.card.dative}"
            when = "zu Beginn der Zugende-Phase seines Spielers geprüft"
            return (Clause(ring, "wird", when),)
        case NeverLeavesPlay():
            stays = "nie abgeworfen und kehrt nie in den Ortsstapel zurück"
            return (Clause(scene.card.nominative, "wird", stays),)
        case _:
            assert_never(ability)
