"""How the text of a card takes hold, a German sentence for each ability."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.fighting import TAPPING
from wizardhaven.text.german.attack_bonuses import attack_bonus
from wizardhaven.text.german.attacks import guarding
from wizardhaven.text.german.clauses import DISCARD, Clause, Deed, sentence, sentences
from wizardhaven.text.german.conditions import condition, conditions
from wizardhaven.text.german.counting import counted
from wizardhaven.text.german.exceptions import of_rolls
from wizardhaven.text.german.fighting import fighting, tapping
from wizardhaven.text.german.foes import of_foes
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.happening import happening, of_the_attack, stored
from wizardhaven.text.german.happening import together as on_the_same_occasion
from wizardhaven.text.german.nominals import pronoun
from wizardhaven.text.german.numbers import bonuses_alone, bonuses_of, check_bonuses
from wizardhaven.text.german.numbers_of_foes import numbers_of_foes
from wizardhaven.text.german.places import at_places
from wizardhaven.text.german.prisoners import takes_prisoners
from wizardhaven.text.german.rings import ring_tests
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import companion, only, user
from wizardhaven.text.german.standing import standing
from wizardhaven.text.german.terms import POINT
from wizardhaven.text.german.uses import use_of
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
from wizardhaven.vocabulary.terms import Check
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
        it = "er" if scene.card.nominative.startswith("dieser") else "sie"
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
    gone = Deed(DISCARD, scene.card).passive()
    match ability:
        case When(about=Subject.ATTACK):
            return of_the_attack(ability, scene)
        case When():
            return happening(ability, scene)
        case DiscardWhile(holds):
            return sentence(replace(gone, proviso=f"sobald {condition(holds, scene)}").said())
        case _:
            assert_never(ability)


def _of_cards(ability: OfCards, scene: Scene) -> str:
    card = scene.card.nominative
    match ability:
        case May(use) if removal_in(use) is not None:
            return _removal(use, scene)
        case May(use):
            return use_of(use, scene, may=True)
        case LiesOnAvatar():
            return sentence(f"{card} liegt auf {scene.bearer.dative}, sobald er im Spiel ist")
        case DrivesOffAllies(above_mind, who):
            roll = (
                "im Kampf mit einer anderen Gemeinschaft vor dem Zuweisen der Schläge für jeden nicht "
                "einzigartigen Schergen-Verbündeten dieser Gemeinschaft"
            )
            lost = f"bei mehr als dessen Geisteskraft plus {above_mind} wird der Verbündete abgeworfen"
            return sentence(f"{only(who)}: du würfelst {roll}; {lost}")
        case StorableAt(places=()):
            item = scene.lies_on.nominative if scene.lies_on else "der Gegenstand"
            return sentence(f"wird {item} hinterlegt, wird {card} mit ihm hinterlegt")
        case StorableAt(wheres, points, holds, holding, further):
            worth = (
                f" und ist dann {counted(points, POINT, Case.ACCUSATIVE)} wert" if points is not None else ""
            )
            if further is not None:
                worth += f" (jedes weitere deiner Exemplare nur {further})"
            when = f", wenn {condition(holds, replace(scene, card=pronoun(scene.card)))}," if holds else ""
            may = sentence(f"{card} darf{when} {at_places(wheres)} hinterlegt werden{worth}")
            it = "er" if card.startswith("dieser") else "sie"
            held = _holding(holding, scene).after(f"solange {it} hinterlegt ist,") if holding else ""
            return f"{may} {sentence(held)}" if held else may
        case RingTestResult():
            return sentence(ring_tests((ability,)))
        case _:
            assert_never(ability)


def _removal(use: Use, scene: Scene) -> str:
    """How somebody is rid of the card that he bears."""
    rolling = removal_in(use)
    assert rolling is not None
    who = scene.bearer.nominative
    if use.user is not None:
        other = companion(use.user) if rolling.by is Subject.COMPANY else user(use.user).first
        who = f"{other.nominative} in seiner Gemeinschaft"
    once = "einmal in jeder seiner Organisationsphasen"
    when = once if use.once_each_turn else "während seiner Organisationsphase"
    how = f"tappen{'' if rolling.above is None else ' und würfeln'}" if use.costs else "würfeln"
    trying = Clause(who, "darf", how).after(when)
    if use.requires:
        trying = Clause(who, "darf", f"{when} {how}").after(f"wenn {conditions(use.requires, scene)},")
    if rolling.above is None:
        return sentence(f"{trying}, um {Deed(DISCARD, scene.card).purpose()}")
    gone = Deed(DISCARD, scene.card).passive().after(f"Bei mehr als {rolling.above}")
    helped = ", mit +1 für jeden anderen Charakter in seiner Gemeinschaft, der zur Unterstützung tappt"
    return sentence(f"{trying}{helped if rolling.plus else ''}: {gone}")


def _holding(holding: Sequence[Modify], scene: Scene) -> Clause:
    """What holds as long as the card is stored: one number, or several of the same attacks."""
    changes = [each for each in holding if is_change(each)]
    return attack_bonus(changes, scene) if changes else standing(holding[0], scene)
