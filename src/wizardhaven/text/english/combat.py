"""What happens in attacks and strikes, in English."""

from typing import assert_never

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.grammar import counted, listed
from wizardhaven.text.english.numbers import attack_changes, strength
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind
from wizardhaven.text.english.terms import races
from wizardhaven.text.groups import InCombat
from wizardhaven.vocabulary.effects import (
    AgentAttacks,
    CancelAttack,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    FaceAttack,
    JoinAttackedCompany,
)
from wizardhaven.vocabulary.terms import Race


def in_combat(happens: InCombat, scene: Scene) -> Said:
    """One effect on an attack or a strike, or one that brings an attack."""
    match happens:
        case CancelAttack(and_others_here=True):
            return Deed(f"cancel {scene.target} and all other automatic-attacks at its site")
        case CancelAttack(and_further=True):
            return Deed(f"cancel {scene.target} and all other attacks of the same creature")
        case CancelStrike(ineffectual=True):
            return Deed(f"make {scene.target} ineffectual")
        case CancelAttack() | CancelStrike():
            return Deed(f"cancel {scene.target}")
        case ChangeAttack(failing=True, body_checks=modifier):
            others = "as do those of all other attacks of the same creature"
            checks = f"; body checks against it are then modified by {modifier:+}" if modifier else ""
            return Outcome(f"all strikes of {scene.target} fail without a roll, {others}{checks}")
        case ChangeAttack(halving=True):
            return Deed(f"halve the number of strikes of {scene.target}, rounding up")
        case ChangeAttack(strikes, prowess, body, least):
            fewest = f" (to a minimum of {counted(least, 'strike', 'strikes')})" if least else ""
            changes = listed(attack_changes(strikes, prowess, body), "and")
            return Deed(f"give {scene.target} {changes}{fewest}")
        case ChangeDefender(prowess, body, several=True):
            weaker = listed(attack_changes(0, prowess, body), "and") if prowess or body else ""
            further = f". With each further strike he has another {weaker}" if weaker else ""
            return Outcome(
                f"{scene.user} may face any number of the strikes of {scene.target} if his player gives him "
                f"one of them, each in a strike sequence of its own{further}"
            )
        case ChangeDefender(spared=True):
            return Outcome(f"{scene.target} cannot be assigned a strike of the attack")
        case ChangeDefender():
            return Outcome(_defender(happens, scene))
        case FaceAttack(Race() as race, strikes, prowess, body):
            numbers = strength(strikes, prowess, body)
            return Outcome(f"{scene.company} faces an attack by {races(race)} ({numbers})")
        case FaceAttack(again=True, prowess=prowess):
            stronger = f", with {prowess:+} prowess" if prowess else ""
            return Outcome(f"{scene.company} faces all automatic-attacks of its site again{stronger}")
        case FaceAttack():
            attacks = "attacks that are just like all the automatic-attacks at its new site"
            return Outcome(f"{scene.company} at once faces {attacks}; they do not count as automatic-attacks")
        case JoinAttackedCompany():
            return Outcome(_join(scene))
        case AgentAttacks(prowess, attacker_chooses):
            stronger = f" with {prowess:+} prowess" if prowess else ""
            choosing = "; you choose the defending characters" if attacker_chooses else ""
            return Outcome(f"{scene.target} attacks {scene.company}{stronger}{choosing}")
        case _:
            assert_never(happens)


def _defender(change: ChangeDefender, scene: Scene) -> str:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    who = f"each {kind(change.each)[0]} who faces" if change.each else "the character who faces"
    numbers = " and ".join(attack_changes(0, change.prowess, change.body))
    gains = [
        *(["does not tap for it"] if change.without_tapping else []),
        *([f"has {numbers} against it"] if numbers else []),
        *(["rolls twice, using the better roll"] if change.rolls_twice else []),
    ]
    return f"{who} {scene.target} {' and '.join(gains)}"


def _join(scene: Scene) -> str:
    joining = (
        f"{scene.bearer} may answer {scene.target} by joining the attacked company; his allies are discarded"
    )
    paying = "after its last attack he taps and makes a corruption check"
    return f"{joining}. He must face a strike of the creature; {paying}"
