"""What comes of site paths: who rests after a journey, and which sites are tapped, in German."""

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.places import to_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.traits import ways_of
from wizardhaven.vocabulary.journeys import RestAfterJourney, TapsSites


def rest_after_journey(holds: RestAfterJourney, scene: Scene) -> Clause:
    """Who is restored after a journey, and when."""
    company, goal = scene.company, holds.everybody_at
    if goal is not None:
        moves = f"wenn sich {company.nominative} in diesem Zug {to_place(goal)} bewegt,"
        restored = "am Ende ihrer Bewegungs-/Gefahrenphase geheilt und enttappt"
        return Clause("alle ihre Charaktere", "werden", restored, front=moves)
    restored = "einen ihrer Charaktere enttappen oder einen verwundeten heilen (getappt)"
    when = "unmittelbar nach ihrer Bewegungs-/Gefahrenphase"
    return Clause("jede Gemeinschaft an diesem Ort", "darf", restored, front=when)


def taps_sites(holds: TapsSites, scene: Scene) -> Clause:
    """Which sites are tapped for their site paths, and while what holds."""
    path, when, kinds = holds.path, holds.condition, holds.spares
    ways = f"deren Weg mindestens {ways_through(ways_of(path))} enthält"
    sites = f"alle Orte im Spiel, die keine Zufluchtsorte sind und {ways},"
    rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(kinds)])
    while_so = f"solange {condition(when, scene)}" if when is not None else ""
    return Clause(sites, "werden", "getappt", proviso=f"{while_so}{rest}")
