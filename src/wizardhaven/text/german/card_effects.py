"""What happens to cards, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause, Said
from wizardhaven.text.german.counting import number_word
from wizardhaven.text.german.putting import putting
from wizardhaven.text.german.rolls import turn_up
from wizardhaven.text.german.scene import Scene
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
            near = f"dessen Weg von diesem Zufluchtsort höchstens {number_word(within)} Regionen hat"
            tries = f"ein Heer aus deiner Hand zu beeinflussen, das an einem Ort spielbar ist, {near}"
            shown = "im Spiel oder in deinem Ortsstapel muss das zeigen"
            less = f"um {signed(modifier)} modifiziert, und direkter Einfluss zählt dabei nicht"
            return (
                Clause(scene.target.nominative, "versucht,", tries),
                Clause("eine Ortskarte", shown),
                Clause("der Wurf", "wird", less),
                Clause("es", "darf", "auch ein Heer sein, das dein Gegner im Spiel hat"),
                Clause("sein Ort", "wird", "getappt", front="gelingt der Versuch,"),
            )
        case TryFaction(modifier):
            somebody = scene.target.nominative
            tries = "ein Heer aus deiner Hand zu beeinflussen, wo immer es spielbar ist"
            nothing = "ohne dass dafür ein weiterer Gegenstand gespielt werden darf"
            less = f"um {signed(modifier)} und um −1 je Region auf dem Weg dorthin, beide Enden mitgezählt,"
            return (
                Clause(somebody, "versucht,", tries),
                Clause("der Versuch", "wird", f"{less} modifiziert"),
                Clause(somebody, "wird", "ebenfalls abgeworfen", front="misslingt er,"),
                Clause("sein Ort", "wird", f"getappt, {nothing}", front="gelingt er,"),
            )
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
