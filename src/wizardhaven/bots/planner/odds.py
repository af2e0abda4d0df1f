"""What two dice are likely to do: strikes, attacks, checks. [CMB-30, COR-02]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, final

THROWS: Final = 36
"""So many throws two dice have."""
WAYS: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
"""Of 36 throws, how many reach a total of 0, 1, 2 and so on."""
WOUND: Final = 1.0
"""What a wound costs, in marshalling points."""
TAPPING: Final = 0.15
"""What it costs that somebody has to tap."""

BRIEFLY: Final = 0.05
"""What it costs to tap at a site, where little is left to be done this turn."""


def at_least(total: int) -> float:
    """The chance that two dice reach a total."""
    if total > 12:
        return 0.0
    return WAYS[max(total, 0)] / THROWS


@cache
def roll_against(more: int) -> float:
    """The chance that a roll exceeds the opponent's by more than so much. [INF-09]"""
    chance = 0.0
    for other in range(2, 13):
        chance += (at_least(other) - at_least(other + 1)) * at_least(other + more + 1)
    return chance


@final
class Defender:
    """Somebody who may face a strike: what he adds to his roll, his body, what his loss would cost."""

    __slots__ = ("body", "id", "prowess", "worth")

    def __init__(self, id: int, prowess: int, body: int, worth: float) -> None:
        self.id = id
        self.prowess = prowess
        self.body = body
        self.worth = worth


def strike_harm(defender: Defender, prowess: int) -> float:
    """What a strike of that prowess costs the defender on average."""
    wounded = 1.0 - at_least(prowess - defender.prowess)
    return wounded * (WOUND + at_least(defender.body + 1) * defender.worth)


def strongest_first(defenders: Sequence[Defender]) -> list[Defender]:
    """The defenders in the order in which they should face strikes."""
    ordered: list[Defender] = []
    for defender in defenders:
        place = 0
        while place < len(ordered) and ordered[place].prowess >= defender.prowess:
            place += 1
        ordered.insert(place, defender)
    return ordered


def attack_harm(defenders: Sequence[Defender], strikes: int, prowess: int, tapping: float = TAPPING) -> float:
    """What an attack costs a company whose strongest members face it; excess strikes weigh on them."""
    ordered = strongest_first(defenders)
    if not ordered:
        return 0.0
    excess = max(strikes - len(ordered), 0)
    harm = 0.0
    for index in range(min(strikes, len(ordered))):
        harm += strike_harm(ordered[index], prowess + (excess if index == 0 else 0)) + tapping
    return harm


def defeat_chance(defenders: Sequence[Defender], strikes: int, prowess: int, body: int | None) -> float:
    """The chance that every strike fails, and the foe's body with it."""
    ordered = strongest_first(defenders)
    if not ordered:
        return 0.0
    chance = 1.0
    for index in range(strikes):
        defender = ordered[min(index, len(ordered) - 1)]
        chance *= at_least(prowess - defender.prowess + 1)
        if body is not None:
            chance *= at_least(body + 1)
    return chance
