"""A whole game over a real connection, against a bot and against each other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.house import house


def test_a_whole_game_is_played_against_the_machine(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            key = await here.lay(opponent="planner")
            async with here.guest(key) as ana:
                await ana.play(random.Random(1))
                over = ana.state["over"]
                assert isinstance(over, dict)
                assert over["by"] == "council"
                assert str(over["totals"][0]).replace("-", "−") in over["text"]["text"]

    asyncio.run(story())
