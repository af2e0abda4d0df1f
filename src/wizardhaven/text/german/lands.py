"""What sites and regions count as and allow, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.traits import ways_of
from wizardhaven.vocabulary.lands import OfLands, TapsSites


def of_lands(holds: OfLands, scene: Scene) -> Clause:
    """What holds for a site or a region, as a clause."""
    match holds:
        case TapsSites(path, when, kinds):
            ways = f"deren Weg mindestens {ways_through(ways_of(path))} enthält"
            sites = f"alle Orte im Spiel, die keine Zufluchtsorte sind und {ways},"
            rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(kinds)])
            return Clause(sites, "werden", "getappt", proviso=f"solange {condition(when, scene)}{rest}")
        case _:
            assert_never(holds)
