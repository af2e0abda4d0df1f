"""What cards add to attacks and take from them, and how strong an attack is."""

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, counted
from wizardhaven.text.french.grammar import that
from wizardhaven.text.french.numbers import statistic
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races
from wizardhaven.text.french.terms import RACES, SKILLS, STRIKE
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.asked_for import races_in, skill_in
from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.combat import ChangeAttack
from wizardhaven.vocabulary.conditions import sites_asked_for
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, choices, parts


def attack_changes(strikes: int, prowess: int, body: int) -> str:
    """What is added to an attack."""
    word = STRIKE.singular if abs(strikes) == 1 else STRIKE.plural
    return all_of(
        [
            *([f"{signed(strikes)} {word}"] if strikes else []),
            *([f"{signed(prowess)} de prouesse"] if prowess else []),
            *([f"{signed(body)} de corps"] if body else []),
        ]
    )


def attack_bonus(bonus: AttackBonus, scene: Scene, on: Subject | None = None) -> Clause:
    """A change to the attacks of some races; under a condition it comes on top of others.

    For the turn it may be about the company, or about one automatic-attack.
    """
    traits = parts(bonus.of)
    kinds = [choice for trait in traits for choice in choices(trait)]
    automatic = Sort.AUTOMATIC_ATTACK in kinds
    choosing = Mark.ATTACKER_ASSIGNS in traits
    foes = races_in(bonus.of)
    skill = skill_in(bonus.of)
    if bonus.wounded_races:
        whom = all_of([f"des {RACES[race].plural}" for race in bonus.wounded_races])
        rolls = f"les jets de corps {whom} blessés par une attaque{by_races(foes)}"
        return Clause(rolls, f"sont modifiés de {signed(bonus.wound_checks)}")
    if skill is not None:
        changes = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
        assigning = " ; son joueur attribue tous les coups" if bonus.attacker_chooses else ""
        skilled = f"chaque attaque d'un agent {SKILLS[skill].singular}"
        return Clause(f"{skilled} sur {scene.target.text}", f"reçoit {changes}{assigning}")
    if on is Subject.TARGET:
        changes = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
        ending = " ; la première tentative de l'annuler met seulement fin à ce changement"
        return Clause(scene.target.text, f"reçoit {changes}{ending if bonus.shields_once else ''}")
    here = sites_asked_for(bonus.condition)
    further = "en plus " if bonus.condition and not here else ""
    least = f" ({bonus.least_strikes} au minimum)" if bonus.least_strikes else ""
    numbers = [f"{attack_changes(bonus.strikes, 0, 0)}{least}", attack_changes(0, bonus.prowess, bonus.body)]
    numbers = ["deux fois plus de coups", *numbers] if bonus.doubling else numbers
    changes = f"reçoit {further}{all_of([each for each in numbers if each])}{_besides(bonus)}"
    proviso = that(condition(bonus.condition, scene)) if bonus.condition and not here else ""
    where = f" {at_place(here)}" if here else ""
    if bonus.doubled_if:
        changes += f" (le double tant {that(condition(bonus.doubled_if, scene))})"
    attacks = f"attaque{' automatique' if automatic else ''}{by_races(foes)}"
    sort = f"{attacks}{' et chaque créature' if Sort.CREATURE in kinds else ''}"
    agents = " (sauf d'agents)" if Not(Sort.AGENT) in traits else ""
    on_company = on is Subject.COMPANY or bonus.against_company
    company = f" contre {scene.company.text}" if on_company else ""
    chosen = " qui choisit ses défenseurs" if choosing else ""
    return Clause(
        f"chaque {sort}{agents}{company}{where}{chosen}",
        changes,
        proviso=f"tant {proviso}" if proviso else "",
    )


def _besides(bonus: AttackBonus) -> str:
    """What else a change to attacks does, to those without a body and to those whom they wound."""
    others = [clause.said() for clause in wounding(bonus)]
    if bonus.body_if_none is not None:
        others.append(f"une telle attaque sans corps a un corps de {bonus.body_if_none}")
    if bonus.to_wounded is not None:
        lasting = f"{signed_amount(bonus.to_wounded)} {statistic(bonus.to_wounded)} aussi longtemps"
        others.append(f"chaque personnage qu'elle blesse reçoit {lasting}")
    return "".join([f" ; {part}" for part in others])


def wounding(change: AttackBonus | ChangeAttack) -> list[Clause]:
    """What a change does to the body checks of those whom the attack wounds."""
    by = change.wound_checks
    rolls = "les jets de corps des personnages qu'elle blesse"
    return [Clause(rolls, f"sont modifiés de {signed(by)}")] if by else []


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "trois coups de prouesse 15 et de corps 6"."""
    body_too = f" et de corps {body}" if body is not None else ""
    return f"{counted(strikes, STRIKE)} de prouesse {prowess}{body_too}"
