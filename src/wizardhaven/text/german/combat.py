"""What happens in attacks and strikes, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.clauses import CANCEL, GIVE, HALVE, MAKE, Clause, Deed, Said
from wizardhaven.text.german.counting import counted, signed
from wizardhaven.text.german.grammar import DER, JEDER, Case
from wizardhaven.text.german.nominals import Nominal, unchanging
from wizardhaven.text.german.numbers import attack_changes, strength
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races, kind
from wizardhaven.text.german.terms import STRIKE
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
            both = scene.target.followed_by(" und alle anderen automatischen Angriffe an ihrem Ort")
            return (Deed(CANCEL, replace(both, is_plural=True)),)
        case CancelAttack(and_further=True):
            both = scene.target.followed_by(" und alle weiteren Angriffe derselben Kreatur")
            return (Deed(CANCEL, replace(both, is_plural=True)),)
        case CancelStrike(ineffectual=True):
            return (Deed(MAKE, scene.target, "wirkungslos"),)
        case CancelAttack() | CancelStrike():
            return (Deed(CANCEL, scene.target),)
        case ChangeAttack(failing=True, body_checks=modifier):
            others = "ebenso die aller anderen Angriffe derselben Kreatur"
            failing = Clause(
                f"alle Schläge {scene.target.genitive}", "schlagen", "ohne Wurf fehl", proviso=others
            )
            checks = Clause("Körperwürfe gegen sie", "werden", f"dabei um {signed(modifier)} modifiziert")
            return (failing, checks) if modifier else (failing,)
        case ChangeAttack(halving=True):
            return (Deed(HALVE, unchanging(f"die Anzahl der Schläge {scene.target.genitive} (aufgerundet)")),)
        case ChangeAttack(strikes, prowess, body, least):
            fewest = f" (mindestens aber {counted(least, STRIKE, Case.ACCUSATIVE)})" if least else ""
            changes = f"{attack_changes(strikes, prowess, body)}{fewest}"
            return (Deed(GIVE, unchanging(f"{scene.target.dative} {changes}")),)
        case ChangeDefender(prowess, body, several=True):
            how = f"beliebig vielen Schlägen {scene.target.genitive} stellen"
            given = "wenn ihm sein Spieler einen davon zuweist"
            bold = Clause(scene.user.nominative, "darf sich", how, proviso=given)
            weaker = attack_changes(0, prowess, body)
            more = Clause("er", "erhält", weaker, front="für jeden weiteren Schlag")
            return (bold, more) if weaker else (bold,)
        case ChangeDefender(spared=True):
            return (Clause(scene.target.dative, "kann", "kein Schlag des Angriffs zugewiesen werden"),)
        case ChangeDefender():
            return _defender(happens, scene.target)
        case FaceAttack(Race() as race, strikes, prowess, body):
            attack = f"einem Angriff{by_races([race])} stellen ({strength(strikes, prowess, body)})"
            return (Clause(scene.company.nominative, "muss sich", attack),)
        case FaceAttack(again=True, prowess=prowess):
            stronger = f" mit {signed(prowess)} Kampfkraft" if prowess else ""
            repeated = f"erneut allen automatischen Angriffen des Ortes{stronger} stellen"
            return (Clause(scene.company.nominative, "muss sich", repeated),)
        case FaceAttack():
            copies = "sofort Angriffen stellen, die allen automatischen Angriffen an ihrem neuen Ort gleichen"
            facing = Clause(scene.company.nominative, "muss sich", copies)
            return (facing, Clause("diese Angriffe", "gelten", "nicht als automatische Angriffe"))
        case JoinAttackedCompany():
            return _join(scene.card)
        case AgentAttacks(prowess, attacker_chooses):
            stronger = f" mit {signed(prowess)} Kampfkraft" if prowess else ""
            attacking = Clause(scene.target.nominative, "greift", f"{scene.company.accusative}{stronger} an")
            choosing = Clause("du", "bestimmst", "die verteidigenden Charaktere")
            return (attacking, choosing) if attacker_chooses else (attacking,)
        case _:
            assert_never(happens)


def _defender(change: ChangeDefender, attack: Nominal) -> Said:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    numbers = attack_changes(0, change.prowess, change.body)
    if change.each:
        word = kind(change.each)
        each = f"{JEDER[word.gender]} {word.after_der.nominative}, {DER[word.gender].nominative} sich"
        return (Clause(f"{each} {attack.dative} stellt,", "erhält", f"dagegen {numbers}"),)
    facing = f"der Verteidiger {attack.genitive}"
    if not change.without_tapping:
        twice = " und würfelt zweimal; der bessere Wurf gilt" if change.rolls_twice else ""
        return (Clause(facing, "erhält", f"gegen diesen Schlag {numbers}{twice}"),)
    gains = f" und erhält {numbers}" if numbers else ""
    return (Clause(facing, "tappt", f"für diesen Schlag nicht{gains}"),)


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
