"""What is special about an attack, in French."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, signed
from wizardhaven.text.french.effects import told
from wizardhaven.text.french.grammar import Nominal, Noun, a, of, sentence, sentences, that
from wizardhaven.text.french.names import french, one_region_of
from wizardhaven.text.french.numbers import strength
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import COMPANIES, RACES, REGION_TYPES, SKILLS
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
    """One thing about an attack, as a sentence or two."""
    match ability:
        case AttackerChoosesDefenders():
            return sentence("le joueur attaquant attribue tous les coups")
        case EachFacesAStrike():
            return sentence(f"chaque personnage {of(scene.company.text)} affronte un coup")
        case DetainmentAgainst(alignment, covert):
            secret = ["les compagnies voilées"] if covert else []
            companies = all_of([f"les {COMPANIES[alignment].plural}", *secret])
            return sentence(f"contre {companies}, l'attaque est une attaque dilatoire")
        case OnlyAgainst(alignment):
            return sentence(f"jouable seulement contre les {COMPANIES[alignment].plural}")
        case ProwessIf(amount, holds):
            return sentence(f"{signed(amount)} de prouesse si {condition(holds, scene)}")
        case BodyLessPer(skill, amount):
            each = f"pour chaque {SKILLS[skill].singular} {of(scene.company.text)}"
            return sentence(f"{each}, le corps de l'attaque baisse de {amount}")
        case EachWounded():
            return _each_wounded(ability, scene)
        case UnlessDefeated(then):
            first, *others = told(then, scene)
            return sentences(
                [first.after("si l'attaque n'est pas vaincue"), *[each.said() for each in others]]
            )
        case AttacksMovers():
            return _attacks_movers(ability, scene)
        case _:
            assert_never(ability)


def _each_wounded(ability: EachWounded, scene: Scene) -> str:
    attack = "elle" if ability.after_attack else "l'attaque"
    victim = Nominal(f"chaque personnage blessé par {attack}")
    first, *others = told(ability.then, replace(scene, bearer=victim, user=victim, target=victim))
    fronts = [
        *([f"si {condition(ability.condition, scene)}"] if ability.condition else []),
        *(["après l'attaque"] if ability.after_attack else []),
    ]
    return sentences([first.after(", ".join(fronts)), *[each.said() for each in others]])


def _attacks_movers(ability: AttacksMovers, scene: Scene) -> str:
    by = f" {of(a(RACES[scene.race]))}" if scene.race else ""
    numbers = strength(ability.strikes, ability.prowess, ability.body)
    movers = f"toute compagnie qui traverse {one_region_of(ability.regions)}"
    attack = Clause(movers, f"affronte une attaque{by} : {numbers}")
    wherever = [
        f"les régions {all_of([french(name) for name in ability.more_regions])}",
        *([_any(REGION_TYPES[ability.more_type])] if ability.more_type else []),
    ]
    more = (
        f"tant {that(condition(ability.more_if, scene))}, cela vaut aussi pour {' et pour '.join(wherever)}"
    )
    return sentences([attack.said(), more])


def _any(word: Noun) -> str:
    return f"{'toute' if word.feminine else 'tout'} {word.singular}"
