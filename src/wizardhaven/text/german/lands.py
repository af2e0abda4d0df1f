"""What sites and regions count as and allow, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import counted
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import REGION_TYPES
from wizardhaven.text.german.wizardhavens import treat_site_as
from wizardhaven.vocabulary.lands import OfLands, TapsSites, TreatRegionAs, TreatSiteAs


def of_lands(holds: OfLands, scene: Scene) -> Clause:
    """What holds for a site or a region, as a clause."""
    match holds:
        case TreatSiteAs():
            return treat_site_as(holds, scene)
        case TapsSites(path, when, kinds):
            ways = f"deren Weg mindestens {ways_through(path.ways)} enthält"
            sites = f"alle Orte im Spiel, die keine Zufluchtsorte sind und {ways},"
            rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(kinds)])
            return Clause(sites, "werden", "getappt", proviso=f"solange {condition(when, scene)}{rest}")
        case TreatRegionAs(region_type, around=True):
            around = f"die Region {scene.site.genitive} und alle angrenzenden Regionen"
            return Clause(around, "gelten", f"als {REGION_TYPES[region_type].after_ein.nominative}")
        case TreatRegionAs(region_type, times=times) if times > 1:
            several = counted(times, REGION_TYPES[region_type], Case.NOMINATIVE)
            return Clause(scene.target.nominative, "gilt", f"als {several}")
        case TreatRegionAs(region_type):
            return Clause(
                scene.target.nominative, "gilt", f"als {REGION_TYPES[region_type].after_ein.nominative}"
            )
        case _:
            assert_never(holds)
