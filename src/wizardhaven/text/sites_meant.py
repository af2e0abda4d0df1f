"""What a selector says of sites, sorted so that every language can say it in an order of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import (
    Allowing,
    AnyOf,
    Beside,
    Having,
    Named,
    Normally,
    Not,
    Such,
    Within,
    choices,
    parts,
)
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, SiteType, Turned


class Slot(Enum):
    """Where in a phrase something is said of a site."""

    BEFORE = "before the noun, once for all"
    SIDE = "before each of the nouns"
    NOUN = "as the noun itself"
    BEHIND = "right behind the noun"
    LAND = "where it lies"
    CLAUSE = "in a relative clause"
    ASIDE = "at the very end, in brackets"


@dataclass(frozen=True)
class Meant:
    """Names and types of which one will do, what else must be true, in a fixed order, and what must not."""

    sorts: tuple[Such, ...]
    traits: tuple[Such, ...]
    barred: tuple[Such, ...]

    @property
    def is_one_site(self) -> bool:
        """Whether there is a single site that is meant, by name."""
        return len(self.sorts) == 1 and isinstance(self.sorts[0], Named) and len(self.sorts[0].names) == 1

    @property
    def names(self) -> list[str]:
        """The sites that are meant by name."""
        return [name for sort in self.sorts if isinstance(sort, Named) for name in sort.names]

    @property
    def types(self) -> list[SiteType]:
        """The types of site that are meant."""
        return [sort for sort in self.sorts if isinstance(sort, SiteType)]

    @property
    def or_below(self) -> bool:
        """Whether any site in the Under-deeps is meant, besides others."""
        return any([sort is Mark.UNDER_DEEPS for sort in self.sorts])


def said_at(slot: Slot, said: Sequence[tuple[Slot, str]]) -> list[str]:
    """What is said there, of all that is said."""
    return [words for where, words in said if where is slot]


def meant(such: Such) -> Meant:
    """The selector, sorted."""
    sorts: list[Such] = []
    traits: list[Such] = []
    barred: list[Such] = []
    for part in parts(such):
        if isinstance(part, Not) and part.trait is not Mark.PROTECTED:
            barred.extend(choices(part.trait))
        elif isinstance(part, (AnyOf, SiteType)):
            sorts.extend(choices(part))
        elif part is not Sort.SITE:
            traits.append(part)
    if not sorts and not any([trait in _WIZARDHAVENS for trait in traits]):
        sorts = [trait for trait in traits if isinstance(trait, Named)]
        traits = [trait for trait in traits if not isinstance(trait, Named)]
    return Meant(tuple(sorts), tuple(sorted(traits, key=_rank)), tuple(sorted(barred, key=_rank)))


_WIZARDHAVENS: Final = (Mark.PROTECTED, Alignment.FALLEN_WIZARD)
_ORDER: Final = (
    Alignment,
    SiteType,
    Turned,
    Mark,
    Having,
    Named,
    Allowing,
    Beside,
    Within,
    Normally,
    Not,
    PlayerKind,
)
_MARKS: Final = (Mark.PROTECTED, Mark.LAIR, Mark.UNDER_DEEPS, Mark.SURFACE, Mark.HOARD, Mark.INFORMATION)


def _rank(trait: Such) -> tuple[int, int]:
    """What is said first; a trait that no site can have is an error."""
    if isinstance(trait, Having) and says(trait.what, Mark.STORED):
        return _ORDER.index(Normally), 1
    if isinstance(trait, Having) and isinstance(trait.what, Named):
        return _ORDER.index(Named), 1
    return _ORDER.index(type(trait)), _MARKS.index(trait) if isinstance(trait, Mark) else 0
