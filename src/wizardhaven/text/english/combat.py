"""What happens in attacks and strikes, in English."""

from typing import Final, assert_never

from wizardhaven.text.english.attack_bonuses import attack_changes, strength, wounding
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import capitalised, counted, listed, number, with_article
from wizardhaven.text.english.rolls import hunt
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import kind
from wizardhaven.text.english.terms import races
from wizardhaven.text.signs import signed
from wizardhaven.text.wounding import wound_checks
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.combat import (
    AllyAttacks,
    AutomaticAttackTwice,
    BodyCheck,
    CancelAttack,
    CancelStrike,
    CannotBeCanceled,
    ChangeAttack,
    ChangeDefender,
    Face,
    HuntCreatures,
    InCombat,
    JoinAttackedCompany,
    MayChangeAttacks,
    MustTap,
    NoDetainment,
    OfCombat,
    OfOneAttack,
    OneAttackOnly,
    SparesBearer,
    TwoWeapons,
    WithoutWeapons,
)
from wizardhaven.vocabulary.subjects import Subject


def _assigning(change: ChangeAttack) -> str:
    """That the defending player says who is struck, or that nobody is wounded."""
    freely = "you assign all its strikes, whatever the attack says and even to tapped or wounded characters"
    assigned = f"; {freely}" if change.defender_assigns else ""
    return f"{assigned}; it becomes a detainment attack" if change.detaining else assigned


def in_combat(happens: InCombat, scene: Scene) -> Said:
    """One effect on an attack or a strike, or one that brings an attack."""
    match happens:
        case CancelAttack(and_others_here=True):
            return Deed(f"cancel {scene.target} and all other automatic-attacks at its site")
        case CancelAttack(and_further=True):
            further = "all other attacks of the same creature, whose card is discarded"
            return Deed(f"cancel {scene.target} and {further}")
        case CancelAttack(to_hand=True):
            return Deed(f"cancel {scene.target} and return the creature's card to its player's hand")
        case CancelStrike(ineffectual=True):
            return Deed(f"make {scene.target} ineffectual")
        case CancelAttack() | CancelStrike():
            return Deed(f"cancel {scene.target}")
        case ChangeAttack(failing=True, body_checks=modifier):
            others = ", as do those of all other attacks of the same creature"
            others = "" if happens.this_one_only else others
            checks = f"; body checks against it are then modified by {signed(modifier)}" if modifier else ""
            return Outcome(f"all strikes of {scene.target} fail without a roll{others}{checks}")
        case ChangeAttack(fixed=True):
            return Outcome(f"{scene.target} cannot be cancelled")
        case ChangeAttack(attacker_assigns=True):
            return Outcome(f"you assign all strikes of {scene.target}{wounding(happens)}")
        case ChangeAttack(most_strikes=most, prowess=prowess, body=body) if most:
            numbers = attack_changes(0, prowess, body)
            weaker = f" and give it {listed(numbers, 'and')}" if numbers else ""
            return Deed(f"reduce the number of strikes of {scene.target} to {number(most)}{weaker}")
        case ChangeAttack(loses_choice=True):
            return Outcome(f"the strikes of {scene.target} are assigned as usual instead")
        case ChangeAttack(halving=True):
            return Deed(f"halve the number of strikes of {scene.target}, rounding up")
        case ChangeAttack(first_excess=first) if first:
            each = f"the first excess strike of {scene.target} against each character"
            return Outcome(f"{each} modifies his prowess by {signed(first)} instead of {signed(-1)}")
        case ChangeAttack(strikes, prowess, body, least):
            fewest = f" (to a minimum of {counted(least, 'strike', 'strikes')})" if least else ""
            changes = listed(attack_changes(strikes, prowess, body), "and")
            if happens.doubled_if is not None:
                changes += f" (twice as much if {condition(happens.doubled_if, scene)})"
            return Deed(f"give {scene.target} {changes}{fewest}{wounding(happens)}{_assigning(happens)}")
        case ChangeDefender(prowess, body, several=True):
            weaker = listed(attack_changes(0, prowess, body), "and") if prowess or body else ""
            further = f". With each further strike he has another {weaker}" if weaker else ""
            return Outcome(
                f"{scene.user} may face any number of the strikes of {scene.target} if his player gives him "
                f"one of them, each in a strike sequence of its own{further}"
            )
        case ChangeDefender(volunteers=True, body_of_foe=body):
            facing = f"{scene.bearer} may be assigned a strike of {scene.target}, whatever that attack says"
            weaker = (
                f"; if the strike fails, the body of the attack is modified by {signed(body)}" if body else ""
            )
            return Outcome(f"{facing} and even if he is tapped or wounded{weaker}")
        case ChangeDefender(user_spared=True):
            return Outcome(f"{scene.user} cannot be assigned a strike of {scene.target}")
        case ChangeDefender(spared=True):
            return Outcome(f"choose {scene.target}, who cannot be assigned a strike of the attack")
        case ChangeDefender(body_lost_per=per) if per:
            lost = f"his body is lowered by 1 until the end of the turn for every full {per}"
            whom = f"if {scene.target} wounds the character who faces it"
            return Outcome(f"{whom}, {lost} by which the strike succeeds")
        case ChangeDefender(prowess_of_foe=prowess, body_of_foe=body, user_at_risk=risk) if prowess:
            risked = f". If it succeeds, {scene.user} makes a body check as well" if risk else ""
            changes = listed(attack_changes(0, prowess, body), "and")
            return Outcome(f"{scene.target} has {changes}{risked}")
        case ChangeDefender(prowess, body, each=who, whole_combat=True) if who is not None:
            changes = listed(attack_changes(0, prowess, body), "and")
            fighting = f"in the combat of {scene.target}"
            return Outcome(f"{fighting}, each {kind(who)[0]} of {scene.company} has {changes} from now on")
        case ChangeDefender():
            return Outcome(_defender(happens, scene))
        case Face(Subject.SITE, prowess=prowess):
            stronger = f", with {signed(prowess)} prowess" if prowess else ""
            return Outcome(f"{scene.company} faces all automatic-attacks of its site again{stronger}")
        case Face(tuple() as described, who):
            faced = [_facing(one, who, scene) for one in described]
            return Outcome(". ".join([faced[0], *[capitalised(words) for words in faced[1:]]]))
        case Face():
            attacks = "attacks that are just like all the automatic-attacks at its new site"
            return Outcome(f"{scene.company} at once faces {attacks}; they do not count as automatic-attacks")
        case AllyAttacks(detaining):
            detained = f" (a detainment attack against a {detaining.value})" if detaining else ""
            attacks = f"{scene.target} attacks the character who controls it{detained}"
            strike = "with one strike, whose prowess is its normal prowess plus a roll"
            return Outcome(f"{attacks} {strike}. Discard it unless its attack is defeated")
        case JoinAttackedCompany():
            return Outcome(_join(scene))
        case BodyCheck(modifier):
            modified = f" modified by {signed(modifier)}" if modifier else ""
            checking = f"each character of {scene.company} makes a body check{modified}"
            return Outcome(f"{checking}. {_HARMLESS}")
        case HuntCreatures(source, creatures):
            return Outcome(hunt(source, creatures))
        case _:
            assert_never(happens)


