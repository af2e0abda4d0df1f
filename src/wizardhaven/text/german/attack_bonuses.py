"""What cards add to attacks and take from them, and how strong an attack is."""

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, counted
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.numbers import statistic
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races
from wizardhaven.text.german.terms import RACES, SKILLS, STRIKE
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
    word = STRIKE.after_ein if abs(strikes) == 1 else STRIKE.plural
    return all_of(
        [
            *([f"{signed(strikes)} {word.of(Case.ACCUSATIVE)}"] if strikes else []),
            *([f"{signed(prowess)} Kampfkraft"] if prowess else []),
            *([f"{signed(body)} Körper"] if body else []),
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
        whom = all_of([RACES[race].plural.dative for race in bonus.wounded_races])
        rolls = f"Körperwürfe von {whom}, die in einem Angriff{by_races(foes)} verwundet werden,"
        return Clause(rolls, "werden", f"um {signed(bonus.wound_checks)} modifiziert")
    if skill is not None:
        skilled = f"eines {SKILLS[skill].after_ein.nominative}-Agenten"
        changes = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
        assigning = "; dessen Spieler weist alle Schläge zu" if bonus.attacker_chooses else ""
        at = f"jeder Angriff {skilled} an {scene.target.dative}"
        return Clause(at, "hat", f"{changes}{assigning}")
    if on is Subject.TARGET:
        changes = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
        once = "; der erste Versuch, ihn aufzuheben, beendet nur diese Änderung" if bonus.shields_once else ""
        return Clause(scene.target.nominative, "hat", f"{changes}{once}")
    here = sites_asked_for(bonus.condition)
    further = "zusätzlich " if bonus.condition and not here else ""
    least = f" (mindestens {bonus.least_strikes})" if bonus.least_strikes else ""
    numbers = [f"{attack_changes(bonus.strikes, 0, 0)}{least}", attack_changes(0, bonus.prowess, bonus.body)]
    numbers = ["die doppelte Anzahl an Schlägen", *numbers] if bonus.doubling else numbers
    twice = f" (doppelt, solange {condition(bonus.doubled_if, scene)})" if bonus.doubled_if else ""
    changes = f"{further}{all_of([each for each in numbers if each])}{_besides(bonus)}{twice}"
    proviso = f"solange {condition(bonus.condition, scene)}" if bonus.condition and not here else ""
    where = f" {at_place(here)}" if here else ""
    attacks = f"{'automatische ' if automatic else ''}Angriff{by_races(foes)}"
    sort = f"{attacks}{' und jede Kreatur' if Sort.CREATURE in kinds else ''}"
    agents = " (außer von Agenten)" if Not(Sort.AGENT) in traits else ""
    on_company = on is Subject.COMPANY or bonus.against_company
    company = f" gegen {scene.company.accusative}" if on_company else ""
    chosen = ", der seine Verteidiger auswählt," if choosing else ""
    return Clause(f"jeder {sort}{agents}{company}{where}{chosen}", "erhält", changes, proviso=proviso)


def _besides(bonus: AttackBonus) -> str:
    """What else a change to attacks does, to those without a body and to those whom they wound."""
    others = [clause.said() for clause in wounding(bonus)]
    if bonus.body_if_none is not None:
        others.append(f"ein solcher ohne Körper hat Körper {bonus.body_if_none}")
    if bonus.to_wounded is not None:
        lasting = f"{signed_amount(bonus.to_wounded)} {statistic(bonus.to_wounded)[1]}"
        others.append(f"jeder dabei verwundete Charakter hat ebenso lange {lasting}")
    return "".join([f"; {part}" for part in others])


def wounding(change: AttackBonus | ChangeAttack) -> list[Clause]:
    """What a change does to the body checks of those whom the attack wounds."""
    by = change.wound_checks
    rolls = "Körperwürfe der dabei verwundeten Charaktere"
    return [Clause(rolls, "werden", f"um {signed(by)} modifiziert")] if by else []


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "drei Schläge mit Kampfkraft 15 und Körper 6"."""
    body_too = f" und Körper {body}" if body is not None else ""
    return f"{counted(strikes, STRIKE, Case.NOMINATIVE)} mit Kampfkraft {prowess}{body_too}"
