"""Two dice: how many of the 36 throws show what, and what a row of throws brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from wizardhaven.protocol.shapes import Outcome, Text, Tone

LOWEST: Final = 2
HIGHEST: Final = 12
THROWS: Final = range(LOWEST, HIGHEST + 1)


def ways(throw: int) -> int:
    """How many of the 36 throws show that total."""
    return max(0, 6 - abs(7 - throw))


def at_least(needed: int) -> int:
    """How many of the 36 throws show that total or more."""
    return sum([ways(throw) for throw in THROWS if throw >= needed])


def good(outcomes: Sequence[Outcome]) -> int:
    """How many of the 36 throws go well."""
    return sum([ways(t) for each in outcomes if each.tone == "good" for t in range(each.from_, each.to + 1)])


Brought = tuple[Tone, Text, str]
"""What a throw brings: whether that is good, what happens, and by which rule."""


def runs(brought: Sequence[Brought]) -> tuple[Outcome, ...]:
    """What each throw from 2 to 12 brings, with those in a row that bring the same told together."""
    found: list[Outcome] = []
    for throw, (tone, text, rule) in zip(THROWS, brought, strict=True):
        last = found[-1] if found else None
        if last is not None and (last.tone, last.text, last.rule) == (tone, text, rule):
            found[-1] = replace(last, to=throw)
        else:
            found.append(Outcome(throw, throw, tone, text, rule))
    return tuple(found)
