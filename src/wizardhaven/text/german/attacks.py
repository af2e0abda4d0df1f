"""What is special about an attack, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.attack_bonuses import strength
from wizardhaven.text.german.clauses import Clause, sentences
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, number_word
from wizardhaven.text.german.effects import told
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.grammar import Case, Forms, a, with_adjective
from wizardhaven.text.german.names import german, quoted, through_regions
from wizardhaven.text.german.nominals import Nominal, of_it
from wizardhaven.text.german.places import place, to_or_from
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import is_such
from wizardhaven.text.german.terms import CHARACTER, RACES, REGION_TYPES
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
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.terms import Race


def of_attacks(ability: OfAttacks, scene: Scene) -> str:
    """One thing about an attack, as a sentence or two."""
    match ability:
        case TapsLesserMinds():
            minds = "wenn seine Geisteskraft nicht größer als die Kampfkraft des Schlages ist"
            unless = "es sei denn, der Schlag wurde aufgehoben"
            return sentences(
                [f"ein Charakter, der sich einem Schlag gestellt hat, tappt danach, {minds}, {unless}"]
            )
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
            return "wird der Angriff nicht aufgehoben, bevor seine Schläge zugewiesen werden,"
        case AttackResult.HAS_WOUNDED:
            return "sobald der Angriff einen Charakter verwundet hat,"
        case AttackResult.NOT_CANCELED:
            return "wurde der Angriff nicht aufgehoben,"
        case AttackResult.NOT_DEFEATED:
            return "wird der Angriff nicht besiegt,"
        case AttackResult.SUCCEEDED:
            return "ist ein Schlag des Angriffs erfolgreich,"
        case AttackResult.FAILED:
            return "misslingt der Angriff, ohne besiegt zu werden,"
        case AttackResult.OVER:
            return "nach dem Angriff"
        case _:
            assert_never(result)


def _each_wounded(ability: EachWounded, scene: Scene) -> str:
    if ability.instead:
        first, *others = told(ability.then, scene)
        opening = f"ein erfolgreicher Schlag verwundet niemanden; {first.after('stattdessen')}"
        return sentences([opening, *[each.said() for each in others]])
    victim = _victim("ihn" if ability.after_attack else "den Angriff").such(
        [
            *(is_such(ability.who) if ability.who else []),
            *(["{owner} Körperwurf genau seinen Körper ergibt"] if ability.if_check_equals_body else []),
        ]
    )
    first, *others = told(ability.then, replace(scene, bearer=victim, user=victim, target=victim))
    when = "nach dem Angriff" if ability.after_attack else ""
    proviso = f"wenn {condition(ability.condition, scene)}," if ability.condition else ""
    clause = replace(first, front=when) if when and proviso else first
    front = proviso or when
    opening = clause.after(front) if front else clause.said()
    return sentences([opening, *[each.said() for each in others]])


def _victim(attack: str) -> Nominal:
    """Each one whom the attack has wounded."""
    wounded = with_adjective(f"durch {attack} verwundet", CHARACTER).after_der
    return Nominal(Forms("jeder", "jedes", "jedem", "jeden").before(wounded), CHARACTER.gender)


def _adds(ability: AddsAutomaticAttack, scene: Scene) -> str:
    race = RACES[ability.race]
    alone = ability.strikes == 1 or ability.race is Race.DRAGON
    attackers = race.after_ein.nominative if alone else race.plural.nominative
    numbers = _numbers(ability)
    at = ability.place
    if at is None:
        site = f"jede Version {of_it(scene.site)}"
    else:
        site = f"der Ort {german(names_of(at)[0])}" if names_of(at) else place(at).nominative
    more = Clause(site, "hat", f"einen weiteren automatischen Angriff: {attackers}, {numbers}")
    name = ability.unless_in_play
    there = more.after(f"solange {quoted(name)} nicht im Spiel ist,") if name else more.said()
    return sentences([there, *spared(ability.spares)])


def _numbers(ability: AddsAutomaticAttack | AttacksMovers) -> str:
    """Strikes, prowess and body; without a number of strikes other words say whom the attack strikes."""
    if ability.strikes == 0:
        return f"Kampfkraft {ability.prowess}"
    return strength(ability.strikes, ability.prowess, ability.body)


def _attacks_movers(ability: AttacksMovers, scene: Scene) -> str:
    ends = to_or_from(ability.to_or_from) if ability.to_or_from else through_regions(ability.regions)
    movers = f"jede Gemeinschaft, die sich {ends} bewegt,"
    first, *others = _attacks(ability, scene)
    attack = Clause(movers, "muss sich", first)
    return sentences([attack.said(), *others, *_more_movers(ability, scene), *spared(ability.spares)])


def _attacks(ability: AttacksMovers, scene: Scene) -> list[str]:
    race = ability.race or scene.race
    numbers = _numbers(ability)
    if not ability.then:
        by = f" {a(RACES[race], Case.GENITIVE)}" if race else ""
        return [f"einem Angriff{by} stellen: {numbers}"]
    every = [
        f"{RACES[one.race].plural.nominative}, {strength(one.strikes, one.prowess, one.body)}"
        for one in (FaceAttack(race, ability.strikes, ability.prowess, ability.body), *ability.then)
        if one.race
    ]
    return [
        f"nacheinander {number_word(len(every))} Angriffen stellen: {'; '.join(every)}",
        f"{scene.card.nominative} ist nur besiegt, wenn alle diese Angriffe besiegt werden",
    ]


def _more_movers(ability: AttacksMovers, scene: Scene) -> list[str]:
    if ability.more_if is None:
        return []
    regions = f"die Regionen {all_of([german(name) for name in ability.more_regions])}"
    lands = (
        f" sowie für jedes {REGION_TYPES[ability.more_type].after_ein.accusative}"
        if ability.more_type
        else ""
    )
    return [f"solange {condition(ability.more_if, scene)}, gilt dies auch für {regions}{lands}"]
