"""Whatever card a card of The White Hand or Dark Minions names is one that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.vocabulary.cards import Card

SETS: Final = ("WH", "DM")


def test_every_card_that_is_named_there_can_be_played() -> None:
    playable = {card.name for card in cards().values()}
    unknown = {
        f"{code} names {name}"
        for code, card in cards().items()
        if code.split("-")[0] in SETS
        for name in names_on(card)
        if name not in playable
    }

    assert not unknown


def names_on(card: Card) -> set[str]:
    """All names that the card speaks of; every other text in the words of cards is one of a closed list."""
    return {
        text
        for field in fields(card)
        if field.name not in ("code", "name")
        for text in texts(getattr(card, field.name))
    }


def texts(value: object) -> Iterator[str]:
    """Every text in a value made of words."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from texts(one)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from texts(getattr(value, field.name))
