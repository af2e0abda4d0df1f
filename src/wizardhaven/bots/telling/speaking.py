"""Why a bot chose, in the language asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from wizardhaven.bots.telling import english, french, german
from wizardhaven.bots.why import Why
from wizardhaven.engine.values import CardId
from wizardhaven.text.language import Language


def why_text(why: Why, names: Mapping[CardId, str], language: Language) -> str:
    """The reason as a sentence; `names` are the codes of the cards that the reader sees, by their ids.

    `Sight(view, seat).codes` are such names. A card that is not among them is "a card".
    """
    match language:
        case Language.EN:
            return english.why_text(why, names)
        case Language.DE:
            return german.why_text(why, names)
        case Language.FR:
            return french.why_text(why, names)
        case _:
            assert_never(language)
