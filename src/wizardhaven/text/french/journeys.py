"""What comes of site paths: who rests after a journey, and which sites are tapped, in French."""

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import that, to
from wizardhaven.text.french.paths import ways_through
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.traits import ways_of
from wizardhaven.vocabulary.journeys import RestAfterJourney, TapsSites


def rest_after_journey(holds: RestAfterJourney, scene: Scene) -> Clause:
    """Who is restored after a journey, and when."""
    company, goal = scene.company, holds.everybody_at
    if goal is not None:
        moves = f"si {company.text} se rend {to(place(goal).text)} pendant ce tour"
        restored = "sont guéris et redressés à la fin de sa phase de mouvement/périls"
        return Clause("tous ses personnages", restored, front=moves)
    restored = "peut redresser l'un de ses personnages, ou en guérir un (engagé)"
    when = "juste après sa phase de mouvement/périls"
    return Clause("chaque compagnie sur ce site", restored, front=when)


def taps_sites(holds: TapsSites, scene: Scene) -> Clause:
    """Which sites are tapped for their site paths, and while what holds."""
    path, when, kinds = holds.path, holds.condition, holds.spares
    ways = ways_through(ways_of(path))
    sites = f"tous les sites en jeu qui ne sont pas des havres et dont le trajet comporte au moins {ways}"
    rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(kinds)])
    while_so = f"tant {that(condition(when, scene))}" if when is not None else ""
    return Clause(sites, "sont engagés", proviso=f"{while_so}{rest}")
