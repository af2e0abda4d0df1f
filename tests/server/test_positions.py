"""A table is laid from a position: it is shown, played on, and found again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.server.house import house
from wizardhaven.cli.position import NOBODY, table
from wizardhaven.text.language import Language

POSITION = """\
wizardhaven position 1
turn 5 first site phase
first plays: fallen-wizard Saruman
first company at Moria: Beretar [Glamdring]; Peath
first hand: Concealment; 2 Dodge
first play deck: 20 Sons of Kings
second company at Rivendell: Haldir
second hand: Twilight
second play deck: 20 Sons of Kings
"""


def test_the_first_player_sits_where_the_position_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(table(POSITION, "moria.txt", 7, NOBODY, Language.EN))

            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ana.hear_a("state")
                await bo.hear_a("state")

            assert "Glamdring" in ana.received[-1]
            assert "Concealment" in ana.received[-1]
            assert "Concealment" not in bo.received[-1]

    asyncio.run(story())


def test_stage_points_of_no_card_are_shown_at_the_table(tmp_path: Path) -> None:
    strayed = POSITION.replace("first company", "first stage points: 8\nfirst company")

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(table(strayed, "moria.txt", 7, NOBODY, Language.EN))

            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

            shown = json.loads(ana.received[-1])["view"]["players"][0]["stage_points"]
            assert shown == {"total": 8, "made_of": [{"card": None, "amount": 8, "rule": "FW-26"}]}

    asyncio.run(story())


def test_a_bot_plays_on_from_the_position_and_the_table_is_found_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            laid = table(POSITION, "moria.txt", 7, "random", Language.DE)
            keys = await here.begun(laid, until=lambda played: played.asked == 1 and not played.rolling)

            async with here.guest(keys.ana, "de") as ana:
                await ana.until_asked()  # once the bot has answered

            assert ana.question is not None

    asyncio.run(story())
