"""What happens in attacks and strikes, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import CANCEL, GIVE, MAKE, REDUCE, Clause, Deed, Said, do
from wizardhaven.text.french.counting import counted, signed
from wizardhaven.text.french.grammar import Nominal, of, to
from wizardhaven.text.french.numbers import attack_changes, strength
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races, kind
from wizardhaven.text.french.terms import STRIKE
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
            others = f"{scene.target.text} et toutes les autres attaques automatiques de son site"
            return (do(CANCEL, Nominal(others, feminine=True, plural=True)),)
        case CancelAttack(and_further=True):
            further = f"{scene.target.text} et toutes les autres attaques de la même créature"
            return (do(CANCEL, Nominal(further, feminine=True, plural=True)),)
        case CancelStrike(ineffectual=True):
            return (Deed((MAKE,), scene.target, where="sans effet"),)
        case CancelAttack() | CancelStrike():
            return (do(CANCEL, scene.target),)
        case ChangeAttack(failing=True, body_checks=modifier):
            others = "de même que ceux de toutes les autres attaques de la même créature"
            failing = Clause(f"tous les coups {of(scene.target.text)}", f"échouent sans jet, {others}")
            checks = Clause("les jets de corps contre elle", f"sont alors modifiés de {signed(modifier)}")
            return (failing, checks) if modifier else (failing,)
        case ChangeAttack(strikes, prowess, body, least, False):
            fewest = f" (mais au moins {counted(least, STRIKE)})" if least else ""
            changes = Nominal(f"{attack_changes(strikes, prowess, body)}{fewest}")
            return (Deed((GIVE,), changes, where=to(scene.target.text)),)
        case ChangeAttack():
            strikes_of = Nominal(f"le nombre de coups {of(scene.target.text)} (arrondi au supérieur)")
            return (Deed((REDUCE,), strikes_of, how="de moitié"),)
        case ChangeDefender(prowess, body, several=True):
            how = f"peut affronter autant de coups qu'il veut {of(scene.target.text)}"
            bold = Clause(scene.user.text, how, proviso="si son joueur lui en attribue un")
            weaker = attack_changes(0, prowess, body)
            more = Clause("il", f"reçoit {weaker}", front="pour chaque coup de plus")
            return (bold, more) if weaker else (bold,)
        case ChangeDefender(spared=True):
            return (Clause(scene.target.text, "ne peut se voir attribuer aucun coup de l'attaque"),)
        case ChangeDefender():
            return _defender(happens, scene.target)
        case FaceAttack(Race() as race, strikes, prowess, body):
            attack = f"affronte une attaque{by_races([race])} ({strength(strikes, prowess, body)})"
            return (Clause(scene.company.text, attack),)
        case FaceAttack(again=True, prowess=prowess):
            stronger = f", avec {signed(prowess)} de prouesse" if prowess else ""
            repeated = f"affronte de nouveau toutes les attaques automatiques du site{stronger}"
            return (Clause(scene.company.text, repeated),)
        case FaceAttack():
            copies = "des attaques identiques à toutes les attaques automatiques de son nouveau site"
            facing = Clause(scene.company.text, f"affronte aussitôt {copies}")
            return (facing, Clause("ces attaques", "ne comptent pas comme des attaques automatiques"))
        case JoinAttackedCompany():
            return _join(scene.card.text)
        case AgentAttacks(prowess, attacker_chooses):
            stronger = f" avec {signed(prowess)} de prouesse" if prowess else ""
            attacking = Clause(scene.target.text, f"attaque {scene.company.text}{stronger}")
            choosing = Clause("vous", "choisissez les personnages défenseurs")
            return (attacking, choosing) if attacker_chooses else (attacking,)
        case _:
            assert_never(happens)


def _defender(change: ChangeDefender, attack: Nominal) -> Said:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    numbers = attack_changes(0, change.prowess, change.body)
    if change.each:
        each = f"chaque {kind(change.each).singular} qui affronte {attack.text}"
        return (Clause(each, f"reçoit {numbers} contre cette attaque"),)
    gains = [
        *(["ne s'engage pas pour ce coup"] if change.without_tapping else []),
        *([f"reçoit {numbers} contre ce coup"] if numbers else []),
        *(["lance deux fois les dés, en gardant le meilleur jet"] if change.rolls_twice else []),
    ]
    return (Clause(f"le défenseur {of(attack.text)}", " et ".join(gains)),)


def _join(wizard: str) -> Said:
    return (
        Clause(wizard, "peut rejoindre aussitôt la compagnie attaquée"),
        Clause("tous les alliés sous son contrôle", "sont alors défaussés"),
        Clause(wizard, "doit affronter un coup de cette créature"),
        Clause(
            wizard, "s'engage et fait un jet de corruption", front="après la dernière attaque de la créature"
        ),
    )
