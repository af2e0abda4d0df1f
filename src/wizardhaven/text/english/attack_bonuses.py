"""What cards add to attacks and take from them, and how strong an attack is."""

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, number, with_article
from wizardhaven.text.english.numbers import statistic
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.asked_for import races_in, skill_in
from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.combat import ChangeAttack
from wizardhaven.vocabulary.conditions import sites_asked_for
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, choices, parts


def attack_changes(strikes: int, prowess: int, body: int) -> list[str]:
    """What is added to an attack, part by part."""
    return [
        *([f"{signed(strikes)} {'strike' if abs(strikes) == 1 else 'strikes'}"] if strikes else []),
        *([f"{signed(prowess)} prowess"] if prowess else []),
        *([f"{signed(body)} body"] if body else []),
    ]


def attack_bonus(bonus: AttackBonus, scene: Scene, on: Subject | None = None) -> str:
    """A change to the attacks of some races; under a condition it comes on top of others.

    For the turn it may be about the company, or about one automatic-attack.
    """
    traits = parts(bonus.of)
    kinds = [choice for trait in traits for choice in choices(trait)]
    automatic = Sort.AUTOMATIC_ATTACK in kinds
    choosing = Mark.ATTACKER_ASSIGNS in traits
    foes = races_in(bonus.of)
    skill = skill_in(bonus.of)
    sort = f" by {listed([races(race) for race in foes], 'or')}" if foes else ""
    if bonus.wounded_races:
        whom = listed([races(race) for race in bonus.wounded_races], "and")
        return f"body checks of {whom} wounded in attacks{sort} are modified by {signed(bonus.wound_checks)}"
    agents = ", agents excepted," if Not(Sort.AGENT) in traits else ""
    on_company = on is Subject.COMPANY or bonus.against_company
    company = f" against {scene.company}" if on_company else ""
    chosen = " that chooses its defenders" if choosing else ""
    attacks = "automatic-attack" if automatic else "attack"
    creatures = " and each creature" if Sort.CREATURE in kinds else ""
    attack = f"each {attacks}{sort}{creatures}{agents}{company}{chosen}"
    least = f" (to a minimum of {number(bonus.least_strikes)})" if bonus.least_strikes else ""
    doubled = ["twice as many strikes"] if bonus.doubling else []
    first, *others = [*doubled, *attack_changes(bonus.strikes, bonus.prowess, bonus.body)]
    words = listed([first + least, *others], "and")
    words += wounding(bonus)
    words += f"; one that has no body has {bonus.body_if_none} body" if bonus.body_if_none is not None else ""
    if bonus.to_wounded is not None:
        until = " until the end of the turn" if on is None else ""
        weaker = f"{signed_amount(bonus.to_wounded)} {statistic(bonus.to_wounded)}"
        words += f"; each character whom it wounds has {weaker}{until}"
    if skill is not None:
        assigning = "; its player assigns all its strikes" if bonus.attacker_chooses else ""
        skilled = f"each attack by {with_article(skill.value)} agent"
        return f"{skilled} at {scene.target} has {words}{assigning}"
    if on is Subject.TARGET:
        once = "; the first attempt to cancel it only ends this change" if bonus.shields_once else ""
        return f"{scene.target} has {words}{once}"
    if bonus.doubled_if:
        words += f" (twice as much while {condition(bonus.doubled_if, scene)})"
    here = sites_asked_for(bonus.condition)
    if here is not None:
        return f"{attack} at {place(here)} has {words}"
    if bonus.condition is None:
        return f"{attack} has {words}"
    return f"while {condition(bonus.condition, scene)}, {attack} also has {words}"


def wounding(change: AttackBonus | ChangeAttack) -> str:
    """What a change does to the body checks of those whom the attack wounds."""
    by = change.wound_checks
    return f"; body checks of characters whom it wounds are modified by {signed(by)}" if by else ""


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "3 strikes with 15 prowess and 6 body"."""
    body_too = f" and {body} body" if body is not None else ""
    return f"{strikes} {'strike' if strikes == 1 else 'strikes'} with {prowess} prowess{body_too}"
