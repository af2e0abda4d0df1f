"""What holds for companies on their way and where they arrive, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.places import to_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.vocabulary.journeys import OnJourneys, RestAfterJourney


def on_journeys(holds: OnJourneys, scene: Scene) -> Clause:
    """What holds for a company that moves, as a clause."""
    company = scene.company
    match holds:
        case RestAfterJourney(goal) if goal is not None:
            moves = f"wenn sich {company.nominative} in diesem Zug {to_place(goal)} bewegt,"
            restored = "am Ende ihrer Bewegungs-/Gefahrenphase geheilt und enttappt"
            return Clause("alle ihre Charaktere", "werden", restored, front=moves)
        case RestAfterJourney():
            restored = "einen ihrer Charaktere enttappen oder einen verwundeten heilen (getappt)"
            when = "unmittelbar nach ihrer Bewegungs-/Gefahrenphase"
            return Clause("jede Gemeinschaft an diesem Ort", "darf", restored, front=when)
        case _:
            assert_never(holds)
