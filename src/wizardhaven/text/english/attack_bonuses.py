"""What cards add to attacks and take from them, and how strong an attack is."""

from collections.abc import Sequence

from wizardhaven.text.attacks_changed import (
    Change,
    amount,
    checked_again,
    doubled_if,
    doubles_strikes,
    given_body,
    halves_strikes,
    is_on_company,
    keys_meant,
    kinds_of,
    least,
    most,
)
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, number, with_article
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races, sites
from wizardhaven.text.modifying import opposed
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import races_in, skill_in
from wizardhaven.vocabulary.conditions import sites_asked_for
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Check, Stat


def attack_changes(strikes: int, prowess: int, body: int) -> list[str]:
    """What is added to an attack, part by part."""
    return [
        *([f"{signed(strikes)} {'strike' if abs(strikes) == 1 else 'strikes'}"] if strikes else []),
        *([f"{signed(prowess)} prowess"] if prowess else []),
        *([f"{signed(body)} body"] if body else []),
    ]


def numbers_of(changes: Sequence[Change]) -> list[str]:
    """What they add to an attack, or to whoever faces it, part by part."""
    strikes, prowess, body = [amount(changes, stat) for stat in (Stat.STRIKES, Stat.PROWESS, Stat.BODY)]
    return attack_changes(strikes, prowess, body)


def attack_bonus(changes: Sequence[Change], scene: Scene, on: Subject | None = None) -> str:
    """Changes to the attacks of some races; under a condition they come on top of others.

    For the turn they may be about the company, about one automatic-attack, or about those of a site.
    """
    of, holding = changes[0].of, changes[0].condition
    foes = races_in(of)
    sort = f" by {listed([races(race) for race in foes], 'or')}" if foes else ""
    wounded = opposed(changes[0].against) if isinstance(changes[0], Modify) else ()
    if wounded:
        whom = listed([races(race) for race in wounded], "and")
        by = signed(amount(changes, Check.BODY))
        return f"body checks of {whom} wounded in attacks{sort} are modified by {by}"
    if fights(tuple(changes), Manner.DEFENDER_ASSIGNS):
        freely = "to whom he likes, however they are and whatever the attack says"
        return f"the defending player assigns the strikes of {_attacks(changes, sort, scene, on)} {freely}"
    again = checked_again(changes)
    if again is not None:
        return _once_more(changes, again, sort, scene)
    words = _gains(changes, on)
    skill = skill_in(of)
    if skill is not None:
        skilled = f"each attack by {with_article(skill.value)} agent"
        return f"{skilled} at {scene.target} has {words}"
    if on is Subject.TARGET and of is not Sort.AUTOMATIC_ATTACK:
        shielded = fights(tuple(changes), Manner.SHIELDED_ONCE)
        once = "; the first attempt to cancel it only ends this change" if shielded else ""
        return f"{scene.target} has {words}{once}"
    twice = doubled_if(changes)
    words += f" (twice as much while {condition(twice, scene)})" if twice else ""
    attack = _attacks(changes, sort, scene, on)
    here = sites_asked_for(holding)
    if here is not None:
        return f"{attack} at {place(here)} has {words}"
    if holding is None:
        return f"{attack} has {words}"
    return f"while {condition(holding, scene)}, {attack} also has {words}"


def _once_more(changes: Sequence[Change], by: int, sort: str, scene: Scene) -> str:
    """Who makes a further body check, wounded by which attacks."""
    types = keys_meant(changes[0].of)
    keys = listed([with_article(each) for each in sites(types)], "or") if types else ""
    attack = f"an attack keyed to, or an automatic-attack at, {keys}" if keys else f"an attack{sort}"
    checks = f"each character wounded by {attack} makes another body check modified by {signed(by)}"
    holding = changes[0].condition
    return f"while {condition(holding, scene)}, {checks}" if holding else checks


def _attacks(changes: Sequence[Change], sort: str, scene: Scene, on: Subject | None) -> str:
    """Which attacks are meant: "each automatic-attack by Orcs against the company"."""
    kinds = kinds_of(changes[0].of)
    agents = ", agents excepted," if Not(Sort.AGENT) in kinds else ""
    on_company = on is Subject.COMPANY or is_on_company(changes)
    company = f" against {scene.company}" if on_company else ""
    company += f" at {scene.target}" if on is Subject.TARGET else ""
    chosen = " that chooses its defenders" if Mark.ATTACKER_ASSIGNS in kinds else ""
    attacks = "automatic-attack" if Sort.AUTOMATIC_ATTACK in kinds else "attack"
    besides = " and each creature" if Sort.AUTOMATIC_ATTACK in kinds else " by a creature"
    creatures = besides if Sort.CREATURE in kinds else ""
    return f"each {attacks}{sort}{creatures}{agents}{company}{chosen}"


def _gains(changes: Sequence[Change], on: Subject | None) -> str:
    """What the attacks have more or less, and what becomes of those whom they wound."""
    bound = least(changes)
    fewest = f" (to a minimum of {number(bound)})" if bound else ""
    doubled = ["twice as many strikes"] if doubles_strikes(changes) else []
    doubled += ["half as many strikes (rounded up)"] if halves_strikes(changes) else []
    doubled += [f"only {number(bound)} strike" for bound in (most(changes),) if bound]
    strikes, prowess, body = [amount(changes, stat) for stat in (Stat.STRIKES, Stat.PROWESS, Stat.BODY)]
    gains = [*doubled, *attack_changes(strikes, prowess, body)]
    words = listed([gains[0] + fewest, *gains[1:]], "and") if gains else ""
    words += wounding(amount(changes, Check.BODY))
    given = given_body(changes)
    words += f"; one that has no body has {given} body" if given is not None else ""
    if fights(tuple(changes), Manner.WEAKENS_WOUNDED):
        until = " until the end of the turn" if on is None else ""
        words += f"; each character whom it wounds has {signed(-1)} body{until}"
    if fights(tuple(changes), Manner.ATTACKER_ASSIGNS):
        whose = "the attacking" if skill_in(changes[0].of) is None else "its"
        words += f"; {whose} player assigns all its strikes"
    return words


def wounding(by: int) -> str:
    """What a change does to the body checks of those whom the attack wounds."""
    return f"; body checks of characters whom it wounds are modified by {signed(by)}" if by else ""


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "3 strikes with 15 prowess and 6 body"."""
    body_too = f" and {body} body" if body is not None else ""
    return f"{strikes} {'strike' if strikes == 1 else 'strikes'} with {prowess} prowess{body_too}"
