"""What is special about an attack, in French."""

from typing import assert_never

from wizardhaven.text.french.alignments import COMPANIES, PLAYERS
from wizardhaven.text.french.attack_bonuses import attack_changes
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.combat import of_one_attack
from wizardhaven.text.french.counting import all_of, number_word
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import Nominal, definite, of, sentence, sentences
from wizardhaven.text.french.movers import numbers
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import character, is_such, kind
from wizardhaven.text.french.terms import COMPANY, RACES
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
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Race


def of_attacks(ability: OfAttacks, scene: Scene) -> str:
    """One thing about an attack, as a sentence or two."""
    match ability:
        case AttackerChoosesDefenders():
            return sentence("le joueur attaquant attribue tous les coups")
        case CannotBeCanceled() | WithoutWeapons():
            return sentences([clause.said() for clause in of_one_attack(ability)])
        case EachFacesAStrike():
            return _each_faces(ability)
        case AgainstOneCharacter():
            excess = "si une attaque a d'autres coups, ce sont des coups excédentaires contre lui"
            return sentences(["toutes ses attaques visent le même personnage", excess])
        case CanceledByTapping():
            return _canceled_by_tapping(ability, scene)
        case DetainmentAgainst(alignment, covert, strikes, prowess, overt):
            side = [f"les {COMPANIES[alignment].plural}"] if alignment else []
            secret = ["les compagnies voilées"] if covert else []
            plain = ["les compagnies dévoilées"] if overt else []
            companies = all_of([*side, *secret, *plain])
            if not companies:
                return sentence("l'attaque est une attaque dilatoire")
            weaker = attack_changes(strikes, prowess, 0) if side and (strikes or prowess) else ""
            against = f"contre {all_of(side)}, elle reçoit {weaker}"
            detaining = f"contre {companies}, l'attaque est une attaque dilatoire"
            return sentences([detaining, *([against] if weaker else [])])
        case OnlyAgainst(not_of=kinds) if kinds:
            spared_ones = all_of([f"les {PLAYERS[each].plural}" for each in kinds])
            return sentence(f"non jouable contre {spared_ones}")
        case OnlyAgainst(overt=True):
            return sentence("seules les compagnies dévoilées subissent cette attaque")
        case OnlyAgainst(alignment, without):
            word = COMPANIES[alignment] if alignment else COMPANY
            somebody = character(without, Whose.OF_THE_COMPANY).first.text if without else ""
            lacking = f" sans {somebody.removeprefix('un ')}" if somebody else ""
            return sentence(f"jouable seulement contre les {word.plural}{lacking}")
        case TapsLesserMinds():
            minds = "si son esprit n'est pas supérieur à la prouesse du coup, sauf si le coup a été annulé"
            return sentence(f"un personnage qui a affronté un coup s'engage ensuite {minds}")
        case SparesItsPlayer():
            forms = f"{scene.card.text} ou une autre manifestation du même être"
            return sentence(f"toute attaque contre vos compagnies par {forms} est annulée")
        case Guards(attack, where):
            return _guards(attack, where, scene)
        case _:
            assert_never(ability)


def _each_faces(ability: EachFacesAStrike) -> str:
    somebody = f"chaque {kind(ability.who).singular} {of(definite(COMPANY).text)}"
    there = Nominal(somebody).such(is_such(ability.who))
    mind = "contre ce coup, son esprit tient lieu de prouesse"
    return sentences(
        [
            f"{there.text} affronte un coup",
            *([mind] if ability.with_mind else []),
            *(["qui serait blessé s'engage seulement, sans jet de corps"] if ability.only_taps else []),
        ]
    )


def _canceled_by_tapping(ability: CanceledByTapping, scene: Scene) -> str:
    other = ability.once_assigned and not ability.victim_may_tap
    who = f"un {'autre ' if other else ''}personnage {of(scene.company.text)}"
    some = f"jusqu'à {number_word(ability.attacks)} de ces attaques peuvent être annulées"
    cancelling = (
        f"l'une de ces attaques peut être annulée en engageant {who}"
        if ability.attacks == 1
        else f"{some} en engageant chaque fois {who}"
    )
    late = ", même quand les coups sont déjà attribués" if ability.once_assigned else ""
    return sentence(f"{cancelling}{late}")


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
