"""Bots play with decks that are composed by chance, and every promise is kept."""

import json
from pathlib import Path

import pytest

from wizardhaven.bots.faults import Promise
from wizardhaven.cli.main import main

QUICK = ("--length", "starter", "--bots", "random,random", "--workers", "1")


def figures(tmp_path: Path, *words: str) -> dict[str, object]:
    """What a run with composed decks writes as JSON."""
    file = tmp_path / "out.json"
    assert main(["simulate", "--random-decks", *QUICK, *words, "--json", str(file)]) == 0
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_composed_decks_are_played_and_every_promise_is_kept(tmp_path: Path) -> None:
    found = figures(tmp_path, "--games", "4", "--seed", "1", "--check")

    assert found["seeds"] == "1 to 4"
    assert found["games"] == found["finished"] == 4
    assert {found[promise.value] for promise in Promise} == {0}
    assert isinstance(found["general_refusals_percent"], float)


def test_it_is_counted_how_often_each_card_was_dealt_offered_played_and_answered(tmp_path: Path) -> None:
    found = figures(tmp_path, "--games", "2", "--seed", "0")

    counts = found["cards"]
    assert isinstance(counts, dict)
    assert found["cards_dealt"] == len([code for code, (dealt, *_) in counts.items() if dealt])
    assert found["cards_played"] == len([code for code, counted in counts.items() if counted[2]])
    dealt, offered, played, _ = counts["TW-421"]  # Rivendell, where a Wizard begins
    assert dealt == offered
    assert dealt > 0
    assert played > 0


def test_named_decks_and_composed_ones_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--random-decks", "--deck", "challenge-a"]) == 2

    assert "not both" in capsys.readouterr().err
