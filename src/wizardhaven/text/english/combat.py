"""What happens in attacks and strikes, in English."""

from typing import Final, assert_never

from wizardhaven.text.english.attack_bonuses import attack_changes, numbers_of, strength
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.fighting import fighting
from wizardhaven.text.english.grammar import capitalised, listed, with_article
from wizardhaven.text.english.rolls import hunt
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.terms import races
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.combat import (
    AllyAttacks,
    BodyCheck,
    BodyOfFoes,
    CancelAttack,
    CancelStrike,
    FaceAttack,
    HuntCreatures,
    InCombat,
    JoinAttackedCompany,
    MayChangeAttacks,
    OfCombat,
    SparesBearer,
    StayingUntapped,
)
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.terms import Race


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
        case FaceAttack(each_character=True, prowess=prowess, wound_checks=checks):
            strike = f"one strike with {prowess} prowess, which is not an attack and cannot be cancelled"
            worse = (
                f". Body checks of those whom it wounds are modified by {signed(checks)}" if checks else ""
            )
            return Outcome(f"each character of {scene.company} faces {strike}{worse}")
        case FaceAttack(Race() as race):
            return Outcome(_faces(happens, race, scene))
        case FaceAttack(again=True, prowess=prowess):
            stronger = f", with {signed(prowess)} prowess" if prowess else ""
            return Outcome(f"{scene.company} faces all automatic-attacks of its site again{stronger}")
        case FaceAttack():
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


def _faces(attack: FaceAttack, race: Race, scene: Scene) -> str:
    """Who faces which attack, and what is special about it."""
    numbers = strength(attack.strikes, attack.prowess, attack.body)
    facing = (
        f"{scene.bearer} alone faces an attack by {with_article(race.value)}"
        if attack.bearer_only
        else f"{scene.company} faces an attack by {races(race)}"
    )
    special = [capitalised(words) for ability in attack.abilities for words in fighting(ability, scene)]
    return ". ".join([f"{facing} ({numbers})", *special])


def _join(scene: Scene) -> str:
    joining = (
        f"{scene.bearer} may answer {scene.target} by joining the attacked company; his allies are discarded"
    )
    paying = "after its last attack he taps and makes a corruption check"
    return f"{joining}. He must face a strike of the creature; {paying}"


def of_combat(holds: OfCombat, scene: Scene) -> str:
    """What holds in attacks and strikes, as a clause."""
    match holds:
        case BodyOfFoes(against, by, _, who, if_tapping, prowess) if prowess:
            foes = f" by {listed([races(race) for race in against], 'or')}" if against else ""
            changes = listed(attack_changes(0, prowess, by), "and")
            tapping = " if he taps to face it" if if_tapping else ""
            if who is None:
                return f"every strike{foes} against {scene.bearer} has {changes}{tapping}"
            such = f"if {scene.bearer} is {user(who).first}"
            return f"{such}, every strike{foes} against him also has {changes}{tapping}"
        case BodyOfFoes(checks=checks) if checks:
            failed = f"body checks that follow from strikes that fail against {scene.bearer}"
            own = "or, in company versus company combat, from his own strikes that succeed"
            return f"{failed}, {own}, are modified by {signed(checks)}"
        case BodyOfFoes(against, by, own_strikes=True):
            foes = listed([races(race) for race in against], "and")
            return (
                f"the body of {foes} against whom {scene.bearer} makes a strike is modified by {signed(by)}"
            )
        case BodyOfFoes(against, by, halved, who, if_tapping):
            foes = listed([races(race) for race in against], "and") if against else "every strike"
            changed = "halved, rounded up" if halved else f"modified by {signed(by)}"
            bearer = f"a bearer who is {user(who).first}" if who else scene.bearer
            tapping = " if he taps to face it" if if_tapping else ""
            return f"against {bearer}, the body of {foes} is {changed}{tapping}"
        case MayChangeAttacks(foes, change):
            sort = listed([race.value for race in foes], "or")
            more = listed(numbers_of(change), "and")
            held = " and make it a detainment attack" if fights(change, Manner.DETAINING) else ""
            return f"as {with_article(sort)} attack on your opponent begins, you may give it {more}{held}"
        case SparesBearer(above):
            spared = f"a strike that succeeds against {scene.bearer} does not wound him"
            return f"{spared}; instead a roll is made, and on more than {above}, discard {scene.card}"
        case StayingUntapped(prowess) if prowess < -3:
            return f"not tapping to face it costs {signed(prowess)} prowess"
        case StayingUntapped(prowess):
            off = f"only {abs(prowess)} is taken off his prowess"
            return f"if {scene.bearer} does not tap to face a strike, {off}"
        case _:
            assert_never(holds)


_HARMLESS: Final = "Whoever fails it only taps; Orcs and Trolls are discarded where their own cards say so"
