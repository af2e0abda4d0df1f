"""Why a card in hand cannot be played now, and what would help."""

from __future__ import annotations

from wizardhaven.engine.values import CardId, Reason
from wizardhaven.game.game import Game
from wizardhaven.protocol.anchors import card_anchor
from wizardhaven.protocol.pictures import Refusal
from wizardhaven.protocol.remedies import ways_out
from wizardhaven.protocol.shapes import Text
from wizardhaven.text.language import Language
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.telling.speaking import reason_text


def refusals(
    game: Game, why_not: dict[CardId, Reason], eyes: Eyes, language: Language
) -> tuple[Refusal, ...]:
    """For each card in hand that cannot be played now: why, and which answer would help."""
    found: list[Refusal] = []
    ways = ways_out(game, why_not)
    for card, reason in why_not.items():
        anchor = card_anchor(eyes, card)
        if anchor is not None:
            way = str(ways[card]) if card in ways else None
            found.append(Refusal(anchor, Text(reason_text(reason, language)), reason.rule, way))
    return tuple(found)
