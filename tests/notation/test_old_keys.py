"""Records from before a creature's key had letters: they had a number for it, and lead where they led."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.notation.digest import digest
from wizardhaven.notation.record import Record, read, replay

RECORDS = Path(__file__).parent / "records"
LAST = {
    "agent": ("play-creature c320 n1000183 @ Sarn Goriwing", "play-creature c320 ng183 @ Sarn Goriwing"),
    "region": ("play-creature c341 n100006 @ Arthedain", "play-creature c341 nr @ Arthedain"),
    "agent-sent": ("play c155 n0 a1,1,1000197 @ Moria", "play c155 n0 a1,1,g197 @ Moria"),
    "region-sent": ("play c58 n0 a1,81,100042 @ Rhudaur", "play c58 n0 a1,81,r @ Rhudaur"),
}
"""The last line of each record, which leaves the creature in a chain, and how it is written now."""


def kept(name: str) -> Record:
    """A record of old."""
    path = RECORDS / f"{name}.game.txt"
    return read(path.read_text(encoding="utf-8"), path.name)


def written_now(record: Record) -> Record:
    """The same game in lines of today."""
    lines: list[str] = []
    for game, line in zip(replay(record, "record"), record.actions, strict=False):
        action = chosen(game.options(), line)
        assert action is not None
        lines.append(action_code(action))
    return replace(record, actions=tuple(lines))


@pytest.mark.parametrize("name", LAST)
def test_a_record_with_numbers_for_keys_ends_at_the_same_position(name: str) -> None:
    record = kept(name)
    before, _ = LAST[name]

    *_, last = replay(record, name)

    assert record.actions[-1] == before
    assert digest(last) == record.digest


@pytest.mark.parametrize("name", LAST)
def test_a_key_is_written_in_letters_and_means_the_same(name: str) -> None:
    _, today = LAST[name]
    again = written_now(kept(name))

    *_, last = replay(again, name)

    assert again.actions[-1] == today
    assert digest(last) == again.digest


def test_a_region_or_an_agent_that_opens_nothing_is_no_option() -> None:
    record = kept("region")
    *_, game = replay(replace(record, actions=record.actions[:-1]), "region")
    creature = record.actions[-1].split()[1]

    assert chosen(game.options(), f"play-creature {creature} nr @ Arthedain") is not None
    assert chosen(game.options(), f"play-creature {creature} n100007 @ Arthedain") is None
    assert chosen(game.options(), f"play-creature {creature} n1000007 @ Arthedain") is None
    assert chosen(game.options(), f"play-creature {creature} nr @ Andrast") is None
