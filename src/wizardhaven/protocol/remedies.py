"""The way out of a reason: which of the answers at hand takes away what forbids a card now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from wizardhaven.engine.values import Action, CardId, Reason, Verb
from wizardhaven.game.game import Game

REMEDIES: Final = {
    Reason.ONLY_WHILE_ORGANIZING: Verb.ORGANIZE,
    Reason.NOT_WHILE_ORGANIZING: Verb.FINISH_ORGANIZING,
    Reason.NOT_BEFORE_ENTERING: Verb.ENTER,
    Reason.MUST_START_CHAIN: Verb.PASS,
    Reason.CREATURE_MUST_START_CHAIN: Verb.PASS,
    Reason.CORRUPTION_MUST_START_CHAIN: Verb.PASS,
    Reason.SITE_PLAYS_START_CHAIN: Verb.PASS,
    Reason.ONLY_MINOR_ITEM: Verb.PASS,
}
"""What is said to come to where the reason does not hold any more."""


def ways_out(game: Game, reasons: Mapping[CardId, Reason]) -> dict[CardId, int]:
    """For each refused card that an answer would help, the number of that answer.

    Where the same player is asked next, it is looked whether the card is then among his answers. What the
    other would do is nobody's to know, so wherever he or the dice come first the reason alone decides.
    """
    found: dict[CardId, int] = {}
    options = game.options()
    for verb in sorted({REMEDIES[reason] for reason in reasons.values() if reason in REMEDIES}, key=_word):
        numbers = [number for number, option in enumerate(options) if option.verb is verb]
        if not numbers:
            continue
        cards = [card for card, reason in reasons.items() if REMEDIES.get(reason) is verb]
        for card in _helped(game, options[numbers[0]], cards):
            found[card] = numbers[0]
    return found


def _word(verb: Verb) -> str:
    return str(verb.value)


def _helped(game: Game, remedy: Action, cards: Sequence[CardId]) -> list[CardId]:
    if remedy.verb in (Verb.PASS, Verb.ENTER):
        return list(cards)
    tried = game.clone()
    tried.apply(remedy)
    playable = {option.card for option in tried.options()}
    return [card for card in cards if card in playable]
