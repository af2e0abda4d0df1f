"""What holds for companies on their way and where they arrive, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.places import to_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import user
from wizardhaven.text.german.terms import MOVEMENTS, PHASES
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    NothingAtSite,
    OnJourneys,
    RestAfterJourney,
)
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Phase


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
        case CannotMove(()):
            return Clause(company.nominative, "darf sich", "nicht bewegen")
        case CannotMove(by):
            ways = any_of([MOVEMENTS[movement] for movement in by])
            return Clause(company.nominative, "darf sich", f"nicht {ways} bewegen")
        case NothingAtSite(unless_discarding=name, unless_with=who) if name is not None and who is not None:
            spared = (
                f"{user(who).first.nominative} gehört ihr an oder du wirfst {quoted(name)} aus der Hand ab"
            )
            phase = f"in ihrer {PHASES[Phase.SITE].after_der.dative} nichts tun"
            return Clause(company.nominative, "darf", phase, proviso=f"es sei denn, {spared}")
        case NothingAtSite(of_movers):
            phase = f"in ihrer {PHASES[Phase.SITE].after_der.dative} nichts tun"
            if of_movers:
                movers = f"jede Gemeinschaft, die sich zu {scene.target.dative} bewegt,"
                return Clause(movers, "darf", phase)
            return Clause(company.nominative, "darf", phase)
        case _:
            assert_never(holds)


def way_out(holds: Standing) -> tuple[Clause, ...]:
    """Who may tap so that something that lasts is over."""
    if not isinstance(holds, NothingAtSite) or holds.unless_tapping is None:
        return ()
    somebody = f"{user(holds.unless_tapping).first.nominative} der Gemeinschaft"
    return (Clause(somebody, "darf", "auch noch zu Beginn dieser Phase tappen, um dies aufzuheben"),)
