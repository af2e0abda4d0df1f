"""Somebody whose name is an article and what he is, "Der Hexenkönig", has it bent as the sentence asks."""

import re
from typing import Final

from wizardhaven.text.german.nominals import named

DATIVE: Final = {"von": "vom", "mit": "mit dem", "bei": "beim", "zu": "zum", "hilft": "hilft dem"}
"""What asks for the dative, and what becomes of it before the article."""
ACCUSATIVE: Final = ("gegen", "für", "durch", "an", "um")
_NAMED: Final = "Der ((?:[a-zäöü]+e )?)(?=[A-ZÄÖÜ])"
_BEHIND: Final = re.compile(rf"\b((?i:{'|'.join([*DATIVE, *ACCUSATIVE])})) {_NAMED}")
_OBJECT: Final = re.compile(rf"(^|, |\bund ){_NAMED}")


def of_somebody(name: str) -> str:
    """Whose something is: "von Ufthak", "des Hexenkönigs"."""
    return named(name).genitive if name.startswith("Der ") else f"von {name}"


def bent(words: str) -> str:
    """The words, in which an article that belongs to a name follows the preposition before it."""
    return _BEHIND.sub(_behind, words)


def as_objects(words: str) -> str:
    """An infinitive: what else is named in it is done something to."""
    return _OBJECT.sub(_object, bent(words))


def _behind(found: re.Match[str]) -> str:
    asks = found.group(1)
    article = DATIVE.get(asks.lower(), f"{asks} den")
    return f"{asks[0]}{article[1:]} {_weak(found.group(2))}"


def _object(found: re.Match[str]) -> str:
    return f"{found.group(1)}den {_weak(found.group(2))}"


def _weak(adjective: str) -> str:
    return f"{adjective.rstrip()}n " if adjective else ""
