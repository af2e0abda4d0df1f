"""What who runs a server sees of it, and how it ends when it is asked to."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from pathlib import Path

import httpx
import pytest

from tests.server.house import Guest, ask_everything, at, connected, for_two, house, new_table
from tests.server.patience import PATIENCE
from tests.server.process import Ended, server_process
from wizardhaven.cli.main import main
from wizardhaven.server.figures import REGISTRY
from wizardhaven.server.logbook import JsonLine, PlainLine
from wizardhaven.server.refusals import PAUSE, Floods
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.words import No


def figure(text: str, name: str) -> float:
    """One figure of what Prometheus is told."""
    return float(next(line.split()[-1] for line in text.splitlines() if line.startswith(f"{name} ")))


def test_a_server_that_is_asked_to_end_takes_leave_stores_everything_and_tidies_up(tmp_path: Path) -> None:
    file = tmp_path / "games.db"

    async def story() -> None:
        async with server_process(file, "--log", "json", "--metrics-port", "0") as server:
            assert (await server.client.get("/metrics")).status_code == 404, "they are for nobody outside"
            laid = await server.client.post("/api/tables", json=new_table(opponent="random"))
            key = str(laid.json()["key"])
            async with connected(f"ws://127.0.0.1:{server.port}/play") as line:
                ana = Guest(line)
                await ana.say(type="sit", key=key, language="de")
                await ana.until_asked()
                await ana.choose(ana.options[0])
                await has_figures(await server.logged("metrics", "port"), key)
                ending = asyncio.create_task(server.end())
                await ana.until_gone()
                assert line.close_code == 1012, "the page comes back by itself"
            assert at(ana.others[-1], "text") == (
                "Der Server wird angehalten. Das Spiel ist gespeichert und geht danach weiter."
            )
            ended = await ending
        assert ended.code == 0
        assert ended.out.count("\n") == 1
        assert [line["event"] for line in ended.log] == ["started", "stopped"]
        assert ended.log[0] == {
            "time": ended.log[0]["time"],
            "level": "info",
            "event": "started",
            "text": ended.log[0]["text"],
            "version": ended.log[0]["version"],
            "host": "127.0.0.1",
            "port": server.port,
            "storage": "SQLite",
        }
        await nothing_is_told(ended, key)
        assert sorted([path.name for path in tmp_path.iterdir()]) == ["games.db", "games.db-lock"]
        await is_stored(file, key, ana.number)

    async def has_figures(port: object, key: str) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            shown = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
        assert figure(shown, "wizardhaven_tables") == figure(shown, "wizardhaven_onlookers") == 1
        assert figure(shown, "wizardhaven_answer_seconds_count") >= 1
        assert figure(shown, "wizardhaven_storage_lost") == 0
        assert key.split(".", maxsplit=1)[0] not in shown

    async def nothing_is_told(ended: Ended, key: str) -> None:
        for secret in (key, key.split(".", maxsplit=1)[0], key.split(".")[2], "Ana", str(tmp_path)):
            assert secret not in ended.out + ended.err

    async def is_stored(file: Path, key: str, number: int) -> None:
        storage = await Storage.opened(f"sqlite:///{file}")
        stored = await storage.load(key.split(".", maxsplit=1)[0])
        await storage.close()
        assert stored is not None
        assert len("\n".join(stored.entries).split("\n")) >= number

    asyncio.run(story())


def test_a_running_server_is_counted_and_timed_without_a_word_about_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            before = REGISTRY.get_sample_value("wizardhaven_answer_seconds_count") or 0.0
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                await ask_everything(ana)
                await ana.until_asked()
                await ana.choose(ana.options[0])
                await ana.say(type="rematch")
                await ana.refusal()
            assert REGISTRY.get_sample_value("wizardhaven_answer_seconds_count") == before + 3
            assert (REGISTRY.get_sample_value("wizardhaven_refused_total", {"why": "not over"}) or 0) >= 1
            assert (REGISTRY.get_sample_value("wizardhaven_storage_rows_total") or 0) >= 2

    asyncio.run(story())


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "--no-browser", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.db'}"]

    assert main([*words, "--metrics-port", "70000"]) == 2
    assert capsys.readouterr().err == (
        "wizardhaven: The figures cannot be shown at 127.0.0.1, port 70000: ports go up to 65535.\n"
    )


def test_a_bots_process_that_is_lost_is_told_to_who_runs_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            await here.hub._thinkers.start()
            async with here.guest(await here.lay()) as ana:
                await ana.until_asked()
                process = here.hub._thinkers._thinkers[0]._process
                assert process is not None
                os.kill(process.pid, signal.SIGKILL)
                number = ana.number
                while not has_event(caplog, "thinker restarted"):
                    await ana.until_asked()
                    await ana.choose(ana.options[0])
                assert ana.number > number

    asyncio.run(story())


def has_event(caplog: pytest.LogCaptureFixture, event: str) -> bool:
    return any([getattr(record, "event", None) == event for record in caplog.records])


def test_floods_are_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    time = [0.0]
    floods = Floods(lambda: time[0])

    for _ in range(1000):
        floods.refused(No.TOO_MANY_TABLES, "203.0.113.7")
    floods.refused(No.WRONG_HOST, "")
    time[0] += PAUSE
    floods.refused(No.TOO_MANY_TABLES, "203.0.113.8")

    assert [record.getMessage() for record in caplog.records] == [
        "Refused (too many tables): 1 times since this was last said, last to 203.0.113.7.",
        "Refused (wrong host): 1 times since this was last said, last to somebody.",
        "Refused (too many tables): 1000 times since this was last said, last to 203.0.113.8.",
    ]


def record_of_a_fault() -> logging.LogRecord:
    text = "It went wrong\nwith a-key-that-nobody-may-read"
    with pytest.raises(ValueError, match="a-key") as fault:
        int("a-key-that-nobody-may-read")
    return logging.LogRecord("asyncio", logging.ERROR, "", 0, text, (), fault._excinfo)


def test_a_fault_is_one_line_that_says_where_and_not_with_what() -> None:
    record = record_of_a_fault()

    plain, line = PlainLine().format(record), json.loads(JsonLine().format(record))

    assert "\n" not in plain
    assert plain.endswith("record_of_a_fault)")
    assert line["text"] == "It went wrong"
    assert line["fault"][0] == "ValueError"
    assert line["fault"][1].startswith("test_operator.py:")
    assert "nobody-may-read" not in plain + json.dumps(line)
