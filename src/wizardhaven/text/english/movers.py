"""Attacks on those who move somewhere, in English."""

from collections.abc import Sequence

from wizardhaven.text.english.attack_bonuses import strength
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed, number, with_article
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.text.sparing import both_ends, without_spared
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.such import Within


def attacks_on_movers(whens: Sequence[When], scene: Scene) -> str:
    """Who faces which attacks on the way; under some condition others do so as well."""
    first, *others = whens
    holds, kinds = without_spared(first.condition)
    ends = both_ends(holds)
    way = f"to or from {place(ends)}" if ends else f"through {listed(_lands(first), 'or')}"
    proviso = f", if {condition(holds, scene)}," if holds and not ends else ""
    faces = f"Each company that moves {way}{proviso} faces {_attacks(first, scene)}"
    return " ".join([faces, *[_others(each, scene) for each in others], *spared(kinds)])


def numbers(attack: Attack) -> str:
    """Strikes, prowess and body; without a number of strikes other words say whom the attack strikes."""
    if attack.strikes == 0:
        return f"{attack.prowess} prowess"
    return strength(attack.strikes, attack.prowess, attack.body)


def _lands(when: When) -> list[str]:
    """The regions that are meant, by name or by type."""
    lands = when.of.regions if isinstance(when.of, Within) else ()
    return [land if isinstance(land, str) else f"any {land.value}" for land in lands]


def _attacks(when: When, scene: Scene) -> str:
    assert isinstance(when.then, Face)
    assert isinstance(when.then.what, tuple)
    attacks = when.then.what
    if len(attacks) == 1:
        race = attacks[0].race or scene.race
        return f"an attack{f' by {with_article(race.value)}' if race else ''}: {numbers(attacks[0])}."
    every = [f"{races(race)}, {numbers(one)}" for one in attacks if (race := one.race or scene.race)]
    return (
        f"{number(len(every))} attacks, one after another: {'; '.join(every)}."
        f" {scene.card} is defeated only if all of them are."
    )


def _others(when: When, scene: Scene) -> str:
    assert when.condition is not None
    more = f"While {condition(when.condition, scene)}, so does each company that moves through"
    return f"{more} {listed(_lands(when), 'or')}."
