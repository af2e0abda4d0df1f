"""What no game could come to: a table is refused with a sentence about the card that is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from wizardhaven.engine.values import Table
from wizardhaven.errors import ImpossiblePosition
from wizardhaven.scenario.cards_that_fit import badly_borne, misplaced, no_agents, too_many, twice_in_play
from wizardhaven.scenario.companies_that_fit import (
    badly_guarded,
    badly_led,
    beyond_influence,
    ill_assorted,
    of_another_kind,
    out_of_place,
)
from wizardhaven.scenario.fault import Fault

CHECKS = (
    misplaced,
    no_agents,
    ill_assorted,
    out_of_place,
    too_many,
    twice_in_play,
    badly_borne,
    of_another_kind,
    badly_led,
    badly_guarded,
)


def first_fault(table: Table, overdrawn: Sequence[int] = ()) -> Fault | None:
    """The first thing that no game could come to; None if all could be. Some players may be overdrawn."""
    faults = chain(*[check(table) for check in CHECKS])
    return next(chain(faults, beyond_influence(table, overdrawn)), None)


def refuse_the_impossible(table: Table, overdrawn: Sequence[int] = ()) -> None:
    """Raise a sentence about what no game could come to, if there is such a thing."""
    fault = first_fault(table, overdrawn)
    if fault is not None:
        raise ImpossiblePosition(fault.sentence, fault.card)
