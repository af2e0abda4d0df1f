"""A copy of all tables is made while a server writes, and a server that is given the copy goes on from it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.storage.opened import opened
from wizardhaven.cli.main import main
from wizardhaven.server.storage.storage import Stored


def test_a_copy_of_a_running_database_holds_everything_that_is_stored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def story() -> None:
        async with opened(f"sqlite:///{here}") as storage:
            await storage.create("bree", "setup")
            await storage.append("bree", 0, "draw")
            assert main(["backup", str(copy), "--database", f"sqlite:///{here}"]) == 0
            await storage.append("bree", 1, "after the copy")
        async with opened(f"sqlite:///{copy}") as again:
            assert await again.load("bree") == Stored("bree", "setup", ("draw",))
            assert again.secret == storage.secret, "links go on working"

    asyncio.run(story())
    assert capsys.readouterr().out == f"Copied to {copy}: 1 tables.\n"
    assert copy.stat().st_mode & 0o077 == 0, "the secret is in it"
    assert not (tmp_path / "copy.db.part").exists()


def test_a_database_that_no_server_uses_can_be_copied_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "tables.db"
    monkeypatch.setenv("WIZARDHAVEN_DATABASE", f"sqlite:///{here}")

    async def story() -> None:
        async with opened(f"sqlite:///{here}"):
            pass

    asyncio.run(story())
    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    assert sorted([path.name for path in tmp_path.iterdir()]) == ["copy.db", "tables.db", "tables.db-lock"]


def test_what_cannot_be_copied_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("We came to Bree in the rain. " * 100, encoding="utf-8")
    (tmp_path / "empty.db").touch()
    wrong = {
        ("copy.db", "nowhere.db"): "There is no database",
        ("diary.txt", "empty.db"): "is there already; nothing was copied",
        ("copy.db", "diary.txt"): "cannot be copied: file is not a database",
        ("copy.db", "empty.db"): "is not one of Wizardhaven's",
        ("no/such/folder/copy.db", "empty.db"): "cannot be made",
    }

    for (target, source), sentence in wrong.items():
        assert main(["backup", str(tmp_path / target), "--database", f"sqlite:///{tmp_path / source}"]) == 2
        assert sentence in capsys.readouterr().err

    assert sorted([path.name for path in tmp_path.iterdir()]) == ["diary.txt", "empty.db"]


def test_postgresql_is_left_to_its_own_program(capsys: pytest.CaptureFixture[str]) -> None:
    database = "postgresql://frodo:mellon@db.example:5433/tables"

    assert main(["backup", "copy.dump", "--database", database]) == 2

    assert capsys.readouterr().err == (
        "wizardhaven: PostgreSQL is copied by its own program: pg_dump --format=custom --file=copy.dump "
        "--host=db.example --port=5433 --username=frodo --dbname=tables\n"
    )
