"""What is special about an attack, in German."""

from typing import assert_never

from wizardhaven.text.german.alignments import COMPANIES, PLAYERS
from wizardhaven.text.german.attack_bonuses import attack_changes
from wizardhaven.text.german.clauses import Clause, sentences
from wizardhaven.text.german.combat import of_one_attack
from wizardhaven.text.german.counting import all_of, number_word
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.movers import numbers
from wizardhaven.text.german.names import german, quoted
from wizardhaven.text.german.nominals import definite, indefinite, of_it
from wizardhaven.text.german.places import place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import character, is_such, kind
from wizardhaven.text.german.terms import COMPANY, RACES
from wizardhaven.text.sparing import of_the_others
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import (
    AgainstOneCharacter,
    AttackerChoosesDefenders,
    CanceledByTapping,
    DetainmentAgainst,
    EachFacesAStrike,
    Guards,
    OfAttacks,
    OnlyAgainst,
    SparesItsPlayer,
    TapsLesserMinds,
)
from wizardhaven.vocabulary.combat import CannotBeCanceled, WithoutWeapons
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Race


def of_attacks(ability: OfAttacks, scene: Scene) -> str:
    """One thing about an attack, as a sentence or two."""
    match ability:
        case AttackerChoosesDefenders():
            return sentences(["der angreifende Spieler weist alle Schläge zu"])
        case CannotBeCanceled() | WithoutWeapons():
            return sentences([clause.said() for clause in of_one_attack(ability)])
        case EachFacesAStrike():
            return _each_faces(ability)
        case AgainstOneCharacter():
            excess = "hat ein Angriff weitere Schläge, sind sie überzählige Schläge gegen ihn"
            return sentences(["alle Angriffe gelten demselben Charakter", excess])
        case CanceledByTapping():
            return _canceled_by_tapping(ability, scene)
        case DetainmentAgainst(alignment, covert, strikes, prowess, overt):
            side = [COMPANIES[alignment].plural.accusative] if alignment else []
            secret = [f"versteckte {COMPANY.plural.accusative}"] if covert else []
            plain = [f"offene {COMPANY.plural.accusative}"] if overt else []
            companies = all_of([*side, *secret, *plain])
            if not companies:
                return sentences(["der Angriff ist ein Verhör"])
            weaker = attack_changes(strikes, prowess, 0) if side and (strikes or prowess) else ""
            against = f"gegen {all_of(side)} hat er {weaker}"
            detaining = f"gegen {companies} ist der Angriff ein Verhör"
            return sentences([detaining, *([against] if weaker else [])])
        case OnlyAgainst(not_of=kinds) if kinds:
            spared_ones = all_of([PLAYERS[each].plural.accusative for each in kinds])
            return sentences([f"nicht gegen {spared_ones} spielbar"])
        case OnlyAgainst(overt=True):
            return sentences([f"der Angriff gilt nur offenen {COMPANY.plural.dative}"])
        case OnlyAgainst(alignment, without):
            word = COMPANIES[alignment] if alignment else COMPANY
            somebody = character(without, Whose.OF_THE_COMPANY).first.accusative if without else ""
            lacking = f" ohne {somebody}" if somebody else ""
            return sentences([f"nur gegen {word.plural.accusative}{lacking} spielbar"])
        case TapsLesserMinds():
            minds = "wenn seine Geisteskraft nicht größer als die Kampfkraft des Schlages ist"
            unless = "es sei denn, der Schlag wurde aufgehoben"
            return sentences(
                [f"ein Charakter, der sich einem Schlag gestellt hat, tappt danach, {minds}, {unless}"]
            )
        case SparesItsPlayer():
            forms = f"{scene.card.accusative} oder eine andere Manifestation desselben Wesens"
            return sentences([f"Angriffe gegen deine Gemeinschaften durch {forms} werden aufgehoben"])
        case Guards(attack, where):
            return _guards(attack, where, scene)
        case _:
            assert_never(ability)


def _each_faces(ability: EachFacesAStrike) -> str:
    somebody = indefinite(kind(ability.who))
    there = somebody.followed_by(f" in {definite(COMPANY).dative}").such(is_such(ability.who))
    who = there.nominative.removeprefix("ein ")
    return sentences(
        [
            f"jeder {who} muss sich einem Schlag stellen",
            *(["gegen diesen Schlag gilt seine Geisteskraft als Kampfkraft"] if ability.with_mind else []),
            *(["wer verwundet würde, tappt nur; es gibt keinen Körperwurf"] if ability.only_taps else []),
        ]
    )


def _canceled_by_tapping(ability: CanceledByTapping, scene: Scene) -> str:
    number = ability.attacks
    other = ability.once_assigned and not ability.victim_may_tap
    who = "einen anderen Charakter" if other else "einen Charakter"
    of_them = "einer der Angriffe kann" if number == 1 else f"bis zu {number_word(number)} Angriffe können"
    each = f"indem man {'' if number == 1 else 'jeweils '}{who} {scene.company.genitive} tappt"
    late = ", auch wenn die Schläge schon zugewiesen sind" if ability.once_assigned else ""
    return sentences([f"{of_them} aufgehoben werden, {each}{late}"])


def _guards(attack: Attack, where: Such | None, scene: Scene) -> str:
    assert attack.race is not None
    race = RACES[attack.race]
    alone = attack.strikes == 1 or attack.race is Race.DRAGON
    attackers = race.after_ein.nominative if alone else race.plural.nominative
    at, kinds = of_the_others(where) if where else (None, ())
    if at is None:
        site = f"jede Version {of_it(scene.site)}"
    else:
        site = f"der Ort {german(names_of(at)[0])}" if names_of(at) else place(at).nominative
    more = Clause(site, "hat", f"einen weiteren automatischen Angriff: {attackers}, {numbers(attack)}")
    name = attack.unless_in_play
    there = more.after(f"solange {quoted(name)} nicht im Spiel ist,") if name else more.said()
    return sentences([there, *spared(kinds)])
