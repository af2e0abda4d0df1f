"""What is stored is there, in order, for exactly those who were told so."""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from tests.server.storage.opened import opened
from wizardhaven.server.storage.errors import StorageFailed, StorageLost
from wizardhaven.server.storage.schema import COUNTS
from wizardhaven.server.storage.storage import Storage, Stored
from wizardhaven.server.storage.writer import Row

ODD_TEXTS = [
    "",
    " ",
    "“Mellon”",
    "a\nb\r\nc\t",
    "%(x)s :y ?",
    "'; DROP TABLE journal; --",
    "🧙",
    "\\",
    "x" * 1_000_000,
]


async def entries(storage: Storage, table: str) -> tuple[str, ...]:
    stored = await storage.load(table)
    assert stored is not None
    return stored.entries


def test_a_table_and_its_journal_are_there_after_a_restart(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("bree", "two seats")
            await storage.append("bree", 0, "draw")
            await storage.append("bree", 1, "pass")
            before = await storage.load("bree")
        async with opened(database) as storage:
            after = await storage.load("bree")

        assert before == after == Stored("bree", "two seats", ("draw", "pass"))

    asyncio.run(story())


def test_nobody_knows_a_table_that_was_never_made(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            assert await storage.load("bree") is None

    asyncio.run(story())


def test_a_setup_can_change_and_the_journal_stays(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("bree", "one seat taken")
            await storage.append("bree", 0, "draw")

            await storage.change("bree", "both seats taken")

            assert await storage.load("bree") == Stored("bree", "both seats taken", ("draw",))

    asyncio.run(story())


def test_the_secret_is_made_once_for_each_database(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            first = storage.secret
        async with opened(database) as storage:
            second = storage.secret
        async with opened(f"sqlite:///{tmp_path / 'other.db'}") as storage:
            other = storage.secret

        assert len(first) == 32
        assert first == second != other

    asyncio.run(story())


def test_texts_come_back_as_they_were(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("bree", "\n".join(ODD_TEXTS))
            for number, text in enumerate(ODD_TEXTS):
                await storage.append("bree", number, text)

            assert await storage.load("bree") == Stored("bree", "\n".join(ODD_TEXTS), tuple(ODD_TEXTS))

    asyncio.run(story())


@pytest.mark.parametrize("seed", range(5))
def test_many_tables_write_at_once_and_share_their_commits(database: str, seed: int) -> None:
    dice = random.Random(seed)
    journals = {
        f"table {table}": [f"{table}.{number}.{dice.random()}" for number in range(dice.randrange(60))]
        for table in range(30)
    }

    async def story() -> None:
        async with opened(database) as storage:
            commits: list[object] = []
            assert storage.writer.link is not None
            await storage.writer.link.do(
                lambda connection: event.listen(connection.engine, "commit", commits.append)
            )

            async def play(table: str) -> None:
                await storage.create(table, f"setup of {table}")
                for number, entry in enumerate(journals[table]):
                    await asyncio.sleep(dice.choice([0, 0, 0.001]))
                    await storage.append(table, number, entry)

            await asyncio.gather(*[play(table) for table in journals])

            assert len(commits) < sum([len(journal) for journal in journals.values()]) / 2
        async with opened(database) as storage:
            for table, journal in journals.items():
                assert await storage.load(table) == Stored(table, f"setup of {table}", tuple(journal))

    asyncio.run(story())


@pytest.mark.parametrize(
    "wrong",
    [
        ("bree", 0, "again"),
        ("nowhere", 0, "lost"),
        ("bree", 2**63, "far"),
        ("bree", 2, "\udc80"),
        ("bree", 2, "\0"),
    ],
)
def test_only_whoever_writes_what_cannot_be_stored_hears_of_it(
    database: str, wrong: tuple[str, int, str]
) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("bree", "")
            await storage.create("rivendell", "")
            await storage.append("bree", 0, "draw")

            results = await asyncio.gather(
                storage.append("rivendell", 0, "draw"),
                storage.append(*wrong),
                storage.append("bree", 1, "pass"),
                storage.create("lorien", ""),
                return_exceptions=True,
            )

            assert [type(result) for result in results] == [type(None), StorageFailed, type(None), type(None)]
            assert await entries(storage, "bree") == ("draw", "pass")
            assert await entries(storage, "rivendell") == ("draw",)
            assert await entries(storage, "lorien") == ()

    asyncio.run(story())


def test_of_two_with_the_same_number_the_first_is_stored(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("bree", "")

            first, second = await asyncio.gather(
                storage.append("bree", 0, "first"),
                storage.append("bree", 0, "second"),
                return_exceptions=True,
            )

            assert first is None
            assert str(second) == "Entry 0 is already in this journal, or there is no such table."
            assert await entries(storage, "bree") == ("first",)

    asyncio.run(story())


def test_a_table_is_made_once_and_only_what_was_made_can_change(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("bree", "first")

            with pytest.raises(StorageFailed, match="already there"):
                await storage.create("bree", "second")
            with pytest.raises(StorageFailed, match="no such table"):
                await storage.change("nowhere", "second")

            assert await storage.load("bree") == Stored("bree", "first", ())
            assert await storage.load("nowhere") is None

    asyncio.run(story())


@pytest.mark.parametrize(("number", "ending"), [(0, ""), (1, "\udc80"), (1, "\0"), (2**63, "")])
def test_an_error_tells_nothing_of_what_is_stored(database: str, number: int, ending: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("hidden-table", "")
            await storage.append("hidden-table", 0, "hidden-entry")

            with pytest.raises(StorageFailed) as error:
                await storage.append("hidden-table", number, f"hidden-entry{ending}")

            assert "hidden" not in str(error.value)
            assert error.value.__cause__ is None

    asyncio.run(story())


def test_whoever_stops_waiting_harms_nobody(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("bree", "")
            await storage.create("rivendell", "")

            impatient = asyncio.create_task(storage.append("bree", 0, "draw"))
            patient = asyncio.create_task(storage.append("rivendell", 0, "draw"))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient

            assert impatient.cancelled()
            assert await entries(storage, "rivendell") == ("draw",)

    asyncio.run(story())


def test_what_waits_is_written_before_it_closes_and_nothing_after(database: str) -> None:
    async def story() -> None:
        storage = await Storage.opened(database)
        await storage.create("bree", "")
        waiting = [asyncio.create_task(storage.append("bree", number, "pass")) for number in range(20)]
        await asyncio.sleep(0)

        await storage.close()

        await asyncio.gather(*waiting)
        with pytest.raises(StorageFailed, match="closed"):
            await storage.append("bree", 20, "pass")
        async with opened(database) as again:
            assert await entries(again, "bree") == ("pass",) * 20

    asyncio.run(story())


def let_grow(pages: int, connection: Connection) -> None:
    """As far as to so many pages, or as it is already."""
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    connection.rollback()


def test_a_full_disk_is_told_and_forgotten_when_there_is_room_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as storage:
            await storage.create("bree", "")
            link = storage.writer.link
            assert link is not None

            await link.do(partial(let_grow, 1))
            with pytest.raises(StorageLost) as error:
                await storage.append("bree", 0, "x" * 100_000)
            assert error.value.reason == "database or disk is full"
            assert storage.is_lost
            await link.do(partial(let_grow, 1_000_000))
            await storage.append("bree", 0, "draw")

            assert await entries(storage, "bree") == ("draw",)
            assert not storage.is_lost

    asyncio.run(story())


def test_a_journal_with_a_gap_is_not_played_on(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create("bree", "")
            await storage.append("bree", 0, "draw")
            await storage.append("bree", 2, "pass")

            with pytest.raises(StorageFailed, match="Entry 1 is missing"):
                await storage.load("bree")

    asyncio.run(story())


def test_finished_tables_are_found_by_their_end_and_removed_with_their_journals(database: str) -> None:
    monday = datetime(2026, 3, 2, tzinfo=UTC)

    async def story() -> None:
        async with opened(database) as storage:
            for table, days in (("bree", 2), ("rivendell", 0), ("lorien", 1)):
                await storage.create(table, "")
                await storage.append(table, 0, "draw")
                await storage.finish(table, monday + timedelta(days=days))
            await storage.create("moria", "goes on")
            await storage.finish("rivendell", monday + timedelta(days=9))

            by_wednesday = await storage.finished_before(monday + timedelta(days=2), 10)
            assert by_wednesday == ["rivendell", "lorien"], "the first end that was told counts"
            assert await storage.finished_before(monday + timedelta(days=7), 1) == ["rivendell"]

            await storage.remove("rivendell")
            assert await storage.load("rivendell") is None
            assert await entries(storage, "lorien") == ("draw",)
            with pytest.raises(StorageFailed, match="no such table"):
                await storage.remove("rivendell")

    asyncio.run(story())


def test_what_cards_came_to_is_added_up_and_each_finished_game_counts_once(database: str) -> None:
    gandalf: Row = {"code": "TW-156", **dict.fromkeys(COUNTS, 0), "held": 1, "held_won": 2}
    played: Row = gandalf | {"played": 1, "held_won": 1, "played_won": 1}

    async def story() -> None:
        async with opened(database) as storage:
            for table in ("bree", "lorien", "moria"):
                await storage.create(table, "")
            await storage.finish("bree", datetime(2026, 3, 3, tzinfo=UTC))
            await storage.finish("lorien", datetime(2026, 3, 2, tzinfo=UTC))
            assert await storage.uncounted(9) == ["lorien", "bree"], "not the one that goes on"

            await asyncio.gather(storage.count("bree", (gandalf,)), storage.count("lorien", (played,)))
            for table in ("bree", "moria"):
                with pytest.raises(StorageFailed, match="goes on, or it is counted"):
                    await storage.count(table, (gandalf,))
            assert await storage.uncounted(9) == []
        async with opened(database) as storage:
            sums = {"held": 2, "held_won": 3, "played": 1, "played_won": 1}
            assert await storage.counts("TW-156") == dict.fromkeys(COUNTS, 0) | sums
            assert await storage.counts("TW-1") == dict.fromkeys(COUNTS, 0)

    asyncio.run(story())
