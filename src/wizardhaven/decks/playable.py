"""Whether every card of a deck can be played yet."""

from collections.abc import Container

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.deck import Deck
from wizardhaven.errors import WizardhavenError
from wizardhaven.text.language import Language


class NotPlayable(WizardhavenError):
    """A deck with cards that cannot be played yet; the message names them."""


def not_playable(deck: Deck, cards: Container[str]) -> tuple[str, ...]:
    """The codes of the deck's cards that are not among the cards that can be played."""
    return tuple([code for code in deck.distinct() if code not in cards])


def require_playable(deck: Deck, cards: Container[str]) -> None:
    """Refuse a deck that has a card that cannot be played yet."""
    missing = not_playable(deck, cards)
    if missing:
        named = ", ".join([f"{catalogue.name(code, Language.EN)} ({code})" for code in missing])
        raise NotPlayable(f"“{deck.title}” has {len(missing)} cards that cannot be played yet: {named}.")
