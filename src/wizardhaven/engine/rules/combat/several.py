"""Several attacks by one card, each with numbers of its own. [CMB-09]"""

from __future__ import annotations

from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE


def later_attack(first: Attack, number: int) -> Attack:
    """One of the attacks that come after the first, with those that come after it in turn."""
    fresh = first.copy()
    numbers = first.later[number]
    fresh.race = numbers.race
    fresh.strikes_count = numbers.strikes
    fresh.prowess = numbers.prowess
    fresh.normal_prowess = numbers.prowess
    fresh.body = numbers.body if numbers.body is not None else NONE
    fresh.later = first.later[number + 1 :]
    return fresh
