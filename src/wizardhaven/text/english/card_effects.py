"""What happens to cards, in English."""

from typing import assert_never

from wizardhaven.text.english.clauses import Outcome, Said
from wizardhaven.text.english.grammar import number
from wizardhaven.text.english.putting import putting
from wizardhaven.text.english.rolls import turn_up
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.card_effects import (
    DrawAnew,
    Put,
    ShowHazards,
    ToCards,
    TryFaction,
    TurnUpItem,
)


def to_cards(happens: ToCards, scene: Scene) -> Said:
    """One effect on cards."""
    match happens:
        case Put():
            return putting(happens, scene)
        case TryFaction(modifier, within) if within:
            near = f"playable at a site whose site path from this haven has at most {number(within)} regions"
            tries = f"{scene.target} tries to influence a faction from your hand that is {near}"
            shown = "which a site card in play or in your location deck must show"
            less = f"The check is modified by {signed(modifier)} and counts no direct influence"
            theirs = "It may be a faction that your opponent has in play"
            return Outcome(f"{tries}, {shown}. {less}. {theirs}. If the attempt succeeds, tap his site")
        case TryFaction(modifier):
            tries = f"{scene.target} tries to influence a faction from your hand, wherever it is playable"
            each = f"{signed(-1)} for each region on the way there, both ends counted"
            less = f"modified by {signed(modifier)} and by {each}"
            lost = f"If the attempt fails, discard {scene.target} as well; if it succeeds, tap his site"
            return Outcome(f"{tries}; the attempt is {less}. {lost}, for which no further item may be played")
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
