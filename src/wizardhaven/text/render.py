"""A card as a type line and paragraphs, in the language asked for."""

from typing import assert_never

from wizardhaven.text.english import cards as english
from wizardhaven.text.french import cards as french
from wizardhaven.text.german import cards as german
from wizardhaven.text.language import Language
from wizardhaven.text.numbers import Label, numbers
from wizardhaven.vocabulary.cards import Card

__all__ = ["Label", "Language", "card_text", "numbers", "type_line"]


def card_text(card: Card, language: Language) -> list[str]:
    """Everything the card says besides its type line and its numbers, paragraph by paragraph."""
    match language:
        case Language.EN:
            return english.card_text(card)
        case Language.DE:
            return german.card_text(card)
        case Language.FR:
            return french.card_text(card)
        case _:
            assert_never(language)


def type_line(card: Card, language: Language) -> str:
    """What sort of card it is, in one line."""
    match language:
        case Language.EN:
            return english.type_line(card)
        case Language.DE:
            return german.type_line(card)
        case Language.FR:
            return french.type_line(card)
        case _:
            assert_never(language)
