"""What happens in attacks and strikes, in German."""

from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.german.alignments import CHARACTERS
from wizardhaven.text.german.attack_bonuses import numbers_of, strength
from wizardhaven.text.german.clauses import CANCEL, DISCARD, MAKE, Clause, Deed, Said
from wizardhaven.text.german.fighting import fighting
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.nominals import each_of, pronoun
from wizardhaven.text.german.rolls import hunt
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import by_races
from wizardhaven.text.german.terms import RACES
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
            both = scene.target.followed_by(" und alle anderen automatischen Angriffe an ihrem Ort")
            return (Deed(CANCEL, replace(both, is_plural=True)),)
        case Canceled.ALL_ATTACKS:
            further = " und alle weiteren Angriffe derselben Kreatur (deren Karte abgelegt wird)"
            both = scene.target.followed_by(further)
            return (Deed(CANCEL, replace(both, is_plural=True)),)
        case Canceled.ATTACK_AND_HAND:
            back = Clause("die Karte der Kreatur", "kehrt", "auf die Hand ihres Spielers zurück")
            return (Deed(CANCEL, scene.target), back)
        case Canceled.EFFECT_OF_STRIKE:
            return (Deed(MAKE, scene.target, "wirkungslos"),)
        case Canceled.CARD:
            return (Deed(CANCEL, scene.target, then=Deed(DISCARD, pronoun(scene.target))),)
        case Canceled.ATTACK | Canceled.STRIKE | Canceled.EFFECT:
            return (Deed(CANCEL, scene.target),)
        case _:
            assert_never(what)


def in_combat(happens: InCombat, scene: Scene) -> Said:
    """One effect on an attack or a strike, or one that brings an attack."""
    match happens:
        case Face(Subject.SITE, prowess=prowess):
            stronger = f" mit {signed(prowess)} Kampfkraft" if prowess else ""
            repeated = f"erneut allen automatischen Angriffen des Ortes{stronger} stellen"
            return (Clause(scene.company.nominative, "muss sich", repeated),)
        case Face(tuple() as described, who):
            return tuple([clause for one in described for clause in _facing(one, who, scene)])
        case Face():
            copies = "sofort Angriffen stellen, die allen automatischen Angriffen an ihrem neuen Ort gleichen"
            facing = Clause(scene.company.nominative, "muss sich", copies)
            return (facing, Clause("diese Angriffe", "gelten", "nicht als automatische Angriffe"))
        case AllyAttacks(detaining):
            hero = CHARACTERS[detaining] if detaining else None
            detained = f" (gegen {a(hero, Case.ACCUSATIVE)} ein Verhör)" if hero else ""
            whom = f"den Charakter, der ihn kontrolliert{detained}, mit einem Schlag an"
            return (
                Clause(scene.target.nominative, "greift", whom),
                Clause("dessen Kampfkraft", "ist", "seine normale Kampfkraft plus ein Wurf"),
                Clause("er", "wird", "abgeworfen, wenn sein Angriff nicht besiegt wird"),
            )
        case HuntCreatures(source, creatures):
            return hunt(source, creatures)
        case _:
            assert_never(happens)


def _facing(attack: Attack, who: Subject, scene: Scene) -> tuple[Clause, ...]:
    """Who faces which attack, and what is special about it; without a race it is only strikes."""
    if attack.race is None and not fights(attack.abilities, _LIKE):
        strike = f"einem Schlag mit Kampfkraft {attack.prowess} stellen"
        no_attack = Clause("er", "ist", "kein Angriff und kann nicht aufgehoben werden")
        worse = [
            Clause("Körperwürfe der dabei Verwundeten", "werden", f"um {signed(checks)} modifiziert")
            for checks in wound_checks(attack)
        ]
        return (Clause(each_of(scene.company), "muss sich", strike), no_attack, *worse)
    numbers = strength(attack.strikes, attack.prowess, attack.body)
    own = [one for one in attack.abilities if isinstance(one, Fights) and one.manner is not _LIKE]
    special = [clause for ability in own for clause in fighting(ability, scene)]
    like = " von der Art des ersten automatischen Angriffs am Ort"
    if who is not Subject.COMPANY:
        foes = like if attack.race is None else f" {a(RACES[attack.race], Case.GENITIVE)}"
        alone = f"allein einem Angriff{foes} stellen ({numbers})"
        return (Clause(subject(who, scene).nominative, "muss sich", alone), *special)
    foes = like if attack.race is None else by_races([attack.race])
    facing = f"einem Angriff{foes} stellen ({numbers})"
    return (Clause(scene.company.nominative, "muss sich", facing), *special)


def may_change_attacks(holds: MayChangeAttacks) -> Clause:
    """Whose attacks may be changed as they begin, and how."""
    sorts, change = holds.races, holds.change
    begins = f"wenn ein Angriff{by_races(sorts)} gegen deinen Gegner beginnt,"
    more = numbers_of(change)
    held = " und ihn zu einem Verhör machen" if fights(change, Manner.DETAINING) else ""
    return Clause("du", "darfst", f"ihm {more} geben{held}", front=begins)
