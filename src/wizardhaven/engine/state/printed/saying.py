"""Whether a card says something at all: asked by the kind of word, never by comparing whole words."""

from __future__ import annotations

from wizardhaven.vocabulary.abilities import Ability


def says(abilities: tuple[Ability, ...], word: type[Ability]) -> bool:
    for ability in abilities:
        if isinstance(ability, word):
            return True
    return False
