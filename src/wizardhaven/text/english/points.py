"""What holds for marshalling points and stage points, in English."""

from typing import assert_never

from wizardhaven.text.english.against import foe
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import possessive
from wizardhaven.text.english.holdings import worth
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.points import Gathers, OfPoints, Worth
from wizardhaven.vocabulary.subjects import Subject


def of_points(holds: OfPoints, scene: Scene) -> str:
    """What holds for points, as a clause."""
    match holds:
        case Gathers(factions, more):
            won = f"{foe(factions)} that you win over while {scene.card} is in play"
            each = f"each give you {signed(more)} marshalling point{'' if more == 1 else 's'}"
            return f"{won} are placed under it and {each}. If one of them is discarded, discard {scene.card}"
        case Worth(Subject.BEARER, 0):
            return f"{possessive(scene.bearer)} marshalling points do not count"
        case Worth():
            words = worth(holds)
            return f"while {condition(holds.condition, scene)}, {words}" if holds.condition else words
        case _:
            assert_never(holds)
