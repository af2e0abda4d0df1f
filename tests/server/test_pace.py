"""A pass that is made for somebody takes as long as one of his own."""

from __future__ import annotations

from random import Random

from wizardhaven.protocol.windows import WindowKind
from wizardhaven.server.pace import MOST, UNKNOWN, Pace


def test_a_pause_is_like_those_the_person_has_made_in_such_a_window() -> None:
    pace = Pace(Random(1))
    for seconds in (1.0, 2.0, 3.0, 100.0):
        pace.passed(WindowKind.ANSWER, seconds)
    for seconds in (0.1, 0.1, 0.1, 0.1):
        pace.passed(WindowKind.JOURNEY, seconds)

    pauses = [pace.pause(WindowKind.ANSWER) for _ in range(200)]
    quick = [pace.pause(WindowKind.JOURNEY) for _ in range(200)]

    for pause in pauses:
        assert any(0.85 <= pause / made <= 1.15 for made in (1.0, 2.0, 3.0, MOST))
    assert max(quick) < 0.2
    assert len(set(pauses)) == 200, "none is a copy of another"


def test_with_few_passes_in_a_window_a_pause_is_like_those_in_any_other() -> None:
    pace = Pace(Random(1))
    assert UNKNOWN[0] <= pace.pause(WindowKind.ANSWER) <= UNKNOWN[1]
    for seconds in (4.0, 4.0, 4.0):
        pace.passed(WindowKind.ANSWER, seconds)
    assert UNKNOWN[0] <= pace.pause(WindowKind.ANSWER) <= UNKNOWN[1]

    pace.passed(WindowKind.SITE, 4.0)

    assert pace.pause(WindowKind.ANSWER) > 3.0
    assert pace.pause(WindowKind.END_OF_ORGANIZATION) > 3.0
