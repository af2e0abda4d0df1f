"""What can be chosen before a game: the decks, the lengths, the opponents and the optional rules."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.shelf import deck_names
from wizardhaven.engine.state.settings import THRESHOLDS, GameLength, OptionalRule
from wizardhaven.server.lobby_words import ABOUT_LENGTHS, BOTS, DECKS_LONG, LENGTHS, OPTIONAL_RULES
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind


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


class Lobby(Struct, frozen=True):
    """Everything that can be chosen, in the reader's language."""

    decks: tuple[DeckOffer, ...]
    lengths: tuple[LengthOffer, ...]
    bots: tuple[BotOffer, ...]
    options: tuple[OptionOffer, ...]


@cache
def offers(language: Language) -> Lobby:
    """What is offered to whoever comes in."""
    bots, rules = BOTS[language], OPTIONAL_RULES[language]
    return Lobby(
        tuple([_deck(name, language) for name in deck_names()]),
        tuple([LengthOffer(one, LENGTHS[language][one], _about(one, language)) for one in GameLength]),
        tuple([BotOffer(bot, name, about) for bot, (name, about) in bots.items()]),
        tuple([OptionOffer(rule, name, about) for rule, (name, about) in rules.items()]),
    )


def _deck(name: str, language: Language) -> DeckOffer:
    deck = listed(name)
    avatar = None if deck.avatar is None else catalogue.name(deck.avatar, language)
    return DeckOffer(name, deck.title, deck.player, avatar)


def _about(length: GameLength, language: Language) -> str:
    numbers = THRESHOLDS[length]
    once, often = DECKS_LONG[language]
    decks = once if numbers.exhaustions == 1 else often.format(numbers.exhaustions)
    return ABOUT_LENGTHS[language].format(decks=decks, points=numbers.points)
