"""What is special about an attack, in French."""

from typing import assert_never

from wizardhaven.text.french.alignments import COMPANIES, PLAYERS
from wizardhaven.text.french.attack_bonuses import attack_changes, strength
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.combat import of_one_attack
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, number_word
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import Nominal, Noun, a, definite, of, sentence, sentences, that
from wizardhaven.text.french.movers import numbers
from wizardhaven.text.french.names import french, one_region_of, quoted
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import character, is_such, kind
from wizardhaven.text.french.terms import COMPANY, RACES, REGION_TYPES
from wizardhaven.text.sparing import of_the_others
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import (
    AddsAutomaticAttack,
    AgainstOneCharacter,
    AttackerChoosesDefenders,
    AttacksMovers,
    CanceledByTapping,
    DetainmentAgainst,
    EachFacesAStrike,
    Guards,
    OfAttacks,
    OnlyAgainst,
    SparesItsPlayer,
    TapsLesserMinds,
)
from wizardhaven.vocabulary.combat import CannotBeCanceled, FaceAttack, WithoutWeapons
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
        case AttacksMovers():
            return _attacks_movers(ability, scene)
        case AddsAutomaticAttack():
            return _adds(ability, scene)
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


def _adds(ability: AddsAutomaticAttack, scene: Scene) -> str:
    race = RACES[ability.race]
    alone = ability.strikes == 1 or ability.race is Race.DRAGON
    attackers = race.singular if alone else race.plural
    numbers = _numbers(ability)
    site = place(ability.place).text if ability.place else f"toute version {of(scene.site.text)}"
    more = Clause(site, f"a une attaque automatique de plus : {attackers}, {numbers}")
    name = ability.unless_in_play
    there = more.after(f"tant que {quoted(name)} n'est pas en jeu") if name else more.said()
    return sentences([there, *spared(ability.spares)])


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


def _numbers(ability: AddsAutomaticAttack | AttacksMovers) -> str:
    """Strikes, prowess and body; without a number of strikes other words say whom the attack strikes."""
    if ability.strikes == 0:
        return f"prouesse {ability.prowess}"
    return strength(ability.strikes, ability.prowess, ability.body)


def _attacks_movers(ability: AttacksMovers, scene: Scene) -> str:
    movers = f"toute compagnie qui traverse {one_region_of(ability.regions)}"
    if ability.to_or_from:
        movers = f"toute compagnie qui bouge vers {place(ability.to_or_from).text} ou le quitte"
    first, *others = _attacks(ability, scene)
    attack = Clause(movers, f"affronte {first}")
    return sentences([attack.said(), *others, *_more_movers(ability, scene), *spared(ability.spares)])


def _attacks(ability: AttacksMovers, scene: Scene) -> list[str]:
    race = ability.race or scene.race
    numbers = _numbers(ability)
    if not ability.then:
        return [f"une attaque{f' {of(a(RACES[race]))}' if race else ''} : {numbers}"]
    every = [
        f"{RACES[one.race].plural}, {strength(one.strikes, one.prowess, one.body)}"
        for one in (FaceAttack(race, ability.strikes, ability.prowess, ability.body), *ability.then)
        if one.race
    ]
    return [
        f"{number_word(len(every))} attaques successives : {' ; '.join(every)}",
        f"{scene.card.text} n'est vaincue que si toutes ces attaques le sont",
    ]


def _more_movers(ability: AttacksMovers, scene: Scene) -> list[str]:
    if ability.more_if is None:
        return []
    wherever = [
        f"les régions {all_of([french(name) for name in ability.more_regions])}",
        *([_any(REGION_TYPES[ability.more_type])] if ability.more_type else []),
    ]
    more = " et pour ".join(wherever)
    return [f"tant {that(condition(ability.more_if, scene))}, cela vaut aussi pour {more}"]


def _any(word: Noun) -> str:
    return f"{'toute' if word.feminine else 'tout'} {word.singular}"
