"""How near a name is to what somebody has typed."""

from functools import cache
from typing import Final

from wizardhaven.catalogue.search.entry import Entry, entries

LEAST_LETTERS: Final = 4
"""A shorter word is any other one with a letter changed."""
ALL_ALIKE, IS_IT, BEGINS, A_WORD_BEGINS, HOLDS_IT, ONE_LETTER_OFF = range(6)


def nearness(entry: Entry, said: tuple[str, ...]) -> int:
    """How near a card's names are to some words, the nearest first; all are alike if nothing is said."""
    if not said:
        return ALL_ALIKE
    whole = " ".join(said)
    if f"\n{whole}\n" in entry.spoken:
        return IS_IT
    if f"\n{whole}" in entry.spoken:
        return BEGINS
    if all([f" {word}" in entry.spoken or f"\n{word}" in entry.spoken for word in said]):
        return A_WORD_BEGINS
    return HOLDS_IT if all([word in entry.spoken for word in said]) else ONE_LETTER_OFF


@cache
def all_words() -> tuple[str, ...]:
    """Every word of every name, once."""
    return tuple(dict.fromkeys([word for entry in entries() for word in entry.words]))


def words_one_letter_off(said: str) -> frozenset[str]:
    """The words of names that begin like this but for one letter: another, missing, added or exchanged."""
    if len(said) < LEAST_LETTERS:
        return frozenset()
    rests = [_rest(said, same) for same in range(len(said) + 1)]
    return frozenset([word for word in all_words() if _begins_almost(word, said, rests)])


def _rest(said: str, same: int) -> tuple[str, str, str]:
    """What may follow where so many letters agree: all of the rest, all but a letter, two exchanged."""
    after = said[same + 1 :]
    return said[same:], after, after[:1] + said[same : same + 1] + after[1:]


def _begins_almost(word: str, said: str, rests: list[tuple[str, str, str]]) -> bool:
    same = 0
    while same < len(said) and same < len(word) and said[same] == word[same]:
        same += 1
    rest, after, exchanged = rests[same]
    return word.startswith((after, rest), same + 1) or word.startswith((after, exchanged), same)
