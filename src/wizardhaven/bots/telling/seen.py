"""The cards that a reader sees, by their ids: what a sentence may name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.values import Action, CardId, Verb
from wizardhaven.vocabulary.cards import Card, Character, Site

OPEN_PLAYS: Final = (
    Verb.PLAY,
    Verb.USE,
    Verb.PLAY_CREATURE,
    Verb.PLAY_AT_SITE,
    Verb.PLAY_CHARACTER,
    Verb.PLAY_RING,
    Verb.PLAY_REVEALED,
    Verb.REVEAL_ON_GUARD,
)


def seen(names: Mapping[CardId, str], id: CardId) -> Card | None:
    """The card behind an id, if the reader sees it; `names` are the codes of those that he does."""
    code = names.get(id)
    return None if code is None else cards().get(code)


def is_played_openly(action: Action) -> bool:
    """Whether everybody sees the action's card, even if it is gone again at once."""
    return action.verb in OPEN_PLAYS


def goes_by_name(card: Card) -> bool:
    """Whether it is called by its name as a person or a place is, without quotation marks."""
    return isinstance(card, (Character, Site))
