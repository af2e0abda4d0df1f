"""Finds a card by code or by name, knows its names and whether it can be played."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from wizardhaven.catalogue.constants import constants
from wizardhaven.catalogue.folding import fold, perhaps
from wizardhaven.catalogue.printing import CardSet, Printing, Version, by_code, printings
from wizardhaven.errors import UnknownName
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.cards import Card

__all__ = ["Printing", "cards", "find", "is_name", "name", "printings"]

CODE = re.compile(r"[A-Z]{2}-\d+")
VERSIONED = re.compile(
    rf"(?P<name>.*\S)\s*(?:\[(?P<version>[^\[\]]*)\]|\((?P<said>{'|'.join([v.value for v in Version])})\))"
)


@lru_cache(maxsize=1 << 12)
def find(name_or_code: str) -> Printing:
    """The printing with that code, or the first printing of the card with that name.

    A name may be English, German or French. Cards that share an English name are versions of each
    other; without a suffix such as `Moria [minion]` or `Moria (minion)` the first in the order of `Version`
    is meant, which is the hero's. A name that different cards share is refused with the names that tell them
    apart.
    """
    wanted = name_or_code.strip()
    if CODE.fullmatch(wanted.upper()):
        return _with_code(wanted.upper())
    versioned = VERSIONED.fullmatch(wanted)
    if versioned is None:
        return _first_version(wanted, _called(wanted))
    return _of_version(versioned["name"], versioned["version"] or versioned["said"] or "")


def is_name(text: str) -> bool:
    """Whether a card is called that in some language; nobody looks for what else may have been meant."""
    versioned = VERSIONED.fullmatch(text.strip())
    return fold(text if versioned is None else versioned["name"]) in _by_name()


@cache
def cards() -> Mapping[str, Card]:
    """Every card that can be played, under the code of its first printing."""
    return {code: constant.card for code, constant in constants().items()}


def name(code: str, language: Language) -> str:
    """What a card is called; its versions share one name in each language, the hero's where there is one."""
    card = by_code()[find(code).card]
    if language is Language.EN:
        return card.names.en
    return find(card.names.en).names.spoken(language)


def _with_code(code: str) -> Printing:
    printing = by_code().get(code)
    if printing is None:
        known = ", ".join([f"{s.value}-1 to {_last_code(s)}" for s in CardSet])
        raise UnknownName(f"No card has the code {code}. There are {known}.")
    return printing


def _last_code(card_set: CardSet) -> str:
    return max([p for p in printings() if p.card_set is card_set], key=lambda p: p.number).code


def _called(wanted: str) -> Sequence[Printing]:
    """The cards with that name in some language, best version first."""
    found = _by_name().get(fold(wanted))
    if found is None:
        english = [printing.names.every() for printing in printings()]
        raise UnknownName(f"No card is called “{wanted}”.{perhaps(wanted, [n for e in english for n in e])}")
    return found


def _first_version(wanted: str, found: Sequence[Printing]) -> Printing:
    if len({fold(printing.names.en) for printing in found}) > 1:
        raise UnknownName(f"Several cards are called “{wanted}”: {_listed(found)}. Name one of them.")
    return found[0]


def _of_version(wanted: str, version: str) -> Printing:
    found = _called(wanted)
    chosen = [printing for printing in found if printing.version.value == fold(version)]
    if not chosen:
        raise UnknownName(f"There is no “{wanted} [{version}]”. There is {_listed(found)}.")
    return _first_version(wanted, chosen)


def _listed(found: Sequence[Printing]) -> str:
    return ", ".join([f"“{p.names.en} [{p.version.value}]” ({p.code})" for p in found])


@cache
def _by_name() -> Mapping[str, Sequence[Printing]]:
    """The cards behind every folded name; a reprint's name leads to the card it prints."""
    found: dict[str, dict[str, Printing]] = {}
    for printing in printings():
        for spoken in printing.names.every():
            found.setdefault(fold(spoken), {})[printing.card] = by_code()[printing.card]
    order = list(Version)
    return {key: sorted(named.values(), key=lambda p: order.index(p.version)) for key, named in found.items()}
