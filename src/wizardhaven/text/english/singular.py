"""The rules of single cards, in English."""

from typing import assert_never

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.singular import Own, Rule


def own_happens(rule: Rule, scene: Scene) -> Said:
    """What happens by a rule of one card's own."""
    match rule.own:
        case Own.SHOW_HAZARDS:
            showing = "your opponent may show you any number of hazards from his hand"
            until = "until the end of its movement/hazard phase, nor place them on-guard"
            return Outcome(f"{showing}; he may play no others on {scene.company} {until}")
        case Own.DRAW_ANEW:
            drawing = "reveal your hand, set all cards but hazards aside and draw up to your hand size"
            return Outcome(f"{drawing}. Then lay those cards on top of your play deck in any order")
        case Own.TURN_UP_ITEM:
            return Outcome(_turn_up_item(rule.number, scene))
        case Own.TURN_UP_AGENT:
            return Deed(f"tap {scene.target} and turn it up")
        case Own.JOIN_ATTACKED_COMPANY:
            return Outcome(_join(scene))
        case Own.SPARE_BEARER | Own.REMOVE_DISCARDED:
            raise AssertionError(f"{rule} holds, it does not happen")
        case _:
            assert_never(rule.own)


def _turn_up_item(prowess: int, scene: Scene) -> str:
    """Who turns up what, and what it costs him."""
    until = "turn up cards of your play deck until you come to an item that is not special and may be borne"
    gaining = f"{until}, or to the end: {scene.user} gains the item, and the other cards are shuffled back"
    facing = f"Then he alone faces an attack of one strike with a prowess of {prowess}"
    more = "plus one for each card turned up, which cannot be cancelled"
    return f"{gaining}. {facing} {more}. If he is wounded, discard the item"


def _join(scene: Scene) -> str:
    joining = (
        f"{scene.bearer} may answer {scene.target} by joining the attacked company; his allies are discarded"
    )
    paying = "after its last attack he taps and makes a corruption check"
    return f"{joining}. He must face a strike of the creature; {paying}"


def own_holds(rule: Rule, scene: Scene) -> str:
    """What holds by a rule of one card's own, as a clause."""
    match rule.own:
        case Own.SPARE_BEARER:
            spared = f"a strike that succeeds against {scene.bearer} does not wound him"
            return f"{spared}; instead a roll is made, and on more than {rule.number}, discard {scene.card}"
        case Own.REMOVE_DISCARDED:
            seen = "your opponent discards a hazard that is not unique and you see it"
            removing = f"discard it as {seen}, to remove the hazard from the game"
            return f"once {scene.card} is stored, you may {removing}"
        case _:
            raise AssertionError(f"{rule} happens, it does not hold")
