"""What happens to cards, in English."""

from typing import assert_never

from wizardhaven.text.english.clauses import Outcome, Said
from wizardhaven.text.english.putting import putting
from wizardhaven.text.english.rolls import turn_up
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.card_effects import (
    DrawAnew,
    Put,
    ShowHazards,
    ToCards,
    TurnUpItem,
)


def to_cards(happens: ToCards, scene: Scene) -> Said:
    """One effect on cards."""
    match happens:
        case Put():
            return putting(happens, scene)
        case ShowHazards():
            showing = "your opponent may show you any number of hazards from his hand"
            others = f"he may play no others on {scene.company}, nor place them on-guard"
            return Outcome(f"{showing}; for the rest of this movement/hazard phase {others}")
        case DrawAnew():
            drawing = "reveal your hand, set all cards but hazards aside and draw up to your hand size"
            return Outcome(f"{drawing}. Then lay those cards on top of your play deck in any order")
        case TurnUpItem(prowess):
            return Outcome(turn_up(prowess, scene))
        case _:
            assert_never(happens)
