"""What using a card in play does, in a sentence or two beneath the answer that offers it."""

from __future__ import annotations

from typing import Final, assert_never

from wizardhaven.text.english import scenes as english_scenes
from wizardhaven.text.english import uses as english
from wizardhaven.text.french import scenes as french_scenes
from wizardhaven.text.french import uses as french
from wizardhaven.text.german import scenes as german_scenes
from wizardhaven.text.german import uses as german
from wizardhaven.text.havens import speaking_for
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.cards import Card
from wizardhaven.vocabulary.playing import Use

LONGEST: Final = 170
"""Of what is longer only the first sentence is told; the rest stands on the card."""


def told(card: Card, use: Use, language: Language) -> str:
    """What a use of the card does."""
    with speaking_for(card):
        words = _words(card, use, language).strip()
    if len(words) > LONGEST:
        words = f"{words.split('. ')[0].rstrip('.')}."
    return f"{words[:1].upper()}{words[1:]}"


def _words(card: Card, use: Use, language: Language) -> str:
    match language:
        case Language.EN:
            return english.using(use, english_scenes.scene_of(card))
        case Language.DE:
            return german.use_of(use, german_scenes.scene_of(card), may=False)
        case Language.FR:
            return french.use_of(use, french_scenes.scene_of(card))
        case _:
            assert_never(language)
