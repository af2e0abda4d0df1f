"""Attacks on those who move somewhere, in German."""

from collections.abc import Sequence

from wizardhaven.text.german.attack_bonuses import strength
from wizardhaven.text.german.clauses import Clause, sentences
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, number_word
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import german, through_regions
from wizardhaven.text.german.places import to_or_from
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import RACES, REGION_TYPES
from wizardhaven.text.sparing import both_ends, without_spared
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import RegionType


def attacks_on_movers(whens: Sequence[When], scene: Scene) -> str:
    """Who faces which attacks on the way; under some condition others do so as well."""
    when, *others = whens
    holds, kinds = without_spared(when.condition)
    ends = both_ends(holds)
    way = to_or_from(ends) if ends else through_regions(_names(when))
    proviso = f"wenn {condition(holds, scene)}" if holds and not ends else ""
    first, *more = _attacks(when, scene)
    attack = Clause(f"jede Gemeinschaft, die sich {way} bewegt,", "muss sich", first, proviso=proviso)
    return sentences([attack.said(), *more, *[_others(each, scene) for each in others], *spared(kinds)])


def numbers(attack: Attack) -> str:
    """Strikes, prowess and body; without a number of strikes other words say whom the attack strikes."""
    if attack.strikes == 0:
        return f"Kampfkraft {attack.prowess}"
    return strength(attack.strikes, attack.prowess, attack.body)


def _names(when: When) -> list[str]:
    lands = when.of.regions if isinstance(when.of, Within) else ()
    return [land for land in lands if isinstance(land, str)]


def _attacks(when: When, scene: Scene) -> list[str]:
    assert isinstance(when.then, Face)
    assert isinstance(when.then.what, tuple)
    attacks = when.then.what
    if len(attacks) == 1:
        race = attacks[0].race or scene.race
        by = f" {a(RACES[race], Case.GENITIVE)}" if race else ""
        return [f"einem Angriff{by} stellen: {numbers(attacks[0])}"]
    every = [
        f"{RACES[race].plural.nominative}, {numbers(one)}"
        for one in attacks
        if (race := one.race or scene.race)
    ]
    return [
        f"nacheinander {number_word(len(every))} Angriffen stellen: {'; '.join(every)}",
        f"{scene.card.nominative} ist nur besiegt, wenn alle diese Angriffe besiegt werden",
    ]


def _others(when: When, scene: Scene) -> str:
    assert when.condition is not None
    lands = when.of.regions if isinstance(when.of, Within) else ()
    regions = f"die Regionen {all_of([german(name) for name in _names(when)])}"
    types = [REGION_TYPES[land].after_ein.accusative for land in lands if isinstance(land, RegionType)]
    also = "".join([f" sowie für jedes {land}" for land in types])
    return f"solange {condition(when.condition, scene)}, gilt dies auch für {regions}{also}"
