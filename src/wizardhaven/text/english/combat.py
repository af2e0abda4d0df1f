"""What happens in attacks and strikes, in English."""

from typing import Final, assert_never

from wizardhaven.text.english.attack_bonuses import numbers_of, strength
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.fighting import fighting
from wizardhaven.text.english.grammar import capitalised, listed, with_article
from wizardhaven.text.english.rolls import hunt
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.terms import races
from wizardhaven.text.signs import signed
from wizardhaven.text.wounding import wound_checks
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Canceled
from wizardhaven.vocabulary.combat import AllyAttacks, Face, HuntCreatures, InCombat, MayChangeAttacks
from wizardhaven.vocabulary.fighting import Fights, Manner, fights
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Race

_LIKE: Final = Manner.LIKE_THE_FIRST


def canceled(what: Canceled, scene: Scene) -> Said:
    """What comes to nothing."""
    match what:
        case Canceled.ATTACKS_HERE:
            return Deed(f"cancel {scene.target} and all other automatic-attacks at its site")
        case Canceled.ALL_ATTACKS:
            further = "all other attacks of the same creature, whose card is discarded"
            return Deed(f"cancel {scene.target} and {further}")
        case Canceled.ATTACK_AND_HAND:
            return Deed(f"cancel {scene.target} and return the creature's card to its player's hand")
        case Canceled.EFFECT_OF_STRIKE:
            return Deed(f"make {scene.target} ineffectual")
        case Canceled.CARD:
            return Deed(f"cancel and discard {scene.target}")
        case Canceled.ATTACK | Canceled.STRIKE | Canceled.EFFECT:
            return Deed(f"cancel {scene.target}")
        case _:
            assert_never(what)


def in_combat(happens: InCombat, scene: Scene) -> Said:
    """One effect on an attack or a strike, or one that brings an attack."""
    match happens:
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
        case HuntCreatures(source, creatures):
            return Outcome(hunt(source, creatures))
        case _:
            assert_never(happens)


def _facing(attack: Attack, who: Subject, scene: Scene) -> str:
    """Who faces which attack, and what is special about it; without a race it is only strikes."""
    if attack.race is None and not fights(attack.abilities, _LIKE):
        strike = f"one strike with {attack.prowess} prowess, which is not an attack and cannot be cancelled"
        checks = [
            f"Body checks of those whom it wounds are modified by {signed(n)}" for n in wound_checks(attack)
        ]
        return ". ".join([f"each character of {scene.company} faces {strike}", *checks])
    facing = (
        f"{subject(who, scene)} alone faces an attack by {_foes(attack.race, alone=True)}"
        if who is not Subject.COMPANY
        else f"{scene.company} faces an attack by {_foes(attack.race, alone=False)}"
    )
    own = [one for one in attack.abilities if isinstance(one, Fights) and one.manner is not _LIKE]
    special = [capitalised(words) for ability in own for words in fighting(ability, scene)]
    return ". ".join([f"{facing} ({strength(attack.strikes, attack.prowess, attack.body)})", *special])


def _foes(race: Race | None, *, alone: bool) -> str:
    if race is None:
        return "foes like those of the first automatic-attack at the site"
    return with_article(race.value) if alone else races(race)


def may_change_attacks(holds: MayChangeAttacks) -> str:
    """Whose attacks may be changed as they begin, and how."""
    foes, change = holds.races, holds.change
    sort = listed([race.value for race in foes], "or")
    more = listed(numbers_of(change), "and")
    held = " and make it a detainment attack" if fights(change, Manner.DETAINING) else ""
    return f"as {with_article(sort)} attack on your opponent begins, you may give it {more}{held}"
