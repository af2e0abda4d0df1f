"""What is turned up from hands and piles, in English."""

from typing import assert_never

from wizardhaven.text.english.clauses import Outcome, Said
from wizardhaven.text.english.grammar import number
from wizardhaven.vocabulary.piles import FromPiles, TakeFromTop, TurnUpAtRandom


def from_piles(happens: FromPiles) -> Said:
    """One effect on cards that lie face-down."""
    match happens:
        case TakeFromTop(cards):
            showing = (
                f"reveal the top {number(cards)} cards of your play deck and take one of them into your hand"
            )
            return Outcome(f"{showing}. Shuffle the others back into it")
        case TurnUpAtRandom(source, count, removing):
            showing = f"your opponent reveals {number(count)} cards at random from his {source.value}"
            gone = "You may remove one of them that is not unique from the game; the others stay there"
            return Outcome(f"{showing}. {gone}" if removing else showing)
        case _:
            assert_never(happens)
