"""What counts as something else: one word for all that is taken for what it is not by its own card."""

from collections.abc import Sequence
from dataclasses import dataclass

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, Named, Such
from wizardhaven.vocabulary.terms import Purpose, SiteType


@dataclass(frozen=True)
class CountsAs:
    """Somebody or something counts as such a one, besides what it is or in place of it. [GLO-082, SET-07]

    The bearer, the company, the site, the region, the player, or all who are such. Perhaps only for some
    purposes, or while a condition holds. A region may count as several. [EVT-10, MOV-14, TIM-29]
    """

    as_: Such
    what: Such = Subject.BEARER
    purposes: tuple[Purpose, ...] = (Purpose.EVERYTHING,)
    condition: Condition | None = None


def lairs_in(words: Sequence[object]) -> tuple[str, ...]:
    """The Dragons at home at the site that says so. [GLO-058]"""
    found: list[str] = []
    for word in words:
        if isinstance(word, CountsAs) and isinstance(word.as_, HomeAt) and isinstance(word.what, Named):
            if word.as_.site is Subject.THIS_CARD:
                found.extend(word.what.names)
    return tuple(found)


def makes(word: object, such: Mark | SiteType) -> bool:
    """Whether a word makes something count as just that."""
    return isinstance(word, CountsAs) and word.as_ is such
