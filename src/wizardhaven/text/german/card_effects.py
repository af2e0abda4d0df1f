"""What happens to cards, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause, Said
from wizardhaven.text.german.putting import putting
from wizardhaven.text.german.rolls import turn_up
from wizardhaven.text.german.scene import Scene
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
            others = f"keine anderen auf {scene.company.accusative} spielen oder auf die Hut legen"
            rest = "für den Rest dieser Bewegungs-/Gefahrenphase"
            return (
                Clause("dein Gegner", "darf", "dir beliebig viele Gefahren aus seiner Hand zeigen"),
                Clause("er", "darf", others, front=rest),
            )
        case DrawAnew():
            showing = (
                "deine Hand, legst alle Karten außer Gefahren beiseite und ziehst auf deine Handgröße auf"
            )
            laying = "diese Karten in beliebiger Reihenfolge auf dein Spieldeck"
            return (Clause("du", "zeigst", showing), Clause("du", "legst", laying, front="danach"))
        case TurnUpItem(prowess):
            return turn_up(prowess, scene)
        case _:
            assert_never(happens)
