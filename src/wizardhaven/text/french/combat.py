"""What happens in attacks and strikes, in French."""

from typing import Final, assert_never

from wizardhaven.text.french.alignments import CHARACTERS
from wizardhaven.text.french.attack_bonuses import numbers_of, strength
from wizardhaven.text.french.clauses import CANCEL, DISCARD, MAKE, Clause, Deed, Said, do
from wizardhaven.text.french.fighting import fighting
from wizardhaven.text.french.grammar import Nominal, a, of
from wizardhaven.text.french.paths import each_of
from wizardhaven.text.french.rolls import hunt
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import by_races
from wizardhaven.text.french.terms import RACES
from wizardhaven.text.signs import signed
from wizardhaven.text.wounding import wound_checks
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Canceled
from wizardhaven.vocabulary.combat import AllyAttacks, Face, HuntCreatures, InCombat, MayChangeAttacks
from wizardhaven.vocabulary.fighting import Fights, Manner, fights
from wizardhaven.vocabulary.subjects import Subject

_LIKE: Final = Manner.LIKE_THE_FIRST


def canceled(what: Canceled, scene: Scene) -> Said:
    """What comes to nothing."""
    match what:
        case Canceled.ATTACKS_HERE:
            others = f"{scene.target.text} et toutes les autres attaques automatiques de son site"
            return (do(CANCEL, Nominal(others, feminine=True, plural=True)),)
        case Canceled.ALL_ATTACKS:
            creature = "la même créature (dont la carte est défaussée)"
            further = f"{scene.target.text} et toutes les autres attaques de {creature}"
            return (do(CANCEL, Nominal(further, feminine=True, plural=True)),)
        case Canceled.ATTACK_AND_HAND:
            back = Clause("la carte de la créature", "retourne dans la main de son joueur")
            return (do(CANCEL, scene.target), back)
        case Canceled.EFFECT_OF_STRIKE:
            return (Deed((MAKE,), scene.target, where="sans effet"),)
        case Canceled.CARD:
            return (Deed((CANCEL, DISCARD), scene.target),)
        case Canceled.ATTACK | Canceled.STRIKE | Canceled.EFFECT:
            return (do(CANCEL, scene.target),)
        case _:
            assert_never(what)


def in_combat(happens: InCombat, scene: Scene) -> Said:
    """One effect on an attack or a strike, or one that brings an attack."""
    match happens:
        case Face(Subject.SITE, prowess=prowess):
            stronger = f", avec {signed(prowess)} de prouesse" if prowess else ""
            repeated = f"affronte de nouveau toutes les attaques automatiques du site{stronger}"
            return (Clause(scene.company.text, repeated),)
        case Face(tuple() as described, who):
            return tuple([clause for one in described for clause in _facing(one, who, scene)])
        case Face():
            copies = "des attaques identiques à toutes les attaques automatiques de son nouveau site"
            facing = Clause(scene.company.text, f"affronte aussitôt {copies}")
            return (facing, Clause("ces attaques", "ne comptent pas comme des attaques automatiques"))
        case AllyAttacks(detaining):
            detained = f" (attaque dilatoire contre {a(CHARACTERS[detaining])})" if detaining else ""
            whom = f"attaque d'un seul coup le personnage qui le contrôle{detained}"
            return (
                Clause(scene.target.text, whom),
                Clause("la prouesse de ce coup", "est sa prouesse normale plus un jet de dés"),
                Clause("il", "est défaussé si son attaque n'est pas vaincue"),
            )
        case HuntCreatures(source, creatures):
            return hunt(source, creatures)
        case _:
            assert_never(happens)


def _facing(attack: Attack, who: Subject, scene: Scene) -> tuple[Clause, ...]:
    """Who faces which attack, and what is special about it; without a race it is only strikes."""
    if attack.race is None and not fights(attack.abilities, _LIKE):
        strike = f"affronte un coup d'une prouesse de {attack.prowess}"
        no_attack = Clause("ce coup", "n'est pas une attaque et ne peut être annulé")
        worse = [
            Clause("les jets de corps de ceux qu'il blesse", f"sont modifiés de {signed(checks)}")
            for checks in wound_checks(attack)
        ]
        return (Clause(each_of(scene.company), strike), no_attack, *worse)
    numbers = strength(attack.strikes, attack.prowess, attack.body)
    own = [one for one in attack.abilities if isinstance(one, Fights) and one.manner is not _LIKE]
    special = [clause for ability in own for clause in fighting(ability, scene)]
    like = " du même type que la première attaque automatique du site"
    if who is not Subject.COMPANY:
        foes = like if attack.race is None else f" {of(a(RACES[attack.race]))}"
        return (Clause(subject(who, scene).text, f"affronte seul une attaque{foes} ({numbers})"), *special)
    foes = like if attack.race is None else by_races([attack.race])
    return (
        Clause(scene.company.text, f"affronte une attaque{foes} ({numbers})"),
        *special,
    )


def may_change_attacks(holds: MayChangeAttacks) -> Clause:
    """Whose attacks may be changed as they begin, and how."""
    sorts, change = holds.races, holds.change
    begins = f"quand une attaque{by_races(sorts)} contre votre adversaire commence"
    more = numbers_of(change)
    held = " et la rendre dilatoire" if fights(change, Manner.DETAINING) else ""
    return Clause("vous", f"pouvez lui donner {more}{held}", front=begins)
