"""What attacks besides what sites have themselves, in English."""

from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import sentence
from wizardhaven.text.english.movers import numbers
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.text.sparing import of_the_others
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.places import is_of_other_versions
from wizardhaven.vocabulary.terms import Race


def guarding(word: Guards, scene: Scene) -> str:
    """That sites have one more automatic-attack, as a sentence or two."""
    attack, where = word.attack, word.where
    assert attack.race is not None
    unless = f"Unless {attack.unless_in_play} is in play, " if attack.unless_in_play else ""
    alone = attack.strikes == 1 or attack.race is Race.DRAGON
    attackers = attack.race.value if alone else races(attack.race)
    others = where is not None and is_of_other_versions(where)
    sites, kinds = of_the_others(where) if where and not others else (None, ())
    site = place(sites) if sites else f"every {'other ' if others else ''}version of {scene.site}"
    more = sentence(f"{unless}{site} has an additional automatic-attack: {attackers}, {numbers(attack)}")
    return " ".join([more, *spared(kinds)])


def waylaying(attack: Attack, scene: Scene) -> str:
    """That the company faces an attack before anything else on its way, or that the site has one more."""
    if attack.race is None:
        more = "an additional automatic-attack, which is a detainment attack of no sort"
        return f"until the end of the turn, {scene.target} has {more}: {numbers(attack)}"
    detaining = any([isinstance(one, Detains) for one in attack.abilities])
    sort = "a detainment attack" if detaining else "an attack"
    phase = "at the beginning of its movement/hazard phase"
    return f"{scene.company} faces {sort} {phase}: {races(attack.race)}, {numbers(attack)}"
