"""What is special about an attack, in English."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.effects import told
from wizardhaven.text.english.grammar import listed, sentence, with_article
from wizardhaven.text.english.numbers import strength
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import companies
from wizardhaven.vocabulary.abilities import (
    AttackerChoosesDefenders,
    AttacksMovers,
    BodyLessPer,
    DetainmentAgainst,
    EachFacesAStrike,
    EachWounded,
    OfAttacks,
    OnlyAgainst,
    ProwessIf,
    UnlessDefeated,
)


def of_attacks(ability: OfAttacks, scene: Scene) -> str:
    """One thing about an attack, as a sentence."""
    match ability:
        case AttackerChoosesDefenders():
            return "The attacking player assigns all strikes."
        case EachFacesAStrike():
            return f"Each character in {scene.company} faces one strike."
        case DetainmentAgainst(alignment, covert):
            detained = [companies(alignment), *(["covert companies"] if covert else [])]
            return f"A detainment attack against {listed(detained, 'and')}."
        case OnlyAgainst(alignment):
            return f"Only for use against {companies(alignment)}."
        case ProwessIf(amount, holds):
            return f"{amount:+} prowess if {condition(holds, scene)}."
        case BodyLessPer(skill, amount):
            return f"-{amount} body for each {skill.value} in {scene.company}."
        case EachWounded():
            return _each_wounded(ability, scene)
        case UnlessDefeated(then):
            return f"If the attack is not defeated, {told(then, scene)}."
        case AttacksMovers():
            return _attacks_movers(ability, scene)
        case _:
            assert_never(ability)


def _each_wounded(ability: EachWounded, scene: Scene) -> str:
    victim = f"each character wounded by {'it' if ability.after_attack else 'the attack'}"
    words = told(ability.then, replace(scene, bearer=victim, user=victim, target=victim))
    clauses = [
        *([f"if {condition(ability.condition, scene)}"] if ability.condition else []),
        *(["after the attack"] if ability.after_attack else []),
        words,
    ]
    return sentence(", ".join(clauses))


def _attacks_movers(ability: AttacksMovers, scene: Scene) -> str:
    by = f" by {with_article(scene.race.value)}" if scene.race else ""
    numbers = strength(ability.strikes, ability.prowess, ability.body)
    attack = (
        f"Each company that moves through {listed(ability.regions, 'or')} faces an attack{by}: {numbers}."
    )
    wherever = [*ability.more_regions, *([f"any {ability.more_type.value}"] if ability.more_type else [])]
    more = f"While {condition(ability.more_if, scene)}, so does each company that moves through"
    return f"{attack} {more} {listed(wherever, 'or')}."
