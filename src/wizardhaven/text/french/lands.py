"""What sites and regions count as and allow, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import that
from wizardhaven.text.french.paths import ways_through
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.traits import ways_of
from wizardhaven.vocabulary.lands import OfLands, TapsSites


def of_lands(holds: OfLands, scene: Scene) -> Clause:
    """What holds for a site or a region, as a clause."""
    match holds:
        case TapsSites(path, when, kinds):
            ways = ways_through(ways_of(path))
            sites = (
                f"tous les sites en jeu qui ne sont pas des havres et dont le trajet comporte au moins {ways}"
            )
            rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(kinds)])
            return Clause(sites, "sont engagés", proviso=f"tant {that(condition(when, scene))}{rest}")
        case _:
            assert_never(holds)
