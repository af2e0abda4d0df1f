"""What holds for companies on their way and where they arrive, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.grammar import to
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.vocabulary.journeys import OnJourneys, RestAfterJourney


def on_journeys(holds: OnJourneys, scene: Scene) -> Clause:
    """What holds for a company that moves, as a clause."""
    company = scene.company
    match holds:
        case RestAfterJourney(goal) if goal is not None:
            moves = f"si {company.text} se rend {to(place(goal).text)} pendant ce tour"
            restored = "sont guéris et redressés à la fin de sa phase de mouvement/périls"
            return Clause("tous ses personnages", restored, front=moves)
        case RestAfterJourney():
            restored = "peut redresser l'un de ses personnages, ou en guérir un (engagé)"
            when = "juste après sa phase de mouvement/périls"
            return Clause("chaque compagnie sur ce site", restored, front=when)
        case _:
            assert_never(holds)
