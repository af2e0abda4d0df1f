"""How English words are put together: articles, lists, counts, possessives, sentences."""

from collections.abc import Sequence
from typing import Final

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def with_article(noun: str) -> str:
    """A noun with "a" or "an"; a name that already has its article keeps it."""
    if noun.startswith("The "):
        return noun
    return f"an {noun}" if noun[0] in "AEIOUaeiouÉéÚú" else f"a {noun}"


def listed(words: Sequence[str], last: str) -> str:
    """Several words in a row, the last one joined by "and", "or" or the like."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else words[0]


def one_of(nouns: Sequence[str]) -> str:
    """Any one of some nouns: one article for all of them if the first one's fits."""
    phrases = [with_article(noun) for noun in nouns]
    articles = {phrase.split(" ")[0] for phrase in phrases}
    return with_article(listed(nouns, "or")) if len(articles) == 1 else listed(phrases, "or")


def number(count: int) -> str:
    """A small number as a word, a greater one in digits."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def counted(count: int, noun: str, plural: str) -> str:
    """So many of something."""
    return f"{number(count)} {noun if count == 1 else plural}"


def possessive(noun: str) -> str:
    """Belonging to somebody or something."""
    return "its" if noun == "it" else f"{noun}'s"


def capitalised(words: str) -> str:
    """The same words with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """A capital letter at the beginning, a full stop at the end."""
    return capitalised(words) if words.endswith(".") else f"{capitalised(words)}."


def changed_by(amount: int) -> str:
    """How a number moves: raised or lowered by a small number."""
    return f"{'raised' if amount > 0 else 'lowered'} by {number(abs(amount))}"
