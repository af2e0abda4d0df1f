"""What all languages ask of a number that is changed, before they say so."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wizardhaven.text.attacks_changed import are_alike
from wizardhaven.text.fighting import tapping_together
from wizardhaven.vocabulary.abilities import Ability, RingTestResult, When, goes_with
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.conditions import Both, Condition, Is
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Not, Such, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Race, Stat
from wizardhaven.vocabulary.whose import (
    is_of_characters,
    is_of_foes,
    is_of_no_effect,
    is_of_others,
    is_of_rolls,
    scope,
    who,
)

DRAWS: Final = (Stat.RESOURCE_DRAWS, Stat.HAZARD_DRAWS)
TWICE: Final = 2
USUAL_COST: Final = -3
"""What it costs to stay untapped against a strike; an attack can make it dearer. [CMB-26]"""


def changes_draws(holds: Standing) -> bool:
    """Whether it is about what somebody draws when a company moves, which takes a long clause."""
    return isinstance(holds, Modify) and holds.what in DRAWS


def opposed(against: Such | None) -> tuple[Race, ...]:
    """The races against whom the number counts."""
    return tuple([race for race in choices(against) if isinstance(race, Race)]) if against else ()


def gathered(abilities: Sequence[Ability]) -> list[list[Ability]]:
    """Neighbours that make one sentence: numbers that are alike, what happens at once, tests of a ring."""
    groups: list[list[Ability]] = []
    for ability in abilities:
        if groups and _belong_together(groups[-1][-1], ability):
            groups[-1].append(ability)
        else:
            groups.append([ability])
    return groups


def _belong_together(before: Ability, ability: Ability) -> bool:
    if are_alike(before, ability) or tapping_together(before, ability):
        return True
    if isinstance(before, Modify) and isinstance(ability, Modify):
        if is_of_characters(before) and is_of_characters(ability):
            return is_otherwise(before, ability) or _are_alike(before, ability)
        if is_of_foes(before) and is_of_foes(ability):
            return (
                before.what is Stat.PROWESS and replace(before, what=ability.what, by=ability.by) == ability
            )
        if is_of_rolls(before) and is_of_no_effect(ability):
            return True
        return is_of_rolls(before) and is_of_rolls(ability) and replace(before, what=ability.what) == ability
    if isinstance(ability, When):
        return goes_with(before, ability)
    return isinstance(before, RingTestResult) and isinstance(ability, RingTestResult)


def _are_alike(one: Modify, other: Modify) -> bool:
    """Whether two numbers differ in nothing but which they are and by how much."""
    if one.most is not None or other.most is not None or lowers_mind(one) or lowers_mind(other):
        return False
    if scope(one) is not scope(other) or who(one) != who(other) or is_of_others(one) != is_of_others(other):
        return False
    alike = replace(one, what=other.what, of=other.of)
    if isinstance(one.by, ByStagePoints) or isinstance(other.by, ByStagePoints):
        return alike == other
    return replace(alike, by=other.by) == other


def is_otherwise(one: Modify, other: Modify) -> bool:
    """Whether the second says what the first comes to at the most against those whom that leaves out."""
    if not isinstance(one.against, Not) or one.against.trait != other.against:
        return False
    return replace(one, against=other.against, most=other.most) == other


def bearer_in(condition: Condition | None) -> Such | None:
    """Who the bearer must be, apart from what he does just now."""
    if not isinstance(condition, Is) or condition.who is not Subject.BEARER:
        return None
    rest = [part for part in parts(condition.such) if part is not Mark.TAPPING and part is not Mark.STRIKING]
    return AllOf(tuple(rest)) if len(rest) > 1 else rest[0] if rest else None


def does(condition: Condition | None, mark: Mark) -> bool:
    """Whether the bearer must do that with the strike at hand."""
    if not isinstance(condition, Is) or condition.who is not Subject.BEARER:
        return False
    return any([part is mark for part in parts(condition.such)])


def on_top_of(change: Modify, also: Sequence[Modify]) -> Condition | None:
    """Under what further condition as much again comes on top of a number."""
    for more in also:
        if isinstance(more.condition, Both):
            return next(one for one in more.condition.conditions if one != change.condition)
        return more.condition
    return None


def lowers_mind(change: Modify) -> bool:
    """Whether it takes away from a mind, which is never less than one and needs a sentence of its own."""
    return change.what is Stat.MIND and isinstance(change.by, int) and change.by < 0


def without_effect(together: Sequence[Modify]) -> tuple[str, ...]:
    """The cards that have no effect on the rolls at hand."""
    silent = [who(change) for change in together if is_of_no_effect(change)]
    return tuple([name for cards in silent if cards is not None for name in names_in(cards)])


def sides(against: Such | None) -> tuple[Alignment, ...]:
    """The sides against whose companies the number counts."""
    return (against,) if isinstance(against, Alignment) else ()
