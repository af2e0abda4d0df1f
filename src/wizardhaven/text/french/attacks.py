"""What attacks besides what sites have themselves, in French."""

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import of, sentences
from wizardhaven.text.french.movers import numbers
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import RACES
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
    race = RACES[attack.race]
    alone = attack.strikes == 1 or attack.race is Race.DRAGON
    attackers = race.singular if alone else race.plural
    others = where is not None and is_of_other_versions(where)
    at, kinds = of_the_others(where) if where and not others else (None, ())
    site = place(at).text if at else f"toute {'autre ' if others else ''}version {of(scene.site.text)}"
    more = Clause(site, f"a une attaque automatique de plus : {attackers}, {numbers(attack)}")
    name = attack.unless_in_play
    there = more.after(f"tant que {quoted(name)} n'est pas en jeu") if name else more.said()
    return sentences([there, *spared(kinds)])


def waylaying(attack: Attack, scene: Scene) -> Clause:
    """That the company faces an attack before anything else on its way, or that the site has one more."""
    if attack.race is None:
        more = f"une attaque automatique de plus, dilatoire et d'aucune sorte ({numbers(attack)})"
        return Clause(scene.target.text, f"a {more}")
    detaining = any([isinstance(one, Detains) for one in attack.abilities])
    sort = "une attaque dilatoire" if detaining else "une attaque"
    foes = f"{RACES[attack.race].plural}, {numbers(attack)}"
    phase = "au début de sa phase de mouvement/périls"
    return Clause(scene.company.text, f"affronte {sort} {phase} ({foes})")
