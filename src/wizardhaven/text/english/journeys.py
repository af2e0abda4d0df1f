"""What holds for companies on their way and where they arrive, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import capitalised, listed
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    NothingAtSite,
    OnJourneys,
    RestAfterJourney,
)


def on_journeys(holds: OnJourneys, scene: Scene) -> str:
    """What holds for a company that moves, as a clause."""
    company = scene.company
    match holds:
        case RestAfterJourney(goal) if goal is not None:
            restored = "all of its characters are healed and untapped at the end of its movement/hazard phase"
            return f"if {company} moves to {place(goal)} this turn, {restored}"
        case RestAfterJourney():
            right_after = "right after its movement/hazard phase"
            restored = "untap one of its characters, or heal one to tapped"
            return f"{right_after}, each company at {scene.lies_on or 'the site'} may {restored}"
        case CannotMove(()):
            return f"{company} cannot move"
        case CannotMove(by):
            return f"{company} may not use {listed([movement.value for movement in by], 'or')}"
        case NothingAtSite(unless_discarding=name, unless_with=who) if name is not None and who is not None:
            unless = f"unless it contains {user(who).first} or you discard {name} from your hand"
            return f"{company} may do nothing in its site phase {unless}"
        case NothingAtSite(of_movers, who):
            idle = f"{company} may do nothing in its site phase"
            if of_movers:
                idle = f"no company that moves to {scene.site} may do anything in its site phase"
            tapping = "may tap to end this effect, even at the beginning of that phase"
            return f"{idle}. {capitalised(user(who).first)} of the company {tapping}" if who else idle
        case _:
            assert_never(holds)
