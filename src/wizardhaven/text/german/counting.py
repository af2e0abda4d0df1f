"""Numbers and lists in German."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.german.grammar import Case, Noun, a

_WORDS: Final = ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")


def number_word(number: int) -> str:
    """A small number in letters, a greater one in digits."""
    return _WORDS[number] if 0 <= number < len(_WORDS) else str(number)


def counted(number: int, word: Noun, case: Case) -> str:
    """So many of something: "ein Schlag", "fünf Schläge"."""
    return a(word, case) if number == 1 else f"{number_word(number)} {word.plural.of(case)}"


def joined(parts: Sequence[str], last: str) -> str:
    """A list whose last part follows a word such as "und" or "oder"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def all_of(parts: Sequence[str]) -> str:
    """A list in which everything is meant."""
    return joined(parts, "und")


def any_of(parts: Sequence[str]) -> str:
    """A list of which one part will do."""
    return joined(parts, "oder")
