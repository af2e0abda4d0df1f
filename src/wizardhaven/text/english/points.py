"""What holds for marshalling points and stage points, in English."""

from wizardhaven.text.english.against import foe
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import possessive
from wizardhaven.text.english.holdings import worth
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.worth import Valued


def gathering(holds: Keeps, scene: Scene) -> str:
    """Which factions lie under the card, and what they give."""
    factions, more = holds.what, holds.points
    won = f"{foe(factions)} that you win over while {scene.card} is in play"
    each = f"each give you {signed(more)} marshalling point{'' if more == 1 else 's'}"
    return f"{won} are placed under it and {each}. If one of them is discarded, discard {scene.card}"


def points_of_cards(change: Modify, scene: Scene) -> str:
    """What such cards are worth, or that the bearer's points do not count."""
    if change.of is Subject.BEARER:
        return f"{possessive(scene.bearer)} marshalling points do not count"
    words = worth(Valued(change))
    return f"while {condition(change.condition, scene)}, {words}" if change.condition else words
