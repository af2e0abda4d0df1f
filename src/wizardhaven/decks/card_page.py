"""What is known about a card beyond its text: its versions, decks that hold it, rules that name it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from wizardhaven.catalogue.search.entry import Entry, by_card, entries
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.rulebook.chapters import Entry as Rule
from wizardhaven.rulebook.entries import rulebook


@dataclass(frozen=True)
class CardPage:
    """What the page of a card shows; the command line and the table in the browser tell the same."""

    entry: Entry
    versions: tuple[Entry, ...]
    """The other cards of that name, for other players."""
    decks: tuple[str, ...]
    """The decks that come with the game and hold it, by their names."""
    rules: tuple[str, ...]
    """The entries of the rulebook that name it."""


def card_page(code: str) -> CardPage:
    """The page of the card with that code."""
    entry = by_card()[code]
    english = entry.card.names.en
    versions = tuple([one for one in entries() if one.card.names.en == english and one is not entry])
    return CardPage(entry, versions, decks_holding(code), rules_naming(english))


def decks_holding(code: str) -> tuple[str, ...]:
    """The decks that come with the game and hold a card, in alphabetical order."""
    return tuple([name for name, held in held_cards().items() if code in held])


def rules_naming(name: str) -> tuple[str, ...]:
    """The entries of the rulebook in which a card is called by its English name."""
    called = re.compile(rf"(?<!\w){re.escape(_straight(name))}(?!\w)")
    return tuple([rule.id for rule in rulebook().values() if called.search(_said(rule))])


@cache
def held_cards() -> Mapping[str, frozenset[str]]:
    """The cards of every deck that comes with the game, by the deck's name."""
    return {name: frozenset(deck(name).distinct()) for name in deck_names()}


def _said(rule: Rule) -> str:
    return _straight("\n".join([rule.title, rule.rule, rule.example or "", rule.differs or ""]))


def _straight(text: str) -> str:
    """The rulebook writes apostrophes in both ways."""
    return text.replace("’", "'")
