"""A whole game over a real connection, against a bot and against each other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.house import at, house


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


def test_the_terms_of_the_game_come_once_and_again_in_another_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, here.guest(await here.lay(opponent="gentle")) as ana:
            await ana.hear_a("terms")
            assert at(ana.terms, "races", "Spider", "name") == "Spider"
            await ana.until_asked()
            for _ in range(3):
                await ana.choose(ana.options[0])
                await ana.until_asked()
            assert len([text for text in ana.received if text.startswith('{"type":"terms"')]) == 1

            await ana.say(type="speak", language="de")
            await ana.hear_a("terms")
            assert at(ana.terms, "races", "Spider", "name") == "Spinne"

    asyncio.run(story())
