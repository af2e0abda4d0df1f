"""What attacks besides what sites have themselves, in German."""

from wizardhaven.text.german.clauses import Clause, sentences
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.movers import numbers
from wizardhaven.text.german.names import german, quoted
from wizardhaven.text.german.nominals import of_it
from wizardhaven.text.german.places import place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import RACES
from wizardhaven.text.sparing import of_the_others
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.places import is_of_other_versions, names_of
from wizardhaven.vocabulary.terms import Race


def guarding(word: Guards, scene: Scene) -> str:
    """That sites have one more automatic-attack, as a sentence or two."""
    attack, where = word.attack, word.where
    assert attack.race is not None
    race = RACES[attack.race]
    alone = attack.strikes == 1 or attack.race is Race.DRAGON
    attackers = race.after_ein.nominative if alone else race.plural.nominative
    others = where is not None and is_of_other_versions(where)
    at, kinds = of_the_others(where) if where and not others else (None, ())
    if at is None:
        site = f"jede {'andere ' if others else ''}Version {of_it(scene.site)}"
    else:
        site = f"der Ort {german(names_of(at)[0])}" if names_of(at) else place(at).nominative
    more = Clause(site, "hat", f"einen weiteren automatischen Angriff: {attackers}, {numbers(attack)}")
    name = attack.unless_in_play
    there = more.after(f"solange {quoted(name)} nicht im Spiel ist,") if name else more.said()
    return sentences([there, *spared(kinds)])


def waylaying(attack: Attack, scene: Scene) -> Clause:
    """That the company faces an attack before anything else on its way, or that the site has one more."""
    if attack.race is None:
        more = f"einen weiteren automatischen Angriff ohne Art ({numbers(attack)}, Verhör)"
        return Clause(scene.target.nominative, "hat", more)
    detaining = any([isinstance(one, Detains) for one in attack.abilities])
    foes = f"{RACES[attack.race].plural.nominative}, {numbers(attack)}{', Verhör' if detaining else ''}"
    faced = f"sich zu Beginn ihrer Bewegungs-/Gefahrenphase einem Angriff stellen ({foes})"
    return Clause(scene.company.nominative, "muss", faced)
