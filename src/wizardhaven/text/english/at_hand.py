"""What is changed of the attack or the strike at hand, in English."""

from collections.abc import Sequence

from wizardhaven.text.attacks_changed import (
    Change,
    amount,
    doubled_if,
    faced_by,
    for_each_copy,
    halves_strikes,
    least,
    most,
    of_subject,
    spared_one,
)
from wizardhaven.text.english.attack_bonuses import numbers_of, wounding
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import counted, listed, number
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import part_of
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, With
from wizardhaven.vocabulary.terms import Check, Stat


def at_hand(changes: Sequence[Change], scene: Scene) -> Said:
    """Changes to the attack, or to the strike or those who face it, said together."""
    said = tuple(changes)
    if spared_one(changes) is Subject.USER:
        return Outcome(f"{scene.user} cannot be assigned a strike of {scene.target}")
    if spared_one(changes) is not None:
        return Outcome(f"choose {scene.target}, who cannot be assigned a strike of the attack")
    if fights(said, Manner.SEVERAL_STRIKES):
        return Outcome(_several(changes, scene))
    if fights(said, Manner.VOLUNTEERS):
        return Outcome(_volunteering(changes, scene))
    if fights(said, Manner.CRUSHING):
        lost = "his body is lowered by 1 until the end of the turn for every full 5"
        whom = f"if {scene.target} wounds the character who faces it"
        return Outcome(f"{whom}, {lost} by which the strike succeeds")
    if fights(said, Manner.BLOODY):
        less = "−1 if he has armor, −1 if he has a shield and −1 if he has a helmet"
        return Outcome(f"if {scene.target} fails, the character who faces it makes a body check ({less})")
    if fights(said, Manner.DOUBLING):
        return Outcome(_doubling(changes, scene))
    if fights(said, Manner.FAILING) or fights(said, Manner.ALL_FAILING):
        return Outcome(_failing(changes, scene))
    if of_subject(changes, Subject.USER):
        return Outcome(f"{scene.user} has {listed(numbers_of(changes), 'and')} against {scene.target}")
    if of_subject(changes, Subject.STRIKE):
        risk = fights(said, Manner.USER_AT_RISK)
        risked = f". If it succeeds, {scene.user} makes a body check as well" if risk else ""
        final = "all other strikes of the attack that fail afterwards are defeated as well"
        decided = f". If it is defeated, {final}" if fights(said, Manner.DECISIVE) else ""
        return Outcome(f"{scene.target} has {listed(numbers_of(changes), 'and')}{risked}{decided}")
    who = faced_by(changes)
    eased = fights(said, Manner.WITHOUT_TAPPING) or fights(said, Manner.ROLLS_TWICE)
    if who is not None or eased or of_subject(changes, Subject.TARGET):
        return Outcome(_defenders(changes, who, scene))
    return _attack(changes, scene)


def _several(changes: Sequence[Change], scene: Scene) -> str:
    weaker = listed(numbers_of(changes), "and") if len(changes) > 1 else ""
    further = f". With each further strike he has another {weaker}" if weaker else ""
    return (
        f"{scene.user} may face any number of the strikes of {scene.target} if his player gives him "
        f"one of them, each in a strike sequence of its own{further}"
    )


def _volunteering(changes: Sequence[Change], scene: Scene) -> str:
    facing = f"{scene.bearer} may be assigned a strike of {scene.target}, whatever that attack says"
    body = amount(changes, Stat.BODY)
    weaker = f"; if the strike fails, the body of the attack is modified by {signed(body)}" if body else ""
    return f"{facing} and even if he is tapped or wounded{weaker}"


def _doubling(changes: Sequence[Change], scene: Scene) -> str:
    weaker = amount(changes, Stat.PROWESS)
    but = f" with {signed(weaker)} prowess" if weaker else ""
    whom = "a character who has already been assigned one of its strikes"
    return f"you may assign one strike of {scene.target}{but} to {whom}"


def _failing(changes: Sequence[Change], scene: Scene) -> str:
    every = fights(tuple(changes), Manner.ALL_FAILING)
    others = ", as do those of all other attacks of the same creature" if every else ""
    by = amount(changes, Check.BODY)
    checks = f"; body checks against it are then modified by {signed(by)}" if by else ""
    return f"all strikes of {scene.target} fail without a roll{others}{checks}"


def _defenders(changes: Sequence[Change], who: Such | None, scene: Scene) -> str:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    said, numbers = tuple(changes), " and ".join(numbers_of(changes))
    if who is not None and part_of(who, With) is not None:
        fighting = f"in the combat of {scene.target}"
        return f"{fighting}, each {kind(who)[0]} of {scene.company} has {numbers} from now on"
    whoever = f"each {kind(who)[0]} who faces" if who is not None else "the character who faces"
    gains = [
        *(["does not tap for it"] if fights(said, Manner.WITHOUT_TAPPING) else []),
        *([f"has {numbers} against it"] if numbers else []),
        *(["rolls twice, using the better roll"] if fights(said, Manner.ROLLS_TWICE) else []),
    ]
    return f"{whoever} {scene.target} {' and '.join(gains)}"


def _attack(changes: Sequence[Change], scene: Scene) -> Said:
    """The attack itself."""
    said = tuple(changes)
    if fights(said, Manner.NOT_CANCELED):
        return Outcome(f"{scene.target} cannot be cancelled")
    if fights(said, Manner.ATTACKER_ASSIGNS):
        worse = wounding(amount(changes, Check.BODY))
        return Outcome(f"you assign all strikes of {scene.target}{worse}")
    if fights(said, Manner.AS_USUAL):
        return Outcome(f"the strikes of {scene.target} are assigned as usual instead")
    if fights(said, Manner.DEEP_EXCESS):
        each = f"the first excess strike of {scene.target} against each character"
        return Outcome(f"{each} modifies his prowess by {signed(-4)} instead of {signed(-1)}")
    if halves_strikes(changes):
        return Deed(f"halve the number of strikes of {scene.target}, rounding up")
    if fights(said, Manner.DEFENDER_ASSIGNS) and not numbers_of(changes):
        worse = wounding(amount(changes, Check.BODY))
        freely = "whatever the attack says and even to tapped or wounded characters"
        return Outcome(f"you assign all strikes of {scene.target}, {freely}{worse}")
    bound = most(changes)
    if bound is not None:
        numbers = numbers_of(changes)
        weaker = f" and give it {listed(numbers, 'and')}" if numbers else ""
        return Deed(f"reduce the number of strikes of {scene.target} to {number(bound)}{weaker}")
    return Deed(f"give {scene.target} {_gains(changes, scene)}")


def _gains(changes: Sequence[Change], scene: Scene) -> str:
    """What the attack has more or less, and what else is different about it."""
    said, twice, fewest = tuple(changes), doubled_if(changes), least(changes)
    words = listed(numbers_of(changes), "and")
    words += " (without body)" if fights(said, Manner.BODILESS) else ""
    each = for_each_copy(changes)
    words += f" and {signed(each)} more for each copy of {scene.card} played on it before" if each else ""
    words += f" (twice as much if {condition(twice, scene)})" if twice is not None else ""
    words += f" (to a minimum of {counted(fewest, 'strike', 'strikes')})" if fewest else ""
    words += wounding(amount(changes, Check.BODY))
    freely = "you assign all its strikes, whatever the attack says and even to tapped or wounded characters"
    words += f"; {freely}" if fights(said, Manner.DEFENDER_ASSIGNS) else ""
    return f"{words}; it becomes a detainment attack" if fights(said, Manner.DETAINING) else words
