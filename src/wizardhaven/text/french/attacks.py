"""What is special about an attack, in French."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.attack_bonuses import strength
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, number_word
from wizardhaven.text.french.effects import told
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import Nominal, Noun, a, of, sentence, sentences, that
from wizardhaven.text.french.names import french, one_region_of, quoted
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import is_such
from wizardhaven.text.french.terms import RACES, REGION_TYPES
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
    """One thing about an attack, as a sentence or two."""
    match ability:
        case TapsLesserMinds():
            minds = "si son esprit n'est pas supérieur à la prouesse du coup, sauf si le coup a été annulé"
            return sentence(f"un personnage qui a affronté un coup s'engage ensuite {minds}")
        case EachWounded():
            return _each_wounded(ability, scene)
        case IfAttack(result, then):
            first, *others = told(then, scene)
            return sentences([first.after(_if_attack(result)), *[each.said() for each in others]])
        case AttacksMovers():
            return _attacks_movers(ability, scene)
        case AddsAutomaticAttack():
            return _adds(ability, scene)
        case _:
            assert_never(ability)


def _if_attack(result: AttackResult) -> str:
    match result:
        case AttackResult.ABOUT_TO_STRIKE:
            return "si l'attaque n'est pas annulée, avant que ses coups soient attribués"
        case AttackResult.HAS_WOUNDED:
            return "dès que l'attaque a blessé un personnage"
        case AttackResult.NOT_CANCELED:
            return "si l'attaque n'a pas été annulée"
        case AttackResult.NOT_DEFEATED:
            return "si l'attaque n'est pas vaincue"
        case AttackResult.SUCCEEDED:
            return "si un coup de l'attaque réussit"
        case AttackResult.FAILED:
            return "si l'attaque échoue sans être vaincue"
        case AttackResult.OVER:
            return "après l'attaque"
        case _:
            assert_never(result)


def _each_wounded(ability: EachWounded, scene: Scene) -> str:
    if ability.instead:
        first, *others = told(ability.then, scene)
        opening = f"un coup réussi ne blesse personne ; {first.after('à la place')}"
        return sentences([opening, *[each.said() for each in others]])
    attack = "elle" if ability.after_attack else "l'attaque"
    victim = Nominal(f"chaque personnage blessé par {attack}").such(
        [
            *(is_such(ability.who) if ability.who else []),
            *(["dont le jet de corps est égal à son corps"] if ability.if_check_equals_body else []),
        ]
    )
    first, *others = told(ability.then, replace(scene, bearer=victim, user=victim, target=victim))
    fronts = [
        *([f"si {condition(ability.condition, scene)}"] if ability.condition else []),
        *(["après l'attaque"] if ability.after_attack else []),
    ]
    return sentences([first.after(", ".join(fronts)), *[each.said() for each in others]])


def _adds(ability: AddsAutomaticAttack, scene: Scene) -> str:
    race = RACES[ability.race]
    alone = ability.strikes == 1 or ability.race is Race.DRAGON
    attackers = race.singular if alone else race.plural
    numbers = _numbers(ability)
    site = place(ability.place).text if ability.place else f"toute version {of(scene.site.text)}"
    more = Clause(site, f"a une attaque automatique de plus : {attackers}, {numbers}")
    name = ability.unless_in_play
    there = more.after(f"tant que {quoted(name)} n'est pas en jeu") if name else more.said()
    return sentences([there, *spared(ability.spares)])


def _numbers(ability: AddsAutomaticAttack | AttacksMovers) -> str:
    """Strikes, prowess and body; without a number of strikes other words say whom the attack strikes."""
    if ability.strikes == 0:
        return f"prouesse {ability.prowess}"
    return strength(ability.strikes, ability.prowess, ability.body)


def _attacks_movers(ability: AttacksMovers, scene: Scene) -> str:
    movers = f"toute compagnie qui traverse {one_region_of(ability.regions)}"
    if ability.to_or_from:
        movers = f"toute compagnie qui bouge vers {place(ability.to_or_from).text} ou le quitte"
    first, *others = _attacks(ability, scene)
    attack = Clause(movers, f"affronte {first}")
    return sentences([attack.said(), *others, *_more_movers(ability, scene), *spared(ability.spares)])


def _attacks(ability: AttacksMovers, scene: Scene) -> list[str]:
    race = ability.race or scene.race
    numbers = _numbers(ability)
    if not ability.then:
        return [f"une attaque{f' {of(a(RACES[race]))}' if race else ''} : {numbers}"]
    every = [
        f"{RACES[one.race].plural}, {strength(one.strikes, one.prowess, one.body)}"
        for one in (FaceAttack(race, ability.strikes, ability.prowess, ability.body), *ability.then)
        if one.race
    ]
    return [
        f"{number_word(len(every))} attaques successives : {' ; '.join(every)}",
        f"{scene.card.text} n'est vaincue que si toutes ces attaques le sont",
    ]


def _more_movers(ability: AttacksMovers, scene: Scene) -> list[str]:
    if ability.more_if is None:
        return []
    wherever = [
        f"les régions {all_of([french(name) for name in ability.more_regions])}",
        *([_any(REGION_TYPES[ability.more_type])] if ability.more_type else []),
    ]
    more = " et pour ".join(wherever)
    return [f"tant {that(condition(ability.more_if, scene))}, cela vaut aussi pour {more}"]


def _any(word: Noun) -> str:
    return f"{'toute' if word.feminine else 'tout'} {word.singular}"
