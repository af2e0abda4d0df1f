"""An attack from its beginning to its end, as it is summed up once it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, final

from wizardhaven.engine.values import Happening

Numbers: TypeAlias = tuple[int, int]
"""How many strikes an attack has, and of which prowess."""

ENDS: Final = (
    Happening.STRIKE_FAILED,
    Happening.STRIKE_INEFFECTUAL,
    Happening.STRIKE_SUCCEEDED,
    Happening.STRIKE_CANCELED,
)
"""How a strike may end, from the best for whoever faces it."""


@final
@dataclass(frozen=True)
class Fight:
    """What everybody has seen of an attack."""

    numbers: Numbers | None = None
    """As they were last; None where it was over at once."""
    ended: tuple[Happening, ...] = ()
    """How its strikes ended, one after the other."""

    def with_numbers(self, numbers: Numbers | None) -> Fight:
        return self if numbers is None else replace(self, numbers=numbers)

    def with_end(self, kind: Happening) -> Fight:
        return replace(self, ended=(*self.ended, kind))

    @property
    def is_long(self) -> bool:
        """Whether there is something to sum up: of a single strike everything has been said."""
        return len(self.ended) > 1

    def counted(self, words: Mapping[Happening, tuple[str, str]]) -> str:
        """How many strikes ended how: "2 beaten, 1 hit"; each word for one and for several."""
        counts = [(kind, self.ended.count(kind)) for kind in ENDS]
        return ", ".join([f"{number} {words[kind][min(number, 2) - 1]}" for kind, number in counts if number])


NO_FIGHT: Final = Fight()
