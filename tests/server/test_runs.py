"""Windows that follow each other are one run: somebody thinks once, and nobody sees at which of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import for_two, house, wait_until
from wizardhaven.engine.state.action import PASS
from wizardhaven.protocol.preferring import Prefer, Stops
from wizardhaven.protocol.windows import WindowKind
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played
from wizardhaven.server.runs import Run, run_of

NOWHERE: Stops = dict.fromkeys(WindowKind, ("never", "never"))


def run_for_bo(played: Played) -> Run | None:
    """How far ahead Bo is, if Ana stops nowhere."""
    manners = Manner(Middle()), Manner(Middle())
    manners[0].prefer(played, 0, Prefer("nothing", None, "all", NOWHERE))
    return run_of(played, 1, manners) if played.asked == 1 and not played.rolling else None


def runs() -> Iterator[Run]:
    for seed in range(1, 5):
        played = Played(for_two(seed))
        chance = random.Random(seed)
        played.throw()
        while played.asked is not None and played.number < 900:
            run = run_for_bo(played)
            if run is not None:
                yield run
            played.choose(chance.choice(played.game.options()), 10)


def test_a_run_leads_over_several_windows_to_where_somebody_is_asked_or_to_its_end() -> None:
    found = list(runs())

    assert any(run.is_ahead for run in found), "asked at a later window than everybody sees"
    assert any(run.asks and run.steps == 0 for run in found), "asked at the first"
    assert any(run.steps > 1 and not run.asks for run in found), "nothing to do at any of several"


def test_who_passes_in_a_run_may_take_it_back_before_anybody_has_seen_it() -> None:
    run = next(run for run in runs() if run.asks and goes_on_asking(run))
    steps = run.steps - 1
    assert run.is_own

    run.undo()

    assert run.asks
    assert not run.is_own
    assert run.steps <= steps
    assert any(option.same(PASS) for option in run.game.options())


def goes_on_asking(run: Run) -> bool:
    run.passes()
    return run.asks


def bo_is_ahead(played: Played) -> bool:
    run = run_for_bo(played)
    return run is not None and run.is_ahead


def test_the_table_follows_only_when_the_run_is_over(tmp_path: Path) -> None:
    """Bo is asked at once at a later window; Ana sees him think at the first, whenever she looks."""

    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock, chance=Middle()) as here:
            keys = await here.begun(for_two(1), bo_is_ahead)
            stops = {window.value: ["never", "never"] for window in WindowKind}
            async with here.guest(keys.ana) as ana:
                await ana.say(type="prefer", passing="nothing", until=None, rolls="all", stops=stops)
                while ana.seated.get("stops") != stops:
                    await ana.hear()
                async with here.guest(keys.bo) as bo:
                    await bo.until_asked()
                    desk = await here.hub.desk(keys.bo.partition(".")[0])
                    await wait_until(lambda: desk.is_at_rest)
                    number = bo.number
                    assert len(bo.options) > 1
                    async with here.guest(keys.ana) as again:
                        await again.hear_a("state")
                        assert again.number < number
                        before = again.number

                    played = desk.played
                    assert played is not None
                    while played.number == before:
                        passing = next(one for one in bo.options if one["verb"] == "pass")
                        await bo.choose(passing)
                    await ana.up_to(number + 1)

    asyncio.run(story())
