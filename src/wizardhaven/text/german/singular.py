"""The rules of single cards, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import TAP, TURN_UP, Clause, Deed, Said
from wizardhaven.text.german.nominals import Nominal, pronoun
from wizardhaven.text.german.scene import Scene
from wizardhaven.vocabulary.singular import Own, Rule


def own_happens(rule: Rule, scene: Scene) -> Said:
    """What happens by a rule of one card's own."""
    match rule.own:
        case Own.SHOW_HAZARDS:
            others = f"keine anderen auf {scene.company.accusative} spielen oder auf die Hut legen"
            rest = "bis zum Ende ihrer Bewegungs-/Gefahrenphase"
            return (
                Clause("dein Gegner", "darf", "dir beliebig viele Gefahren aus seiner Hand zeigen"),
                Clause("er", "darf", others, front=rest),
            )
        case Own.DRAW_ANEW:
            showing = (
                "deine Hand, legst alle Karten außer Gefahren beiseite und ziehst auf deine Handgröße auf"
            )
            laying = "diese Karten in beliebiger Reihenfolge auf dein Spieldeck"
            return (Clause("du", "zeigst", showing), Clause("du", "legst", laying, front="danach"))
        case Own.TURN_UP_ITEM:
            return _turn_up_item(rule.number, scene)
        case Own.TURN_UP_AGENT:
            return (Deed(TAP, scene.target, then=Deed(TURN_UP, pronoun(scene.target))),)
        case Own.JOIN_ATTACKED_COMPANY:
            return _join(scene.card)
        case Own.SPARE_BEARER | Own.REMOVE_DISCARDED:
            raise AssertionError(f"{rule} holds, it does not happen")
        case _:
            assert_never(rule.own)


def _turn_up_item(prowess: int, scene: Scene) -> Said:
    """Who turns up what, and what it costs him."""
    until = "bis ein Gegenstand kommt, der nicht besonders ist und getragen werden kann, oder keine Karte"
    searcher = scene.user.nominative
    strike = f"einem Schlag mit einer Kampfkraft von {prowess} plus 1 je aufgedeckte Karte stellen"
    return (
        Clause("du", "deckst", f"Karten deines Spieldecks auf, {until} mehr übrig ist"),
        Clause(searcher, "erhält", "den Gegenstand, und die übrigen Karten werden zurückgemischt"),
        Clause(searcher, "muss sich", f"danach allein {strike}"),
        Clause("Angriff und Schlag", "können", "nicht aufgehoben werden"),
        Clause("der Gegenstand", "wird", "abgeworfen", front="wird er dabei verwundet,"),
    )


def _join(wizard: Nominal) -> Said:
    joining = "sofort der angegriffenen Gemeinschaft anschließen"
    return (
        Clause(wizard.nominative, "darf sich", joining),
        Clause(f"alle Verbündeten, die {wizard.nominative} kontrolliert,", "werden", "dabei abgeworfen"),
        Clause(wizard.nominative, "muss sich", "einem Schlag dieser Kreatur stellen"),
        Clause(
            wizard.nominative,
            "tappt",
            "und macht einen Versuchungswurf",
            front="nach dem letzten Angriff der Kreatur",
        ),
    )


def own_holds(rule: Rule, scene: Scene) -> Clause:
    """What holds by a rule of one card's own, as a clause."""
    match rule.own:
        case Own.SPARE_BEARER:
            struck = f"ein erfolgreicher Schlag gegen {scene.bearer.accusative}"
            lost = f"bei mehr als {rule.number} wird {scene.card.nominative} abgeworfen"
            return Clause(struck, "verwundet", f"ihn nicht; stattdessen wird gewürfelt, und {lost}")
        case Own.REMOVE_DISCARDED:
            seen = "dein Gegner eine nicht einzigartige Gefahr vor deinen Augen abwirft"
            gone = f"{scene.card.accusative} abwerfen, um die Gefahr aus dem Spiel zu entfernen"
            return Clause("du", "darfst", gone, front=f"ist {scene.card.nominative} hinterlegt, wenn {seen},")
        case _:
            raise AssertionError(f"{rule} happens, it does not hold")
