"""Numbers and lists in French."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.french.grammar import Noun, a

_WORDS: Final = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")


def number_word(number: int) -> str:
    """A small number in letters, a greater one in digits."""
    return _WORDS[number] if 0 <= number < len(_WORDS) else str(number)


def counted(number: int, word: Noun) -> str:
    """So many of something: "un coup", "cinq coups"."""
    return a(word) if number == 1 else f"{number_word(number)} {word.plural}"


def joined(parts: Sequence[str], last: str) -> str:
    """A list whose last part follows a word such as "et" or "ou"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def all_of(parts: Sequence[str]) -> str:
    """A list in which everything is meant."""
    return joined(parts, "et")


def any_of(parts: Sequence[str]) -> str:
    """A list of which one part will do."""
    return joined(parts, "ou")
