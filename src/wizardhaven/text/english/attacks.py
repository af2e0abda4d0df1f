"""What is special about an attack, in English."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.english.attack_bonuses import strength
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.effects import told
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed, number, sentence, with_article
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import provisos
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.attacks import (
    AddsAutomaticAttack,
    AttacksMovers,
    EachWounded,
    IfAttack,
    OfAttacks,
    TapsLesserMinds,
)
from wizardhaven.vocabulary.combat import FaceAttack
from wizardhaven.vocabulary.occasions import AttackResult
from wizardhaven.vocabulary.terms import Race


def of_attacks(ability: OfAttacks, scene: Scene) -> str:
    """One thing about an attack, as a sentence."""
    match ability:
        case TapsLesserMinds():
            minds = "if his mind is not greater than its prowess, unless the strike was cancelled"
            return f"A character who has faced a strike taps after it {minds}."
        case EachWounded():
            return _each_wounded(ability, scene)
        case IfAttack(result, then):
            return f"{_if_attack(result)}, {told(then, scene)}."
        case AttacksMovers():
            return _attacks_movers(ability, scene)
        case AddsAutomaticAttack():
            return _adds(ability, scene)
        case _:
            assert_never(ability)


def _if_attack(result: AttackResult) -> str:
    match result:
        case AttackResult.ABOUT_TO_STRIKE:
            return "If the attack is not cancelled, before its strikes are assigned"
        case AttackResult.HAS_WOUNDED:
            return "As soon as the attack has wounded a character"
        case AttackResult.NOT_CANCELED:
            return "If the attack was not cancelled"
        case AttackResult.NOT_DEFEATED:
            return "If the attack is not defeated"
        case AttackResult.SUCCEEDED:
            return "If a strike of the attack is successful"
        case AttackResult.FAILED:
            return "If the attack fails but is not defeated"
        case AttackResult.OVER:
            return "After the attack"
        case _:
            assert_never(result)


def _each_wounded(ability: EachWounded, scene: Scene) -> str:
    if ability.instead:
        return f"A successful strike wounds nobody; instead, {told(ability.then, scene)}."
    such = provisos(ability.who) if ability.who else ""
    equal = " and whose body check comes to exactly his body" if ability.if_check_equals_body else ""
    attack = "it" if ability.after_attack else "the attack"
    victim = f"each character{such}{' and who is' if such else ''} wounded by {attack}{equal}"
    words = told(ability.then, replace(scene, bearer=victim, user=victim, target=victim))
    clauses = [
        *([f"if {condition(ability.condition, scene)}"] if ability.condition else []),
        *(["after the attack"] if ability.after_attack else []),
        words,
    ]
    return sentence(", ".join(clauses))


def _adds(ability: AddsAutomaticAttack, scene: Scene) -> str:
    unless = f"Unless {ability.unless_in_play} is in play, " if ability.unless_in_play else ""
    alone = ability.strikes == 1 or ability.race is Race.DRAGON
    attackers = ability.race.value if alone else races(ability.race)
    numbers = _numbers(ability)
    site = place(ability.place) if ability.place else f"every version of {scene.site}"
    more = sentence(f"{unless}{site} has an additional automatic-attack: {attackers}, {numbers}")
    return " ".join([more, *spared(ability.spares)])


def _numbers(ability: AddsAutomaticAttack | AttacksMovers) -> str:
    """Strikes, prowess and body; without a number of strikes other words say whom the attack strikes."""
    if ability.strikes == 0:
        return f"{ability.prowess} prowess"
    return strength(ability.strikes, ability.prowess, ability.body)


def _attacks_movers(ability: AttacksMovers, scene: Scene) -> str:
    way = f"through {listed(ability.regions, 'or')}" if ability.regions else ""
    ends = f"to or from {place(ability.to_or_from)}" if ability.to_or_from else way
    movers = f"Each company that moves {ends} faces"
    return " ".join(
        [f"{movers} {_attacks(ability, scene)}", *_more_movers(ability, scene), *spared(ability.spares)]
    )


def _attacks(ability: AttacksMovers, scene: Scene) -> str:
    race = ability.race or scene.race
    numbers = _numbers(ability)
    if not ability.then:
        return f"an attack{f' by {with_article(race.value)}' if race else ''}: {numbers}."
    every = [
        f"{races(one.race)}, {strength(one.strikes, one.prowess, one.body)}"
        for one in (FaceAttack(race, ability.strikes, ability.prowess, ability.body), *ability.then)
        if one.race
    ]
    return (
        f"{number(len(every))} attacks, one after another: {'; '.join(every)}."
        f" {scene.card} is defeated only if all of them are."
    )


def _more_movers(ability: AttacksMovers, scene: Scene) -> list[str]:
    if ability.more_if is None:
        return []
    wherever = [*ability.more_regions, *([f"any {ability.more_type.value}"] if ability.more_type else [])]
    more = f"While {condition(ability.more_if, scene)}, so does each company that moves through"
    return [f"{more} {listed(wherever, 'or')}."]
