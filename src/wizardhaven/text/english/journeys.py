"""What holds for companies on their way and where they arrive, in English."""

from typing import assert_never

from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.journeys import OnJourneys, RestAfterJourney


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
        case _:
            assert_never(holds)
