"""What happens in attacks and strikes, in French."""

from typing import assert_never

from wizardhaven.text.french.alignments import CHARACTERS
from wizardhaven.text.french.attack_bonuses import attack_changes, numbers_of, strength
from wizardhaven.text.french.clauses import CANCEL, MAKE, Clause, Deed, Said, do
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.fighting import fighting
from wizardhaven.text.french.grammar import Nominal, a, of
from wizardhaven.text.french.paths import each_of
from wizardhaven.text.french.rolls import hunt
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races, kind
from wizardhaven.text.french.terms import RACES
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
            others = f"{scene.target.text} et toutes les autres attaques automatiques de son site"
            return (do(CANCEL, Nominal(others, feminine=True, plural=True)),)
        case CancelAttack(and_further=True):
            creature = "la même créature (dont la carte est défaussée)"
            further = f"{scene.target.text} et toutes les autres attaques de {creature}"
            return (do(CANCEL, Nominal(further, feminine=True, plural=True)),)
        case CancelAttack(to_hand=True):
            back = Clause("la carte de la créature", "retourne dans la main de son joueur")
            return (do(CANCEL, scene.target), back)
        case CancelStrike(ineffectual=True):
            return (Deed((MAKE,), scene.target, where="sans effet"),)
        case CancelAttack() | CancelStrike():
            return (do(CANCEL, scene.target),)
        case FaceAttack(each_character=True, prowess=prowess, wound_checks=checks):
            strike = f"affronte un coup d'une prouesse de {prowess}"
            no_attack = Clause("ce coup", "n'est pas une attaque et ne peut être annulé")
            rolls = f"sont modifiés de {signed(checks)}"
            worse = Clause("les jets de corps de ceux qu'il blesse", rolls)
            facing = Clause(each_of(scene.company), strike)
            return (facing, no_attack, worse) if checks else (facing, no_attack)
        case FaceAttack(Race() as race):
            return _faces(happens, race, scene)
        case FaceAttack(again=True, prowess=prowess):
            stronger = f", avec {signed(prowess)} de prouesse" if prowess else ""
            repeated = f"affronte de nouveau toutes les attaques automatiques du site{stronger}"
            return (Clause(scene.company.text, repeated),)
        case FaceAttack():
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
        case JoinAttackedCompany():
            return _join(scene.card.text)
        case BodyCheck(modifier):
            modified = f" modifié de {signed(modifier)}" if modifier else ""
            return (
                Clause(each_of(scene.company), f"fait un jet de corps{modified}"),
                Clause("qui échoue", "s'engage seulement"),
                Clause("les Orques et les Trolls", "sont défaussés si leur propre carte le dit"),
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
        alone = f"affronte seul une attaque {of(a(RACES[race]))} ({numbers})"
        return (Clause(scene.bearer.text, alone), *special)
    return (Clause(scene.company.text, f"affronte une attaque{by_races([race])} ({numbers})"), *special)


def _join(wizard: str) -> Said:
    return (
        Clause(wizard, "peut rejoindre aussitôt la compagnie attaquée"),
        Clause("tous les alliés sous son contrôle", "sont alors défaussés"),
        Clause(wizard, "doit affronter un coup de cette créature"),
        Clause(
            wizard, "s'engage et fait un jet de corruption", front="après la dernière attaque de la créature"
        ),
    )


def of_combat(holds: OfCombat, scene: Scene) -> Clause:
    """What holds in attacks and strikes, as a clause."""
    bearer = scene.bearer.text
    card = scene.card.text
    match holds:
        case BodyOfFoes(against, by, _, who, if_tapping, prowess) if prowess:
            foes = f" {any_of([f'des {RACES[race].plural}' for race in against])}" if against else ""
            more = "en plus " if who else ""
            provisos = [
                *([condition(BearerIs(who), scene)] if who else []),
                *(["s'il s'engage pour l'affronter"] if if_tapping else []),
            ]
            proviso = f"si {all_of(provisos)}" if who else "".join(provisos)
            suffers = f"reçoit {more}{attack_changes(0, prowess, by)}"
            return Clause(f"chaque coup{foes} contre {bearer}", suffers, proviso=proviso)
        case BodyOfFoes(checks=checks) if checks:
            failed = f"les jets de corps qui suivent les coups qui échouent contre {bearer}"
            own = "ou, dans un combat entre compagnies, ses propres coups réussis"
            return Clause(f"{failed}, {own},", f"sont modifiés de {signed(checks)}")
        case BodyOfFoes(against, by, own_strikes=True):
            foes = all_of([f"des {RACES[race].plural}" for race in against])
            return Clause(
                f"le corps {foes} contre qui {bearer} porte un coup", f"est modifié de {signed(by)}"
            )
        case BodyOfFoes(against, by, halved, who, if_tapping):
            foes = all_of([f"des {RACES[race].plural}" for race in against]) if against else "de chaque coup"
            whom = f"un porteur {kind(who).singular}" if who else bearer
            halving = f"est réduit de moitié contre {whom} (arrondi au supérieur)"
            changed = halving if halved else f"est modifié de {signed(by)} contre {whom}"
            tapping = "s'il s'engage pour l'affronter" if if_tapping else ""
            return Clause(f"le corps {foes}", changed, proviso=tapping)
        case MayChangeAttacks(sorts, change):
            begins = f"quand une attaque{by_races(sorts)} contre votre adversaire commence"
            more = numbers_of(change)
            held = " et la rendre dilatoire" if fights(change, Manner.DETAINING) else ""
            return Clause("vous", f"pouvez lui donner {more}{held}", front=begins)
        case SparesBearer(above):
            lost = f"sur plus de {above}, {card} est {scene.card.agreeing('défaussé')}"
            spared = f"ne le blesse pas ; à la place, on lance les dés : {lost}"
            return Clause(f"un coup réussi contre {bearer}", spared)
        case StayingUntapped(prowess) if prowess < -3:
            return Clause("qui ne s'engage pas contre elle", f"reçoit {signed(prowess)} de prouesse")
        case StayingUntapped(prowess):
            front = f"si {scene.bearer.text} affronte un coup sans s'engager"
            return Clause("sa prouesse", f"ne baisse que de {abs(prowess)}", front=front)
        case _:
            assert_never(holds)
