"""The page of a card: what it says in three languages, the rules, stories and decks that name it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

import wizardhaven
from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.search.entry import by_card
from wizardhaven.catalogue.story_sentences import story_sentences
from wizardhaven.decks.card_page import card_page
from wizardhaven.decks.deck import AGAINST_FALLEN_WIZARDS, Part
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.titles import titled
from wizardhaven.protocol.faces.faces import Face, face
from wizardhaven.rulebook.entries import entry as rule
from wizardhaven.server.catalogue.not_yet import short_face
from wizardhaven.server.catalogue.reckoning import CardGames
from wizardhaven.server.rules_pages import FoundRule
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

STORIES: Final = Path(wizardhaven.__file__).parents[2] / "tests" / "cards"
"""Where the stories of cards lie, where the sources are; whoever has only the package has none."""


class Told(Struct, frozen=True):
    """What a card says in a language, in our own words; nothing while it cannot be played."""

    language: Language
    line: str
    text: tuple[str, ...]


class Holding(Struct, frozen=True):
    """A deck that comes with the game and holds the card: so many copies in which part."""

    name: str
    title: str
    player: PlayerKind
    avatar: str | None
    parts: tuple[tuple[str, int], ...]


class CardSheet(Struct, frozen=True):
    """Everything on a card's page that its face and the index do not say."""

    code: str
    told: tuple[Told, ...]
    rules: tuple[FoundRule, ...]
    stories: tuple[str, ...]
    decks: tuple[Holding, ...]
    games: CardGames


def shown_face(code: str, language: Language) -> Face:
    """The face of any card; a short one if it cannot be played yet."""
    return face(code, language) if code in catalogue.cards() else short_face(by_card()[code], language)


def card_sheet(code: str, language: Language, games: CardGames) -> CardSheet:
    """The page of the card with that code, for a reader of that language, and how it has done."""
    page = card_page(code)
    return CardSheet(
        code=code,
        told=tuple([_told(code, each) for each in Language]),
        rules=tuple([_rule(each, language) for each in page.rules]),
        stories=story_sentences(STORIES, page.entry),
        decks=tuple([_holding(name, code, language) for name in page.decks]),
        games=games,
    )


def _told(code: str, language: Language) -> Told:
    shown = shown_face(code, language)
    return Told(language, shown.line, shown.text)


def _rule(id_: str, language: Language) -> FoundRule:
    found = rule(id_, language)
    return FoundRule(found.id, found.title, found.language)


def _holding(name: str, code: str, language: Language) -> Holding:
    held = deck(name)
    parts = [(part.value, held.part(part).count(code)) for part in Part]
    parts.append((AGAINST_FALLEN_WIZARDS, held.against_fallen_wizards.count(code)))
    avatar = None if held.avatar is None else catalogue.name(held.avatar, language)
    counted = tuple([(part, copies) for part, copies in parts if copies])
    return Holding(name, titled(held.title, language), held.player, avatar, counted)
