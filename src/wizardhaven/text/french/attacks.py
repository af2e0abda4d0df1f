"""What is special about an attack, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import of, sentence, sentences
from wizardhaven.text.french.movers import numbers
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import RACES
from wizardhaven.text.sparing import of_the_others
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards, OfAttacks, TapsLesserMinds
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Race


def of_attacks(ability: OfAttacks, scene: Scene) -> str:
    """One thing about an attack, as a sentence or two."""
    match ability:
        case TapsLesserMinds():
            minds = "si son esprit n'est pas supérieur à la prouesse du coup, sauf si le coup a été annulé"
            return sentence(f"un personnage qui a affronté un coup s'engage ensuite {minds}")
        case Guards(attack, where):
            return _guards(attack, where, scene)
        case _:
            assert_never(ability)


def _guards(attack: Attack, where: Such | None, scene: Scene) -> str:
    assert attack.race is not None
    race = RACES[attack.race]
    alone = attack.strikes == 1 or attack.race is Race.DRAGON
    attackers = race.singular if alone else race.plural
    at, kinds = of_the_others(where) if where else (None, ())
    site = place(at).text if at else f"toute version {of(scene.site.text)}"
    more = Clause(site, f"a une attaque automatique de plus : {attackers}, {numbers(attack)}")
    name = attack.unless_in_play
    there = more.after(f"tant que {quoted(name)} n'est pas en jeu") if name else more.said()
    return sentences([there, *spared(kinds)])
