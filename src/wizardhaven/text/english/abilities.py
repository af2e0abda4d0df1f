"""How the text of a card takes hold, an English sentence for each ability."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.english.attack_bonuses import attack_bonus
from wizardhaven.text.english.attacks import guarding
from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.exceptions import of_rolls
from wizardhaven.text.english.fighting import fighting, tapping
from wizardhaven.text.english.foes import of_foes
from wizardhaven.text.english.grammar import number, sentence, with_article
from wizardhaven.text.english.happening import happening, of_the_attack
from wizardhaven.text.english.happening import together as on_the_same_occasion
from wizardhaven.text.english.numbers import bonuses, check_bonuses
from wizardhaven.text.english.numbers_of_foes import numbers_of_foes
from wizardhaven.text.english.places import places
from wizardhaven.text.english.prisoners import takes_prisoners
from wizardhaven.text.english.rings import ring_tests
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import companion, kind, user
from wizardhaven.text.english.standing import standing
from wizardhaven.text.english.uses import using
from wizardhaven.text.fighting import TAPPING
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
from wizardhaven.vocabulary.whose import is_of_characters, is_of_foes, is_of_rolls


def paragraphs(abilities: Sequence[Ability], scene: Scene) -> list[str]:
    """The abilities of a card: what its player may do stands alone, the rest runs on."""
    told_so_far: list[str] = []
    alone = True
    for together in gathered(abilities):
        words = _sentence(together, scene)
        apart = isinstance(together[0], May) and removal_in(together[0].use) is None
        if alone or apart:
            told_so_far.append(words)
        else:
            told_so_far[-1] += f" {words}"
        alone = apart
    return told_so_far


def _sentence(together: Sequence[Ability], scene: Scene) -> str:
    first = together[0]
    if isinstance(first, Fights) and first.manner in TAPPING:
        return sentence(tapping(first, len(together), scene))
    changes = [each for each in together if is_change(each)]
    if changes:
        return sentence(attack_bonus(changes, scene))
    added = [each for each in together if isinstance(each, Modify) and is_of_characters(each)]
    rolls = [each for each in together if isinstance(each, Modify) and isinstance(each.what, Check)]
    struck = [each for each in together if isinstance(each, Modify) and is_of_foes(each)]
    results = [each for each in together if isinstance(each, RingTestResult)]
    whens = [each for each in together if isinstance(each, When)]
    if len(together) > 1 and isinstance(together[0], StorableAt):
        again = replace(scene, card="it")
        return " ".join(
            [ability_sentence(together[0], scene), *[sentence(happening(one, again)) for one in whens]]
        )
    if len(whens) > 1:
        return on_the_same_occasion(whens, scene)
    if struck:
        return sentence(numbers_of_foes(struck, scene))
    if added:
        return sentence(bonuses(added, scene))
    if rolls and is_of_rolls(rolls[0]):
        return " ".join(
            [sentence(check_bonuses([each for each in rolls if is_of_rolls(each)], scene)), *of_rolls(rolls)]
        )
    return ring_tests(results, scene) if results else ability_sentence(together[0], scene)


def ability_sentence(ability: Ability, scene: Scene) -> str:
    """One ability as a sentence."""
    if isinstance(ability, Passive):
        return sentence(_passive(ability, scene))
    if isinstance(ability, Guards):
        return guarding(ability, scene)
    if isinstance(ability, OfFighting):
        return " ".join([sentence(words) for words in fighting(ability, scene)])
    if isinstance(ability, OfCards):
        return sentence(_of_cards(ability, scene))
    if isinstance(ability, OfFoes):
        return of_foes(ability, scene)
    if isinstance(ability, TakesPrisoners):
        return takes_prisoners(ability)
    return sentence(standing(ability, scene))


def _passive(ability: Passive, scene: Scene) -> str:
    match ability:
        case When(about=Subject.ATTACK):
            return of_the_attack(ability, scene)
        case When():
            return happening(ability, scene)
        case DiscardWhile(holds):
            return f"discard {scene.card} as soon as {condition(holds, scene)}"
        case _:
            assert_never(ability)


def _of_cards(ability: OfCards, scene: Scene) -> str:
    match ability:
        case May(use) if removal_in(use) is not None:
            return _removal(use, scene)
        case May(use):
            return using(use, scene, may=True)
        case LiesOnAvatar():
            return f"place {scene.card} on {scene.bearer} as soon as he is in play"
        case DrivesOffAllies(above_mind, who):
            when = "in combat with another company, before strikes are assigned"
            roll = "make a roll for each non-unique minion ally of that company"
            lost = f"discard the ally if the result is more than its mind plus {number(above_mind)}"
            return f"if {scene.bearer} is {with_article(kind(who)[0])}, {when}, {roll}; {lost}"
        case StorableAt(places=()):
            return f"when {scene.lies_on or 'the item it lies on'} is stored, {scene.card} is stored with it"
        case StorableAt(wheres, points, holds, holding, further):
            worth = (
                f", where it is worth {points} marshalling {'point' if points == 1 else 'points'}"
                if points is not None
                else ""
            )
            if further is not None:
                worth += f" (each further copy of yours only {further})"
            when = f" while {condition(holds, replace(scene, card='it'))}" if holds else ""
            held = f". As long as it is stored, {_holding(holding, scene)}" if holding else ""
            return f"may be stored at {places(wheres)}{when}{worth}{held}"
        case RingTestResult():
            return ring_tests((ability,), scene)
        case _:
            assert_never(ability)


def _removal(use: Use, scene: Scene) -> str:
    """How somebody is rid of the card that he bears."""
    rolling = removal_in(use)
    assert rolling is not None
    who = scene.bearer
    if use.user is not None:
        other = companion(use.user) if rolling.by is Subject.COMPANY else user(use.user).first
        who = f"{other} in his company"
    proviso = f"if {conditions(use.requires, scene)}, " if use.requires else ""
    trying = f"in his organization phase, {proviso}{who} may"
    if rolling.above is None:
        return f"{trying} tap to discard {scene.card}"
    way = "tap to make a roll" if use.costs else "make one roll"
    way += ", with +1 for each other character in his company who taps in support" if rolling.plus else ""
    return f"{trying} {way}: on more than {rolling.above}, discard {scene.card}"


def _holding(holding: Sequence[Modify], scene: Scene) -> str:
    """What holds as long as the card is stored: one number, or several of the same attacks."""
    changes = [each for each in holding if is_change(each)]
    return attack_bonus(changes, scene) if changes else standing(holding[0], scene)
