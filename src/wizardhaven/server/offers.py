"""What can be chosen before a game: the decks, the lengths, the opponents and the optional rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.shelf import deck_names
from wizardhaven.decks.titles import titled
from wizardhaven.engine.values import THRESHOLDS, Edition, GameLength, OptionalRule
from wizardhaven.server.first_game import FIRST_GAME
from wizardhaven.server.lobby_words import (
    ABOUT_LENGTHS,
    BOTS,
    DECKS_LONG,
    EDITIONS,
    LENGTHS,
    OPTIONAL_RULES,
)
from wizardhaven.server.setup import Script
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

CLOCKS: Final = (30, 60, 90)
TEACHING: Final = (FIRST_GAME.opponent,)
"""Bots that belong to a lesson and are not offered for other games."""


class DeckOffer(Struct, frozen=True):
    """A deck of ours, and whom one plays with it."""

    id: str
    title: str
    player: PlayerKind
    avatar: str | None


class LengthOffer(Struct, frozen=True):
    id: GameLength
    name: str
    about: str


class BotOffer(Struct, frozen=True):
    id: str
    name: str
    about: str


class OptionOffer(Struct, frozen=True):
    """An optional rule."""

    id: OptionalRule
    name: str
    about: str


class EditionOffer(Struct, frozen=True):
    """Whose rules may be followed."""

    id: Edition
    name: str
    about: str


class FirstOffer(Struct, frozen=True):
    """What is laid out for somebody who has never played."""

    deck: str
    opponent: str
    against: str
    length: GameLength
    script: Script = "first game"


class Lobby(Struct, frozen=True):
    """Everything that can be chosen, in the reader's language."""

    first: FirstOffer

    decks: tuple[DeckOffer, ...]
    lengths: tuple[LengthOffer, ...]
    bots: tuple[BotOffer, ...]
    options: tuple[OptionOffer, ...]
    editions: tuple[EditionOffer, ...]
    clocks: tuple[int, ...]
    """Minutes for each player in all."""


@cache
def offers(language: Language) -> Lobby:
    """What is offered to whoever comes in."""
    bots, rules = BOTS[language], OPTIONAL_RULES[language]
    return Lobby(
        _first_game(),
        tuple([_deck(name, language) for name in deck_names()]),
        tuple([LengthOffer(one, LENGTHS[language][one], _about(one, language)) for one in GameLength]),
        tuple([BotOffer(bot, name, about) for bot, (name, about) in bots.items() if bot not in TEACHING]),
        tuple([OptionOffer(rule, name, about) for rule, (name, about) in rules.items()]),
        tuple([EditionOffer(one, name, about) for one, (name, about) in EDITIONS[language].items()]),
        CLOCKS,
    )


def _first_game() -> FirstOffer:
    return FirstOffer(FIRST_GAME.deck, FIRST_GAME.opponent, FIRST_GAME.against, FIRST_GAME.length)


def _deck(name: str, language: Language) -> DeckOffer:
    deck = listed(name)
    avatar = None if deck.avatar is None else catalogue.name(deck.avatar, language)
    return DeckOffer(name, titled(deck.title, language), deck.player, avatar)


def _about(length: GameLength, language: Language) -> str:
    numbers = THRESHOLDS[length]
    once, often = DECKS_LONG[language]
    decks = once if numbers.exhaustions == 1 else often.format(numbers.exhaustions)
    return ABOUT_LENGTHS[language].format(decks=decks, points=numbers.points)
