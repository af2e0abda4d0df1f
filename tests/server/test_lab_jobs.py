"""The lab at the table: games as they end, one job a household, and nothing that cannot be played."""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from tests.lab.test_lab import a_game
from tests.server.house import House, Json, house
from wizardhaven.lab.game import GameRecord, Order, play
from wizardhaven.lab.running import orders
from wizardhaven.lab.worker import serve
from wizardhaven.server.lab_jobs import LabNews, news
from wizardhaven.server.laboratory import Laboratory
from wizardhaven.server.words import Declined, No
from wizardhaven.text.language import Language


def wanted(**changed: object) -> Json:
    plain = {"deck": "challenge-a", "against": ["challenge-e"], "games": 2, "length": "starter", "seed": 5}
    return {**plain, "language": "en", **changed}


async def told(here: House, **changed: object) -> list[LabNews]:
    answer = await here.client.post("/api/lab", json=wanted(**changed), timeout=None)
    assert answer.status_code == 200, answer.text
    return [msgspec.json.decode(line, type=LabNews) for line in answer.content.splitlines()]


def test_games_are_told_as_they_end_with_the_sums_so_far(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            first, second = await told(here)
            assert [one.rate.games for one in (first, second)] == [1, 2]
            assert second.rate.low <= second.rate.share <= second.rate.high
            assert second.opponents[0].title == "Challenge Deck E: Return of the King"
            assert second.cards

    asyncio.run(story())


def test_the_games_are_those_of_the_command_line() -> None:
    wanted = orders("challenge-a", ["challenge-e"], ("random", "random"), "starter", 2, 5)
    given = BytesIO(b"".join([msgspec.json.encode(order) + b"\n" for order in wanted]))
    games = BytesIO()

    serve(given, games)

    assert [msgspec.json.decode(line, type=GameRecord) for line in games.getvalue().splitlines()] == [
        play(order) for order in wanted
    ]


def test_what_cannot_be_played_is_refused_before_the_first_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            refused: list[tuple[dict[str, object], str]] = [
                ({"deck": "1 Balin\n1 Concealmnt\n"}, "“deck” has lines that wait for an answer."),
                ({"deck": "1 Balin\n"}, "“deck” has no Rivendell"),
                ({"against": ["nobody"]}, "deck is not a deck"),
            ]
            for changed, sentence in refused:
                answer = await here.ask("/api/lab", wanted(**changed))
                assert answer.status_code == 422
                assert sentence in answer.json()["text"]
            strange: list[dict[str, object]] = [{"games": 0}, {"games": 201}, {"against": []}, {"seed": -1}]
            for one in strange:
                assert (await here.ask("/api/lab", wanted(**one))).status_code == 400

    asyncio.run(story())


class Bench(Laboratory):
    """A lab that plays at once, when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.played_by: list[str] = []

    async def _game(self, order: Order) -> GameRecord:
        await asyncio.sleep(0)
        self.played_by.append(order.deck)
        return a_game(order.number, 1.0)


def test_a_household_has_one_job_at_a_time_and_may_stop_it() -> None:
    jobs = orders("mine", ["yours"], ("random", "random"), "starter", 9, 0)

    async def story() -> None:
        lab = Bench()
        first = lab.played("192.0.2.1", jobs)
        await anext(first)
        with pytest.raises(Declined) as refused:
            await anext(lab.played("192.0.2.1", jobs))
        assert refused.value.why is No.LAB_BUSY
        other = lab.played("198.51.100.7", jobs)
        await anext(other)
        await first.aclose()
        again = lab.played("192.0.2.1", jobs)
        assert (await anext(again)).won == 1.0
        await other.aclose()
        await again.aclose()
        assert len(lab.played_by) == 3

    asyncio.run(story())


TITLES = {"mine": "Mine", "yours": "Theirs", "hers": "Hers"}


def test_everybody_against_everybody_is_a_matrix_and_the_sums_are_of_the_one_deck() -> None:
    games = [
        a_game(0, 1.0),
        a_game(1, 0.0, opponent="hers"),
        a_game(2, 1.0, deck="yours", opponent="hers"),
    ]

    alone, all_of_them = (
        news(games[:2], TITLES, Language.EN, "mine"),
        news(games, TITLES, Language.EN, "mine"),
    )

    assert alone.matchups == ()
    assert all_of_them.rate == alone.rate
    shares = {(one.deck, one.opponent): one.rate.share for one in all_of_them.matchups}
    assert shares[("Theirs", "Hers")] == 1.0
    assert shares[("Hers", "Theirs")] == 0.0
    assert (all_of_them.game.deck, all_of_them.game.opponent) == ("Theirs", "Hers")


def test_who_orders_everybody_has_them_play_in_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            against = ["challenge-e", "challenge-b"]
            last = (await told(here, games=3, against=against, everybody=True))[-1]
            assert last.rate.games == 2
            assert len(last.matchups) == 6
            assert last.by_turn

    asyncio.run(story())


def test_a_card_with_few_games_has_no_rate() -> None:
    few = news([a_game(0, 1.0, played=["TW-204"])], TITLES, Language.DE, "mine")
    many = news([a_game(n, n % 2, played=["TW-204"]) for n in range(14)], TITLES, Language.EN, "mine")

    assert few.cards[0].when_played is None
    assert many.cards[0].when_played is not None
    assert many.opponents[0].title == "Theirs"
