"""What is special about an attack, in English."""

from typing import assert_never

from wizardhaven.text.english.alignments import companies, players
from wizardhaven.text.english.attack_bonuses import attack_changes
from wizardhaven.text.english.combat import of_one_attack
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed, number, sentence
from wizardhaven.text.english.movers import numbers
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import character, kind, provisos
from wizardhaven.text.english.terms import races
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
    """One thing about an attack, as a sentence."""
    match ability:
        case AttackerChoosesDefenders():
            return "The attacking player assigns all strikes."
        case CannotBeCanceled() | WithoutWeapons():
            return sentence(of_one_attack(ability))
        case EachFacesAStrike():
            return _each_faces(ability)
        case AgainstOneCharacter():
            excess = "If an attack has further strikes, they become excess strikes against him."
            return f"All its attacks are against the same character. {excess}"
        case CanceledByTapping():
            return _canceled_by_tapping(ability, scene)
        case DetainmentAgainst(alignment, covert, strikes, prowess, overt):
            detained = [
                *([companies(alignment)] if alignment else []),
                *(["covert companies"] if covert else []),
                *(["overt companies"] if overt else []),
            ]
            if not detained:
                return "A detainment attack."
            weaker = listed(attack_changes(strikes, prowess, 0), "and") if strikes or prowess else ""
            also = f" {weaker.capitalize()} against {companies(alignment)}." if weaker and alignment else ""
            return f"A detainment attack against {listed(detained, 'and')}.{also}"
        case OnlyAgainst(not_of=kinds) if kinds:
            return f"Not for use against {players(kinds)}."
        case OnlyAgainst(overt=True):
            return "Only overt companies face this attack."
        case OnlyAgainst(alignment, without):
            sort = companies(alignment) if alignment else "companies"
            lacking = f" without {character(without, Whose.OF_THE_COMPANY).first}" if without else ""
            return f"Only for use against {sort}{lacking}."
        case TapsLesserMinds():
            minds = "if his mind is not greater than its prowess, unless the strike was cancelled"
            return f"A character who has faced a strike taps after it {minds}."
        case SparesItsPlayer():
            forms = f"{scene.card} or another manifestation of the same being"
            return f"Attacks against your companies by {forms} are cancelled."
        case Guards(attack, where):
            return _guards(attack, where, scene)
        case _:
            assert_never(ability)


def _each_faces(ability: EachFacesAStrike) -> str:
    who = f"{kind(ability.who)[0]} in the company{provisos(ability.who)}"
    mind = " His mind stands for his prowess against it." if ability.with_mind else ""
    taps = " Whoever would be wounded only taps, without a body check." if ability.only_taps else ""
    return f"Each {who} faces one strike.{mind}{taps}"


def _canceled_by_tapping(ability: CanceledByTapping, scene: Scene) -> str:
    other = " other than the one attacked" if ability.once_assigned and not ability.victim_may_tap else ""
    who = f"a character of {scene.company}{other}"
    cancelling = (
        f"One of these attacks may be cancelled by tapping {who}"
        if ability.attacks == 1
        else f"Up to {number(ability.attacks)} of these attacks may be cancelled, each by tapping {who}"
    )
    return f"{cancelling}{', even after its strikes are assigned' if ability.once_assigned else ''}."


def _guards(attack: Attack, where: Such | None, scene: Scene) -> str:
    assert attack.race is not None
    unless = f"Unless {attack.unless_in_play} is in play, " if attack.unless_in_play else ""
    alone = attack.strikes == 1 or attack.race is Race.DRAGON
    attackers = attack.race.value if alone else races(attack.race)
    sites, kinds = of_the_others(where) if where else (None, ())
    site = place(sites) if sites else f"every version of {scene.site}"
    more = sentence(f"{unless}{site} has an additional automatic-attack: {attackers}, {numbers(attack)}")
    return " ".join([more, *spared(kinds)])
