"""Attacks on those who move somewhere, in French."""

from collections.abc import Sequence

from wizardhaven.text.french.attack_bonuses import strength
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, number_word
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import Noun, a, of, sentences, that
from wizardhaven.text.french.names import french, one_region_of
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import RACES, REGION_TYPES
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
    way = f"bouge vers {place(ends).text} ou le quitte" if ends else f"traverse {one_region_of(_names(when))}"
    proviso = f", si {condition(holds, scene)}," if holds and not ends else ""
    first, *more = _attacks(when, scene)
    attack = Clause(f"toute compagnie qui {way}{proviso}", f"affronte {first}")
    return sentences([attack.said(), *more, *[_others(each, scene) for each in others], *spared(kinds)])


def numbers(attack: Attack) -> str:
    """Strikes, prowess and body; without a number of strikes other words say whom the attack strikes."""
    if attack.strikes == 0:
        return f"prouesse {attack.prowess}"
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
        return [f"une attaque{f' {of(a(RACES[race]))}' if race else ''} : {numbers(attacks[0])}"]
    every = [f"{RACES[race].plural}, {numbers(one)}" for one in attacks if (race := one.race or scene.race)]
    return [
        f"{number_word(len(every))} attaques successives : {' ; '.join(every)}",
        f"{scene.card.text} n'est vaincue que si toutes ces attaques le sont",
    ]


def _others(when: When, scene: Scene) -> str:
    assert when.condition is not None
    lands = when.of.regions if isinstance(when.of, Within) else ()
    wherever = [
        f"les régions {all_of([french(name) for name in _names(when)])}",
        *[_any(REGION_TYPES[land]) for land in lands if isinstance(land, RegionType)],
    ]
    return f"tant {that(condition(when.condition, scene))}, cela vaut aussi pour {' et pour '.join(wherever)}"


def _any(word: Noun) -> str:
    return f"{'toute' if word.feminine else 'tout'} {word.singular}"