def of_one_attack(ability: OfOneAttack) -> str:
    """One thing that is special about an attack, as a clause."""
    match ability:
        case CannotBeCanceled():
            return "the attack cannot be cancelled, but its strikes can"
        case WithoutWeapons(staying_untapped):
            dear = f", and not tapping to face it costs {signed(staying_untapped or 0)} prowess"
            return f"weapons do not help against this attack{dear if staying_untapped else ''}"
        case _:
            assert_never(ability)


def _facing(attack: Attack, who: Subject, scene: Scene) -> str:
    """Who faces which attack, and what is special about it; without a race it is only strikes."""
    if attack.race is None:
        strike = f"one strike with {attack.prowess} prowess, which is not an attack and cannot be cancelled"
        checks = [
            f"Body checks of those whom it wounds are modified by {signed(n)}" for n in wound_checks(attack)
        ]
        return ". ".join([f"each character of {scene.company} faces {strike}", *checks])
    facing = (
        f"{scene.bearer} alone faces an attack by {with_article(attack.race.value)}"
        if who is Subject.BEARER
        else f"{scene.company} faces an attack by {races(attack.race)}"
    )
    special = [capitalised(of_one_attack(one)) for one in attack.abilities if isinstance(one, OfOneAttack)]
    return ". ".join([f"{facing} ({strength(attack.strikes, attack.prowess, attack.body)})", *special])


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


def of_combat(holds: OfCombat, scene: Scene) -> str:
    """What holds in attacks and strikes, as a clause."""
    match holds:
        case MayChangeAttacks(foes, change):
            sort = listed([race.value for race in foes], "or")
            more = listed(attack_changes(change.strikes, change.prowess, change.body), "and")
            held = " and make it a detainment attack" if change.detaining else ""
            return f"as {with_article(sort)} attack on your opponent begins, you may give it {more}{held}"
        case NoDetainment(starred, when):
            sort = "attacks of hazards with an asterisk" if starred else "attacks"
            words = f"{sort} against your companies are never detainment attacks"
            return f"while {condition(when, scene)}, {words}" if when else words
        case SparesBearer(above):
            spared = f"a strike that succeeds against {scene.bearer} does not wound him"
            return f"{spared}; instead a roll is made, and on more than {above}, discard {scene.card}"
        case TwoWeapons():
            warrior = f"if {scene.bearer} is a warrior even without {scene.card}"
            return f"{warrior}, he may use two weapons at once, but no shield with them"
        case OneAttackOnly():
            several = "a site with several automatic-attacks, unless it is a Dragon's lair, or a hazard"
            only = "has only one of them: the hazard player chooses it, and it cannot be cancelled"
            return f"{several} with several attacks {only}"
        case MustTap():
            strike = "a strike of a hazard creature"
            return f"every untapped character of {scene.company} must tap to face {strike}"
        case AutomaticAttackTwice(some):
            attackers = [races(race) for race in some]
            attack = f"each automatic-attack by {listed(attackers, 'or')}" if attackers else scene.target
            return f"{attack} is faced twice, the second time right after the first"
        case _:
            assert_never(holds)


_HARMLESS: Final = "Whoever fails it only taps; Orcs and Trolls are discarded where their own cards say so"
