"""The catalogue over the wire: the index and the texts that the page searches."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.house import House, ask_everything, for_two, house, in_combat
from wizardhaven.catalogue.search.search import search
from wizardhaven.server.catalogue import pages
from wizardhaven.server.catalogue.ends import MOST_FACES
from wizardhaven.server.catalogue.reckoning import AT_ONCE
from wizardhaven.server.removing import Removing
from wizardhaven.server.storage.errors import StorageFailed
from wizardhaven.server.storage.storage import Storage
from wizardhaven.text.language import Language

LARGEST_INDEX = 110_000
"""One answer for the catalogue and for the workshop."""
NOTHING: dict[str, float | None] = {"games": 0, "won": None, "low": None, "high": None}


def test_the_index_holds_every_card_and_is_small(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            answer = await here.client.get("/api/catalogue/index", headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert int(answer.headers["content-length"]) < LARGEST_INDEX
            index = answer.json()
            assert len(index["cards"]) == 1625
            scroll = next(card for card in index["cards"] if card["code"] == "TW-323")
            assert scroll["names"]["de"] == "Schriftrolle von Isildur"
            assert scroll["numbers"] == {"points": 4, "corruption": 3}
            assert "greater" in [index["words"]["kind"][place] for place in scroll["has"]["kind"]]
            assert scroll["playable"]

    asyncio.run(story())


def test_who_has_the_index_already_is_told_that_it_is_still_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            first = await here.client.get("/api/catalogue/index", headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in first.headers
            version = first.headers["etag"]
            again = await here.client.get("/api/catalogue/index", headers={"If-None-Match": version})
            assert (again.status_code, again.content) == (304, b"")

    asyncio.run(story())


def test_what_all_cards_say_comes_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            texts = (await here.client.get("/api/catalogue/texts?language=de")).json()
            assert "ringprufungen" in texts["TW-323"]
            assert len(texts) == len(search("is:playable", Language.DE).cards)

    asyncio.run(story())


def test_faces_come_for_cards_that_play_and_short_ones_for_those_that_do_not_yet(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            asked = "/api/catalogue/faces?language=de&codes=TW-323,LE-419,XX-1"
            scroll, dart = (await here.client.get(asked)).json()
            assert (scroll["name"], scroll["kind"]) == ("Schriftrolle von Isildur", "item")
            assert scroll["text"]
            assert (dart["code"], dart["text"], dart["numbers"]) == ("LE-419", [], {"corruption": 2})
            assert (await here.client.get("/api/catalogue/faces")).json() == []

    asyncio.run(story())


def test_no_more_faces_are_sent_than_a_page_shows(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            codes = ",".join([f"TW-{number}" for number in range(1, 101)])
            faces = (await here.client.get(f"/api/catalogue/faces?codes={codes}")).json()
            assert 0 < len(faces) <= MOST_FACES

    asyncio.run(story())


def test_the_page_of_a_card_names_its_rules_its_stories_and_its_decks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STORIES", Path(__file__).parents[1] / "cards")  # wherever the package lies

    async def story() -> None:
        async with house(tmp_path) as here:
            sheet = (await here.client.get("/api/catalogue/cards/tw-323?language=fr")).json()
            assert [told["language"] for told in sheet["told"]] == ["en", "de", "fr"]
            assert all(told["text"] for told in sheet["told"])
            assert "ITM-12" in [rule["id"] for rule in sheet["rules"]]
            assert "A scroll in another company adds nothing" in sheet["stories"]
            [first, *_] = sheet["decks"]
            assert (first["name"], first["parts"]) == ("challenge-a", [["resources", 1]])

    asyncio.run(story())


def test_a_reprint_leads_to_its_card_and_an_unknown_code_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            assert (await here.client.get("/api/catalogue/cards/LE-145")).json()["code"] == "TW-106"
            unknown = await here.client.get("/api/catalogue/cards/TW-999")
            assert (unknown.status_code, "TW-999" in unknown.json()["text"]) == (404, True)

    asyncio.run(story())


def test_how_a_card_has_done_is_counted_ten_finished_games_at_a_time_and_said_when_there_are_enough(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            await one_is_over(here)
            storage = here.hub.storage
            [table] = await storage.uncounted(9)
            assert await counted(here) == NOTHING, "of a single game nobody is told"

            await copied(storage, table, AT_ONCE - 1)
            assert await counted(here) == NOTHING | {"games": AT_ONCE}, "too few to say more"
            assert await storage.uncounted(9) == []

            await copied(storage, table, AT_ONCE + 1)
            every = await counted(here)
            assert (every["games"], every["won"], every["low"]) == (2 * AT_ONCE, 0, 0)
            assert every["high"] is not None
            assert 0 < every["high"] < 0.5
            sheet = (await here.client.get("/api/catalogue/cards/TW-181")).json()
            assert sheet["games"]["drawn"]["games"] == sheet["games"]["played"]["games"] == 0

    asyncio.run(story())


def test_what_was_counted_stays_after_a_restart_and_when_its_games_are_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            await one_is_over(here)
            [table] = await here.hub.storage.uncounted(9)
            await copied(here.hub.storage, table, AT_ONCE - 1)
            tomorrow = Removing(here.hub, 0, lambda: datetime.now(UTC) + timedelta(days=1))
            assert await tomorrow.remove_all() == AT_ONCE
        async with house(tmp_path) as here:
            assert await counted(here) == NOTHING | {"games": AT_ONCE}

    asyncio.run(story())


def test_games_that_go_on_are_never_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            going_on = keys.ana.partition(".")[0]
            storage = here.hub.storage
            await copied(storage, going_on, AT_ONCE, over=False)
            assert await counted(here) == NOTHING
            with pytest.raises(StorageFailed, match="goes on"):
                await storage.count(going_on, ())

            await storage.finish(
                going_on, datetime.now(UTC)
            )  # whatever is said of it: its journal has no end
            await copied(storage, going_on, AT_ONCE - 1, first=AT_ONCE)
            assert await counted(here) == NOTHING

    asyncio.run(story())


async def one_is_over(here: House) -> None:
    """A game in which Ana gave up."""
    keys = await here.begun(for_two(), in_combat)
    async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
        await ask_everything(ana, bo)
        await ana.hear_a("state")
        await ana.say(type="concede")
        await ana.up_to(ana.number + 1)


async def counted(here: House) -> dict[str, float | None]:
    """What is told when everything that may be counted is."""
    await here.hub.reckoning.count()
    return await games_of(here)


async def games_of(here: House) -> dict[str, float | None]:
    """How the avatar of who gave up has done in every game."""
    sheet = (await here.client.get("/api/catalogue/cards/TW-181")).json()
    every: dict[str, float | None] = sheet["games"]["every"]
    return every


async def copied(storage: Storage, table: str, copies: int, first: int = 0, *, over: bool = True) -> None:
    """The same game at other tables."""
    stored = await storage.load(table)
    assert stored is not None
    for copy in range(first, first + copies):
        name = f"copy{copies}of{copy}"
        await storage.create(name, stored.setup)
        for number, entry in enumerate(stored.entries):
            await storage.append(name, number, entry)
        if over:
            await storage.finish(name, datetime.now(UTC))
