"""A small soak finds nothing, and a soak finds what is lost."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec

from tests.server.house import for_two, journal_until
from tools.soak import main
from tools.soaking.checking import lost
from tools.soaking.guest import Guest, Measured
from wizardhaven.notation.actions import action_code
from wizardhaven.server import setup as setups
from wizardhaven.server.played import Played
from wizardhaven.server.storage.storage import Stored
from wizardhaven.text.language import Language


def test_nothing_is_lost_by_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    figures = tmp_path / "soak.json"

    code = main(
        [
            *("--tables", "10", "--seconds", "1", "--think", "0.1"),
            *("--kills", "3", "--kill-tables", "5", "--json", str(figures)),
        ]
    )

    found = json.loads(figures.read_text(encoding="utf-8"))
    assert code == 0
    assert (found["faults"], found["people"], found["kills"]) == (0, 20, 3)
    assert found["actions"] >= 10
    assert found["actions between kills"] > 10
    assert 0 < found["p50 ms"] <= found["p95 ms"] <= found["p99 ms"]


def watched() -> tuple[Stored, Guest]:
    """A stored game, and what Ana was shown of it."""
    setup = for_two()
    entries = journal_until(setup, lambda played: played.game.table.turn == 2)
    lines = [line for entry in entries for line in entry]
    ana = Guest("table", 0, "key", random.Random(1), Measured())
    ana.n = len(lines)
    ana.log = [msgspec.json.encode(line) for line in Played(setup, lines).chronicle(0, Language.EN).lines]
    first = next(number for number, line in enumerate(lines) if line.startswith("choose 0"))
    codes = [action_code(option) for option in Played(setup, lines[:first]).game.options()]
    ana.acknowledged = {first: codes.index(lines[first].split(" ", 3)[3])}
    return stored(lines), ana


def stored(lines: list[str]) -> Stored:
    return Stored("table", setups.written(for_two()), tuple(lines))


def test_a_soak_notices_a_lost_entry_another_choice_and_another_story() -> None:
    kept, ana = watched()
    assert list(lost(kept, [ana])) == []

    assert "only" in " ".join(lost(stored(list(kept.entries[:-1])), [ana]))

    chosen = dict(ana.acknowledged)
    ana.acknowledged = {number: option + 1 for number, option in chosen.items()}
    assert "but “" in " ".join(lost(kept, [ana]))
    ana.acknowledged = chosen | {len(kept.entries) + 3: 0}
    assert "not stored" in " ".join(lost(kept, [ana]))
    ana.acknowledged = chosen

    ana.log[3] = b"{}"
    assert "another story" in " ".join(lost(kept, [ana]))


def test_a_guest_notices_a_table_that_went_back() -> None:
    ana = Guest("table", 0, "key", random.Random(1), Measured())
    ana._compare((5, b"{}", 2), (4, b"{}", 2), [])
    ana.log = [b"1", b"2"]
    ana._compare((5, b"{}", 2), (5, b"{}", 2), [b"1", b"3"])
    ana._compare((5, b"{}", 2), (5, b"[]", 2), [b"1", b"2"])
    assert len(ana.measured.faults) == 3
    ana._compare((5, b"{}", 2), (6, b"[]", 2), [b"1", b"2", b"3"])
    assert len(ana.measured.faults) == 3
