"""Points of a game at which a kind of player has something of his own to do: who does is in `players`."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeAlias

from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import PlayerKind


class Point(Enum):
    """When a kind of player may have something to do; whoever comes by names the point, never the kind."""

    GETTING_READY = "before the draft"
    AFTER_MOVEMENT = "after the last movement/hazard phase of a turn"
    RING_PLAYED = "after a ring has taken the place of a gold ring"


Doing: TypeAlias = Callable[[Table, int], list[Step]]

DOINGS: Final[dict[tuple[Point, PlayerKind], Doing]] = {}


def at(point: Point, kind: PlayerKind) -> Callable[[Doing], Doing]:
    """A passage of the rules says at which point a player of that kind does what."""

    def register(doing: Doing) -> Doing:
        assert (point, kind) not in DOINGS, f"{point.name} of a {kind.value} is told twice"
        DOINGS[point, kind] = doing
        return doing

    return register


def steps_at(table: Table, point: Point) -> list[Step]:
    """What both players do there, each by his kind."""
    steps: list[Step] = []
    for seat in (0, 1):
        doing = DOINGS.get((point, table.kinds[seat].player))
        if doing is not None:
            steps.extend(doing(table, seat))
    return steps
