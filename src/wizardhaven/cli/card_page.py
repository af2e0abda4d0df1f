"""The page of a card for a person at a terminal, and for programs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.constants import constants
from wizardhaven.catalogue.printing import Printing, Version
from wizardhaven.catalogue.search.entry import Entry
from wizardhaven.catalogue.stories import stories
from wizardhaven.decks.card_page import CardPage
from wizardhaven.errors import WizardhavenError
from wizardhaven.text.labels import PRINTED_AS, labelled
from wizardhaven.text.language import Language
from wizardhaven.text.numbers import numbers
from wizardhaven.text.render import card_text, type_line

WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    Language.EN: {
        "names": "also called",
        "versions": "other versions",
        "decks": "in the decks",
        "rules": "named by the rules",
        "uncertain": "not known for sure",
        "not yet": "This card cannot be played yet.",
        "no test": "No test names this card.",
    },
    Language.DE: {
        "names": "heißt auch",
        "versions": "andere Fassungen",
        "decks": "in den Decks",
        "rules": "genannt in den Regeln",
        "uncertain": "nicht sicher bekannt",
        "not yet": "Diese Karte kann noch nicht gespielt werden.",
        "no test": "Keine Prüfung nennt diese Karte.",
    },
    Language.FR: {
        "names": "s’appelle aussi",
        "versions": "autres versions",
        "decks": "dans les decks",
        "rules": "nommée par les règles",
        "uncertain": "pas connu avec certitude",
        "not yet": "Cette carte ne peut pas encore être jouée.",
        "no test": "Aucun test ne nomme cette carte.",
    },
}


def told(page: CardPage, language: Language) -> list[str]:
    """The lines of a card's page."""
    card = page.entry.card
    return [*_heading(page.entry, language), "", *_body(card, language), *_besides(page, language)]


def figures(page: CardPage) -> dict[str, object]:
    """The page of a card for programs."""
    card, language = page.entry.card, Language.EN
    return {
        **summary(page.entry),
        "facts": msgspec.to_builtins(page.entry.facts),
        "printings": [{"code": one.code, "rarity": one.rarity} for one in page.entry.printings],
        "versions": [{"code": one.code, "side": one.card.version.value} for one in page.versions],
        "text": {language.value: _text(card, language) for language in Language},
        "kind": _kind(card, language),
        "decks": list(page.decks),
        "rules": list(page.rules),
    }


def summary(entry: Entry) -> dict[str, object]:
    """A card in few words, for programs."""
    return {
        "code": entry.code,
        "names": msgspec.to_builtins(entry.card.names),
        "side": entry.card.version.value,
        "playable": entry.is_playable,
        "uncertain": list(entry.facts.uncertain),
    }


def stories_told(card: Printing, language: Language) -> list[str]:
    """The tests that name a card, where the sources are."""
    tests = Path("tests")
    if not (tests / "cards").is_dir():
        raise WizardhavenError(
            "There is no directory tests/cards here; run this where the project's sources are."
        )
    constant = constants().get(card.code)
    found = stories(tests, card.code, None if constant is None else constant.name)
    return [f"{s.file}:{s.line} {s.name}" for s in found] or [WORDS[language]["no test"]]


def _heading(entry: Entry, language: Language) -> list[str]:
    codes = [f"{printing.code} {printing.rarity}" for printing in entry.printings]
    printed = f"{PRINTED_AS[language]} {', '.join(codes)}"
    return [catalogue.name(entry.code, language), _kind(entry.card, language), printed]


def _kind(printing: Printing, language: Language) -> str:
    card = catalogue.cards().get(printing.code)
    return _printed_kind(printing) if card is None else type_line(card, language)


def _printed_kind(printing: Printing) -> str:
    words = [
        "unique" if printing.unique else "",
        "" if printing.version is Version.NEUTRAL else printing.version.value,
        printing.subclass or "",
        printing.card_class.value,
        "" if printing.kind.value == printing.card_class.value else f"({printing.kind.value})",
    ]
    return " ".join([word for word in words if word])


def _body(printing: Printing, language: Language) -> list[str]:
    card = catalogue.cards().get(printing.code)
    if card is None:
        return [WORDS[language]["not yet"]]
    shown = [labelled(label, value, language) for label, value in numbers(card)]
    return [*([", ".join(shown)] if shown else []), *card_text(card, language)]


def _text(printing: Printing, language: Language) -> list[str]:
    card = catalogue.cards().get(printing.code)
    return [] if card is None else list(card_text(card, language))


def _besides(page: CardPage, language: Language) -> list[str]:
    """What else is to be said, each on its line, where there is something."""
    own = catalogue.name(page.entry.code, language)
    names = [name for name in dict.fromkeys(page.entry.card.names.every()) if name != own]
    versions = [f"{one.card.version.value} ({one.code})" for one in page.versions]
    listed = {
        "names": names,
        "versions": versions,
        "decks": page.decks,
        "rules": page.rules,
        "uncertain": page.entry.facts.uncertain,
    }
    lines = [f"{WORDS[language][what]}: {', '.join(said)}" for what, said in listed.items() if said]
    return ["", *lines] if lines else []
