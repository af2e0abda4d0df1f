"""How the text of a card takes hold, a French sentence for each ability."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.fighting import TAPPING
from wizardhaven.text.french.attack_bonuses import attack_bonus
from wizardhaven.text.french.attacks import guarding
from wizardhaven.text.french.clauses import DISCARD, Clause, do
from wizardhaven.text.french.conditions import condition, conditions
from wizardhaven.text.french.counting import counted
from wizardhaven.text.french.exceptions import of_rolls
from wizardhaven.text.french.fighting import fighting, tapping
from wizardhaven.text.french.foes import of_foes
from wizardhaven.text.french.grammar import Nominal, sentence, sentences, that
from wizardhaven.text.french.happening import happening, of_the_attack, stored
from wizardhaven.text.french.happening import together as on_the_same_occasion
from wizardhaven.text.french.numbers import bonuses_alone, bonuses_of, check_bonuses
from wizardhaven.text.french.numbers_of_foes import numbers_of_foes
from wizardhaven.text.french.places import at_places
from wizardhaven.text.french.prisoners import takes_prisoners
from wizardhaven.text.french.rings import ring_tests
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import companion, only, user
from wizardhaven.text.french.standing import standing
from wizardhaven.text.french.terms import PHASES, POINT
from wizardhaven.text.french.uses import use_of
from wizardhaven.text.modifying import gathered
from wizardhaven.vocabulary.abilities import (
    Ability,
    DiscardWhile,
    DrivesOffAllies,
    LiesOnAvatar,
    May,
    OfCards,
    Passive,
    RingTestResult,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.fighting import Fights, OfFighting
from wizardhaven.vocabulary.foes import OfFoes
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.rolls import removal_in
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Phase
from wizardhaven.vocabulary.whose import is_of_characters, is_of_foes, is_of_rolls, scope


def paragraphs(abilities: Sequence[Ability], scene: Scene) -> list[str]:
    """The abilities of a card: what its player may do stands alone, the rest runs on."""
    told_so_far: list[str] = []
    alone = True
    for together in gathered(abilities):
        words = _together(together, scene)
        apart = isinstance(together[0], May) and removal_in(together[0].use) is None
        if alone or apart:
            told_so_far.append(words)
        else:
            told_so_far[-1] += f" {words}"
        alone = apart
    return told_so_far


def _together(together: Sequence[Ability], scene: Scene) -> str:
    first = together[0]
    if isinstance(first, Fights) and first.manner in TAPPING:
        return sentence(tapping(first, len(together), scene).said())
    changes = [each for each in together if is_change(each)]
    if changes:
        return sentence(attack_bonus(changes, scene).said())
    added = [each for each in together if isinstance(each, Modify) and is_of_characters(each)]
    rolls = [each for each in together if isinstance(each, Modify) and isinstance(each.what, Check)]
    struck = [each for each in together if isinstance(each, Modify) and is_of_foes(each)]
    results = [each for each in together if isinstance(each, RingTestResult)]
    whens = [each for each in together if isinstance(each, When)]
    if len(together) > 1 and isinstance(together[0], StorableAt):
        it = f"lorsqu'{'elle' if scene.card.feminine else 'il'} l'est"
        return " ".join([ability_sentence(together[0], scene), *[stored(one, scene, it) for one in whens]])
    if len(whens) > 1:
        return on_the_same_occasion(whens, scene)
    if struck:
        return sentence(numbers_of_foes(struck, scene).said())
    if added and scene.tersely and scope(added[0]) is Subject.BEARER and added[0].condition is None:
        return sentence(bonuses_alone(added, scene))
    if added:
        return sentence(bonuses_of(added, scene).said())
    if rolls and is_of_rolls(rolls[0]):
        return sentences(
            [check_bonuses([each for each in rolls if is_of_rolls(each)], scene).said(), *of_rolls(rolls)]
        )
    return sentence(ring_tests(results)) if results else ability_sentence(together[0], scene)


def ability_sentence(ability: Ability, scene: Scene) -> str:
    """One ability as a sentence or two."""
    if isinstance(ability, Passive):
        return _passive(ability, scene)
    if isinstance(ability, Guards):
        return guarding(ability, scene)
    if isinstance(ability, OfFighting):
        return sentences([clause.said() for clause in fighting(ability, scene)])
    if isinstance(ability, OfCards):
        return _of_cards(ability, scene)
    if isinstance(ability, OfFoes):
        return of_foes(ability, scene)
    if isinstance(ability, TakesPrisoners):
        return takes_prisoners(ability)
    return sentence(standing(ability, scene).said())


def _passive(ability: Passive, scene: Scene) -> str:
    gone = do(DISCARD, scene.card).passive().said()
    match ability:
        case When(about=Subject.ATTACK):
            return of_the_attack(ability, scene)
        case When():
            return happening(ability, scene)
        case DiscardWhile(holds):
            return sentence(f"{gone} dès {that(condition(holds, scene))}")
        case _:
            assert_never(ability)


def _of_cards(ability: OfCards, scene: Scene) -> str:
    card = scene.card
    match ability:
        case May(use) if removal_in(use) is not None:
            return _removal(use, scene)
        case May(use):
            return use_of(use, scene)
        case LiesOnAvatar():
            placed = card.agreeing("posé")
            return sentence(f"{card.text} est {placed} sur {scene.bearer.text} dès qu'il est en jeu")
        case DrivesOffAllies(above_mind, who):
            fight = f"{only(who)} : dans un combat avec une autre compagnie"
            allies = "chacun de ses alliés séides non uniques"
            roll = f"lancez les dés avant l'attribution des coups pour {allies}"
            lost = f"l'allié est défaussé si le résultat dépasse son esprit plus {above_mind}"
            return sentence(f"{fight}, {roll} ; {lost}")
        case StorableAt(places=()):
            item = scene.lies_on.text if scene.lies_on else "l'objet"
            return sentence(f"si {item} est mis en réserve, {card.text} l'est avec lui")
        case StorableAt(wheres, points, holds, holding, further):
            worth = (
                f"{',' if holds else ''} et vaut alors {counted(points, POINT)}" if points is not None else ""
            )
            if further is not None:
                worth += f" (chacun de vos autres exemplaires {further} seulement)"
            may = f"{card.text} peut être {card.agreeing('mis')} en réserve {at_places(wheres)}"
            it = Nominal("elle" if card.feminine else "il", feminine=card.feminine)
            may += f" si {condition(holds, replace(scene, card=it))}" if holds else ""
            held = [_holding(holding, scene).after(f"tant qu'{it.text} y est")] if holding else []
            return sentences([f"{may}{worth}", *held])
        case RingTestResult():
            return sentence(ring_tests((ability,)))
        case _:
            assert_never(ability)


def _removal(use: Use, scene: Scene) -> str:
    """How somebody is rid of the card that he bears."""
    rolling = removal_in(use)
    assert rolling is not None
    who = scene.bearer.text
    if use.user is not None:
        other = companion(use.user) if rolling.by is Subject.COMPANY else user(use.user).first
        who = f"{other.text} de sa compagnie"
    once = "une fois pendant chacune de ses phases d'organisation"
    when = once if use.once_each_turn else f"pendant sa {PHASES[Phase.ORGANIZATION]}"
    proviso = f"si {conditions(use.requires, scene)}, " if use.requires else ""
    if rolling.above is None:
        return sentence(f"{when}, {proviso}{who} peut s'engager pour la défausser")
    rolls = "s'engager et lancer les dés" if use.costs else "lancer les dés"
    gone = f"sur plus de {rolling.above}, {do(DISCARD, scene.card).passive().said()}"
    helped = ", avec +1 pour chaque autre personnage de sa compagnie qui s'engage pour l'aider"
    return sentence(f"{when}, {proviso}{who} peut {rolls}{helped if rolling.plus else ''} : {gone}")


def _holding(holding: Sequence[Modify], scene: Scene) -> Clause:
    """What holds as long as the card is stored: one number, or several of the same attacks."""
    changes = [each for each in holding if is_change(each)]
    return attack_bonus(changes, scene) if changes else standing(holding[0], scene)
