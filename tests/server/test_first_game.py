"""The first game is a lesson: its decks, its seed and its teacher bring about what it speaks of."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import house
from tools.first_game import met
from wizardhaven.decks.shelf import deck
from wizardhaven.server.first_game import FIRST_GAME
from wizardhaven.server.offers import offers
from wizardhaven.text.language import Language


def test_somebody_who_follows_the_arrow_meets_every_station() -> None:
    assert met(int(FIRST_GAME.seed)).all


def test_the_lesson_leads_to_sites_of_the_newcomers_deck() -> None:
    assert set(FIRST_GAME.lesson.sites) <= set(deck(FIRST_GAME.deck).sites)


def test_the_teacher_is_offered_for_the_first_game_alone() -> None:
    shown = offers(Language.EN)
    assert shown.first.opponent == "teacher"
    assert "teacher" not in [bot.id for bot in shown.bots]


def test_every_first_game_is_dealt_alike_and_says_where_the_lesson_leads(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            hands = []
            for _ in range(2):
                key = await here.lay(opponent="teacher", script="first game")
                async with here.guest(key) as ana:
                    seated = await ana.hear_a("seated")
                    assert seated["lesson"] == {"sites": list(FIRST_GAME.lesson.sites)}
                    await ana.until_asked()
                    hands.append([option["title"] for option in ana.options])
            assert hands[0] == hands[1]
            async with here.guest(await here.lay()) as bo:
                assert (await bo.hear_a("seated"))["lesson"] is None

    asyncio.run(story())
