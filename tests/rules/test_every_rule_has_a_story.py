"""The rulebook keeps the score: every entry is told by a test or listed as pending."""

from pathlib import Path

from tests.rules.marks import rule
from wizardhaven.rulebook.coverage import PENDING, read_pending, told_rules
from wizardhaven.rulebook.entries import rulebook

TESTS = Path(__file__).resolve().parents[1]


def test_every_rule_has_a_story_or_is_listed_as_pending() -> None:
    numbered = set(rulebook())
    told = told_rules(TESTS)

    assert told <= numbered, f"a test names rules the rulebook does not have: {sorted(told - numbered)}"
    assert numbered - told == read_pending(TESTS / PENDING), (
        "pending.txt must list exactly the untold rules: run `wizardhaven rules coverage --write-pending`"
    )


def test_a_story_carries_the_rules_it_tells() -> None:
    @rule("WIN-55", "WIN-56")
    def story() -> None:
        raise NotImplementedError

    assert vars(story)["rules"] == ("WIN-55", "WIN-56")
