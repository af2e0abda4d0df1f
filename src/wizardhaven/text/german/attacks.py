"""What is special about an attack, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.clauses import Clause, sentences
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, signed
from wizardhaven.text.german.effects import told
from wizardhaven.text.german.grammar import Case, Forms, a, with_adjective
from wizardhaven.text.german.names import german, through_regions
from wizardhaven.text.german.nominals import Nominal
from wizardhaven.text.german.numbers import strength
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import CHARACTER, COMPANIES, COMPANY, RACES, REGION_TYPES, SKILLS
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
            return sentences(["der angreifende Spieler weist alle Schläge zu"])
        case EachFacesAStrike():
            return sentences([f"jeder Charakter in {scene.company.dative} muss sich einem Schlag stellen"])
        case DetainmentAgainst(alignment, covert):
            secret = [f"versteckte {COMPANY.plural.accusative}"] if covert else []
            companies = all_of([COMPANIES[alignment].plural.accusative, *secret])
            return sentences([f"gegen {companies} ist der Angriff ein Verhör"])
        case OnlyAgainst(alignment):
            return sentences([f"nur gegen {COMPANIES[alignment].plural.accusative} spielbar"])
        case ProwessIf(amount, holds):
            return sentences([f"{signed(amount)} Kampfkraft, wenn {condition(holds, scene)}"])
        case BodyLessPer(skill, amount):
            each = f"für jeden {SKILLS[skill].after_ein.accusative} in {scene.company.dative}"
            return sentences([f"{each} sinkt der Körper des Angriffs um {amount}"])
        case EachWounded():
            return _each_wounded(ability, scene)
        case UnlessDefeated(then):
            first, *others = told(then, scene)
            return sentences(
                [first.after("wird der Angriff nicht besiegt,"), *[each.said() for each in others]]
            )
        case AttacksMovers():
            return _attacks_movers(ability, scene)
        case _:
            assert_never(ability)


def _each_wounded(ability: EachWounded, scene: Scene) -> str:
    victim = _victim("ihn" if ability.after_attack else "den Angriff")
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


def _attacks_movers(ability: AttacksMovers, scene: Scene) -> str:
    by = f" {a(RACES[scene.race], Case.GENITIVE)}" if scene.race else ""
    numbers = strength(ability.strikes, ability.prowess, ability.body)
    movers = f"jede Gemeinschaft, die sich {through_regions(ability.regions)} bewegt,"
    attack = Clause(movers, "muss sich", f"einem Angriff{by} stellen: {numbers}")
    regions = f"die Regionen {all_of([german(name) for name in ability.more_regions])}"
    lands = (
        f" sowie für jedes {REGION_TYPES[ability.more_type].after_ein.accusative}"
        if ability.more_type
        else ""
    )
    more = f"solange {condition(ability.more_if, scene)}, gilt dies auch für {regions}{lands}"
    return sentences([attack.said(), more])
