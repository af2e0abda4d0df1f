"""What only sites say, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import COMPANY, RACES
from wizardhaven.vocabulary.sites import (
    BarsNewcomers,
    CreaturesAttackNormally,
    CreaturesDetain,
    KeepsNothing,
    NeverLeavesPlay,
    OfSites,
    Refuge,
    TapsOnArrival,
)


def of_sites(ability: OfSites, scene: Scene) -> tuple[Clause, ...]:
    """One thing about a site."""
    match ability:
        case TapsOnArrival(overt):
            company = f"eine {'offene' if overt else 'versteckte'} {COMPANY.after_ein.nominative}"
            front = f"wenn {scene.card.nominative} als ihr neuer Ort aufgedeckt wird,"
            taps = "einen ungetappten Charakter tappen, falls sie einen hat"
            return (Clause(company, "muss", taps, front=front),)
        case Refuge():
            return (
                Clause("eine Schergen-Gemeinschaft", "darf", "hier keine andere Gemeinschaft angreifen"),
                Clause("ein Ringgeist", "darf sich", "nicht hierher bewegen"),
            )
        case CreaturesAttackNormally(but):
            keyed = f"Angriffe von Kreaturen, die an {scene.card.accusative} gebunden sind,"
            others = all_of([RACES[race].plural.dative for race in but])
            return (Clause(keyed, "sind", "nie Verhöre", proviso=f"außer denen von {others}" if but else ""),)
        case CreaturesDetain():
            keyed = f"Angriffe von Kreaturen, die an {scene.card.accusative} gebunden sind,"
            return (Clause(keyed, "sind", "Verhöre"),)
        case BarsNewcomers(but):
            others = f" außer {all_of([RACES[race].plural.dative for race in but])}" if but else ""
            at_home = "es sei denn, dies ist sein Heimatort"
            return (
                Clause(f"kein Charakter{others}", "darf", "hier ins Spiel gebracht werden", proviso=at_home),
            )
        case KeepsNothing():
            return (Clause("nichts", "kann", f"an {scene.card.dative} gelagert werden"),)
        case NeverLeavesPlay():
            stays = "nie abgeworfen und kehrt nie in den Ortsstapel zurück"
            return (Clause(scene.card.nominative, "wird", stays),)
        case _:
            assert_never(ability)
