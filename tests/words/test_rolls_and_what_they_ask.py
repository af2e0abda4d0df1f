"""What cards write into a roll is what its passages of the rules know."""

import dataclasses
from collections.abc import Iterator

from wizardhaven.catalogue import catalogue
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.effects import Influence, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.rolls import bounds_by_attack, consequences, graver_failures
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, choices
from wizardhaven.vocabulary.terms import Check, Race, Skill, Stat

BOUND_BY_THE_RULES = (Check.CORRUPTION, Check.BODY, Check.RING_TEST)
"""What these must exceed, or show, is no matter of the card."""


def rolls() -> list[Roll]:
    return [word for card in catalogue.cards().values() for word in _inside(card) if isinstance(word, Roll)]


def attempts() -> list[Influence]:
    words = [word for card in catalogue.cards().values() for word in _inside(card)]
    return [word for word in words if isinstance(word, Influence)]


def _inside(value: object) -> Iterator[Roll | Influence]:
    if isinstance(value, tuple):
        for part in value:
            yield from _inside(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, (Influence, Roll)):
            yield value
        for field in dataclasses.fields(value):
            yield from _inside(getattr(value, field.name))


def test_a_roll_has_a_number_to_exceed_unless_the_rules_say_it() -> None:
    for roll in rolls():
        bound = roll.kind in BOUND_BY_THE_RULES
        without = isinstance(roll.times, int) and roll.times == 0
        assert (roll.above is None) == (bound or without), roll
        assert roll.kind in BOUND_BY_THE_RULES or consequences(roll), roll


def test_the_number_to_exceed_is_one_that_is_known() -> None:
    for roll in rolls():
        assert not isinstance(roll.above, Stat) or roll.above is Stat.PROWESS
        for such, _ in bounds_by_attack(roll):
            assert all(isinstance(one, Race) for one in choices(such)), roll


def test_what_happens_below_a_number_of_its_own_is_named_from_the_lowest_on() -> None:
    for roll in rolls():
        bounds = [below for below, _ in graver_failures(roll)]
        assert bounds == sorted(bounds), roll
        assert len(bounds) in (0, len(roll.failing)), roll


def test_several_roll_only_where_that_sort_of_roll_knows_how() -> None:
    known = {Check.CORRUPTION: Sort.ITEM, Check.RING_TEST: Sort.RING, None: Sort.FACTION}
    for roll in rolls():
        everybody = roll.kind is Check.CORRUPTION and roll.by is Subject.EVERYBODY
        assert roll.of is None or everybody or roll.of is known[roll.kind], roll


def test_attempts_to_influence_know_who_tries_what_and_what_is_added() -> None:
    for attempt in attempts():
        assert attempt.by in (Sort.AGENT, Sort.CHARACTER), attempt
        assert set(choices(attempt.what)) <= {Sort.FACTION, Sort.ALLY, Sort.CHARACTER}, attempt
        for part in attempt.plus:
            if isinstance(part, tuple):
                such, more = part
                assert isinstance(such, HomeAt) or (isinstance(such, Skill) and more is not None), attempt
            else:
                assert isinstance(part, int) or part is Amount.UNUSED_GENERAL_INFLUENCE, attempt
