"""What is special about an attack, in English."""

from typing import assert_never

from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import sentence
from wizardhaven.text.english.movers import numbers
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.text.sparing import of_the_others
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards, OfAttacks, TapsLesserMinds
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Race


def of_attacks(ability: OfAttacks, scene: Scene) -> str:
    """One thing about an attack, as a sentence."""
    match ability:
        case TapsLesserMinds():
            minds = "if his mind is not greater than its prowess, unless the strike was cancelled"
            return f"A character who has faced a strike taps after it {minds}."
        case Guards(attack, where):
            return _guards(attack, where, scene)
        case _:
            assert_never(ability)


def _guards(attack: Attack, where: Such | None, scene: Scene) -> str:
    assert attack.race is not None
    unless = f"Unless {attack.unless_in_play} is in play, " if attack.unless_in_play else ""
    alone = attack.strikes == 1 or attack.race is Race.DRAGON
    attackers = attack.race.value if alone else races(attack.race)
    sites, kinds = of_the_others(where) if where else (None, ())
    site = place(sites) if sites else f"every version of {scene.site}"
    more = sentence(f"{unless}{site} has an additional automatic-attack: {attackers}, {numbers(attack)}")
    return " ".join([more, *spared(kinds)])
