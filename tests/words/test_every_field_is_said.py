"""Every field that a card sets is said: set back, it leaves some card with another text, in each language."""

from __future__ import annotations

from typing import Final

from tests.words.fields import Path, is_optional, set_fields, without
from wizardhaven.errors import WizardhavenError
from wizardhaven.text.language import Language
from wizardhaven.text.numbers import numbers
from wizardhaven.text.render import card_text, type_line
from wizardhaven.vocabulary.cards import Card

UNDERSTOOD: Final[dict[str, str]] = {}
"""The fields that go without saying, and why; there may only be fewer of them."""


def test_each_language_says_every_field_that_a_card_sets() -> None:
    unsaid = {
        f"{word}.{name}": f"{language.value} says nothing of {word}.{name} ({uses[0][0].name})"
        for (word, name), uses in set_fields().items()
        if is_optional(*uses[0], name)
        for language in Language
        if not any(is_said(card, path, name, language) for card, path in uses)
    }

    assert not [told for field, told in unsaid.items() if field not in UNDERSTOOD]
    assert unsaid.keys() >= UNDERSTOOD.keys(), "what is said is no longer only understood"


def is_said(card: Card, path: Path, name: str, language: Language) -> bool:
    """Whether the text is another without it; what cannot be put into words without it needs it."""
    try:
        return all_said(card, language) != all_said(without(card, path, name), language)
    except (AssertionError, IndexError, KeyError, ValueError, WizardhavenError):
        return True


def all_said(card: Card, language: Language) -> object:
    return card_text(card, language), type_line(card, language), numbers(card)
