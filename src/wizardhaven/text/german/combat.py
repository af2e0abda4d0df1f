"""What happens in attacks and strikes, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.alignments import CHARACTERS
from wizardhaven.text.german.attack_bonuses import attack_changes, numbers_of, strength
from wizardhaven.text.german.clauses import CANCEL, MAKE, Clause, Deed, Said
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.fighting import fighting
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.nominals import Nominal, each_of
from wizardhaven.text.german.rolls import hunt
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races, user
from wizardhaven.text.german.terms import RACES
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
from wizardhaven.vocabulary.conditions import BearerIs
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.terms import Race


def in_combat(happens: InCombat, scene: Scene) -> Said:
    """One effect on an attack or a strike, or one that brings an attack."""
    match happens:
        case CancelAttack(and_others_here=True):
            both = scene.target.followed_by(" und alle anderen automatischen Angriffe an ihrem Ort")
            return (Deed(CANCEL, replace(both, is_plural=True)),)
        case CancelAttack(and_further=True):
            further = " und alle weiteren Angriffe derselben Kreatur (deren Karte abgelegt wird)"
            both = scene.target.followed_by(further)
            return (Deed(CANCEL, replace(both, is_plural=True)),)
        case CancelAttack(to_hand=True):
            back = Clause("die Karte der Kreatur", "kehrt", "auf die Hand ihres Spielers zurück")
            return (Deed(CANCEL, scene.target), back)
        case CancelStrike(ineffectual=True):
            return (Deed(MAKE, scene.target, "wirkungslos"),)
        case CancelAttack() | CancelStrike():
            return (Deed(CANCEL, scene.target),)
        case FaceAttack(each_character=True, prowess=prowess, wound_checks=checks):
            strike = f"einem Schlag mit Kampfkraft {prowess} stellen"
            no_attack = Clause("er", "ist", "kein Angriff und kann nicht aufgehoben werden")
            rolls = f"um {signed(checks)} modifiziert"
            worse = Clause("Körperwürfe der dabei Verwundeten", "werden", rolls)
            facing = Clause(each_of(scene.company), "muss sich", strike)
            return (facing, no_attack, worse) if checks else (facing, no_attack)
        case FaceAttack(Race() as race):
            return _faces(happens, race, scene)
        case FaceAttack(again=True, prowess=prowess):
            stronger = f" mit {signed(prowess)} Kampfkraft" if prowess else ""
            repeated = f"erneut allen automatischen Angriffen des Ortes{stronger} stellen"
            return (Clause(scene.company.nominative, "muss sich", repeated),)
        case FaceAttack():
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
        case JoinAttackedCompany():
            return _join(scene.card)
        case BodyCheck(modifier):
            modified = f"um {signed(modifier)} modifizierten " if modifier else ""
            return (
                Clause(each_of(scene.company), "macht", f"einen {modified}Körperwurf"),
                Clause("wer dabei scheitert,", "tappt", "nur"),
                Clause("Orks und Trolle", "werden", "abgeworfen, wenn es ihre eigene Karte sagt"),
            )
        case HuntCreatures(source, creatures):
            return hunt(source, creatures)
        case _:
            assert_never(happens)


def _faces(attack: FaceAttack, race: Race, scene: Scene) -> Said:
    """Who faces which attack, and what is special about it."""
    numbers = strength(attack.strikes, attack.prowess, attack.body)
    special = [clause for ability in attack.abilities for clause in fighting(ability, scene)]
    if attack.bearer_only:
        alone = f"allein einem Angriff {a(RACES[race], Case.GENITIVE)} stellen ({numbers})"
        return (Clause(scene.bearer.nominative, "muss sich", alone), *special)
    facing = f"einem Angriff{by_races([race])} stellen ({numbers})"
    return (Clause(scene.company.nominative, "muss sich", facing), *special)


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


def of_combat(holds: OfCombat, scene: Scene) -> Clause:
    """What holds in attacks and strikes, as a clause."""
    match holds:
        case BodyOfFoes(against, by, _, who, if_tapping, prowess) if prowess:
            foes = f" von {any_of([RACES[race].plural.dative for race in against])}" if against else ""
            more = "außerdem " if who else ""
            has = f"gegen {scene.bearer.accusative} {more}{attack_changes(0, prowess, by)}"
            provisos = [
                *([condition(BearerIs(who), scene)] if who else []),
                *(["er tappt, um sich ihm zu stellen"] if if_tapping else []),
            ]
            proviso = f"wenn {all_of(provisos)}" if provisos else ""
            return Clause(f"jeder Schlag{foes}", "hat", has, proviso=proviso)
        case BodyOfFoes(checks=checks) if checks:
            failed = f"Körperwürfe nach Schlägen, die gegen {scene.bearer.accusative} misslingen, oder"
            own = "im Kampf zwischen Gemeinschaften nach seinen eigenen erfolgreichen Schlägen"
            return Clause(f"{failed} {own}", "werden", f"um {signed(checks)} modifiziert")
        case BodyOfFoes(against, by, own_strikes=True):
            foes = all_of([RACES[race].plural.dative for race in against])
            struck = f"der Körper von {foes}, gegen die {scene.bearer.nominative} einen Schlag führt,"
            return Clause(struck, "wird", f"um {signed(by)} modifiziert")
        case BodyOfFoes(against, by, halved, who, if_tapping):
            foes = f"von {all_of([RACES[race].plural.dative for race in against])}" if against else ""
            changed = "halbiert (aufgerundet)" if halved else f"um {signed(by)} modifiziert"
            bearer = f"{user(who).first.accusative} als Träger" if who else scene.bearer.accusative
            tapping = "wenn er tappt, um sich ihm zu stellen" if if_tapping else ""
            struck = f"der Körper {foes or 'jedes Schlages'}"
            return Clause(struck, "wird", f"gegen {bearer} {changed}", proviso=tapping)
        case MayChangeAttacks(sorts, change):
            begins = f"wenn ein Angriff{by_races(sorts)} gegen deinen Gegner beginnt,"
            more = numbers_of(change)
            held = " und ihn zu einem Verhör machen" if fights(change, Manner.DETAINING) else ""
            return Clause("du", "darfst", f"ihm {more} geben{held}", front=begins)
        case SparesBearer(above):
            struck = f"ein erfolgreicher Schlag gegen {scene.bearer.accusative}"
            lost = f"bei mehr als {above} wird {scene.card.nominative} abgeworfen"
            return Clause(struck, "verwundet", f"ihn nicht; stattdessen wird gewürfelt, und {lost}")
        case StayingUntapped(prowess) if prowess < -3:
            return Clause("wer dagegen nicht tappt,", "hat", f"{signed(prowess)} Kampfkraft")
        case StayingUntapped(prowess):
            unless = f"wenn sich {scene.bearer.nominative} einem Schlag stellt, ohne zu tappen,"
            return Clause("seine Kampfkraft", "sinkt", f"nur um {abs(prowess)}", front=unless)
        case _:
            assert_never(holds)
