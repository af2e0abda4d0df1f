"""What holds for companies on their way and where they arrive, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import to
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.terms import MOVEMENTS, PHASES
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
            moves = f"si {company.text} se rend {to(place(goal).text)} pendant ce tour"
            restored = "sont guéris et redressés à la fin de sa phase de mouvement/périls"
            return Clause("tous ses personnages", restored, front=moves)
        case RestAfterJourney():
            restored = "peut redresser l'un de ses personnages, ou en guérir un (engagé)"
            when = "juste après sa phase de mouvement/périls"
            return Clause("chaque compagnie sur ce site", restored, front=when)
        case CannotMove(()):
            return Clause(company.text, "ne peut pas se déplacer")
        case CannotMove(by):
            ways = any_of([MOVEMENTS[movement] for movement in by])
            return Clause(company.text, f"ne peut pas se déplacer {ways}")
        case NothingAtSite(unless_discarding=name, unless_with=who) if name is not None and who is not None:
            spared = f"elle compte {user(who).first.text} ou si vous défaussez {quoted(name)} de votre main"
            idle = f"ne peut rien faire pendant sa {PHASES[Phase.SITE]}"
            return Clause(company.text, idle, proviso=f"sauf si {spared}")
        case NothingAtSite(of_movers):
            phase = f"ne peut rien faire pendant sa {PHASES[Phase.SITE]}"
            if of_movers:
                return Clause(f"toute compagnie qui se rend {to(scene.target.text)}", phase)
            return Clause(company.text, phase)
        case _:
            assert_never(holds)


def way_out(holds: Standing) -> tuple[Clause, ...]:
    """Who may tap so that something that lasts is over."""
    if not isinstance(holds, NothingAtSite) or holds.unless_tapping is None:
        return ()
    somebody = f"{user(holds.unless_tapping).first.text} de la compagnie"
    return (Clause(somebody, "peut s'engager pour annuler cet effet, même au début de cette phase"),)
