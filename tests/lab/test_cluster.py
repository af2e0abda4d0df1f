"""The lab on a Ray cluster: the same figures as on one machine, and a sentence where there is none."""

import sys
from pathlib import Path

import pytest

from tests.lab.test_lab import run_command
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.writing import written_as
from wizardhaven.decks.shelf import deck
from wizardhaven.errors import WizardhavenError
from wizardhaven.lab.cluster import cluster
from wizardhaven.lab.field import field
from wizardhaven.lab.figures import figures
from wizardhaven.lab.game import play
from wizardhaven.lab.running import AHEAD, orders, processes, run

MORE_THAN_ARE_HANDED_OUT_AT_ONCE = 2 * AHEAD + 2
WANTED = orders(
    "challenge-a", ["challenge-e"], ("random", "random"), "starter", MORE_THAN_ARE_HANDED_OUT_AT_ONCE, 5
)


def test_a_local_cluster_plays_the_same_games_for_the_same_seeds() -> None:
    here = run(WANTED, None, processes(1), lambda _: None)
    there = run(WANTED, None, cluster("local", 2), lambda _: None)

    assert len(there) == MORE_THAN_ARE_HANDED_OUT_AT_ONCE
    assert there == here
    assert figures(there) == figures(here)
    assert not any([record.broken for record in here])


def test_where_there_is_no_cluster_one_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WizardhavenError, match="There is no Ray cluster at “localhost:1”"):
        run_command("challenge-a", "--against", "challenge-e", "--games", "1", "--ray", "localhost:1")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WizardhavenError, match=r"--ray needs one more package: pip install"):
        cluster("local", 1)


def test_a_deck_in_a_file_travels_with_its_games(tmp_path: Path) -> None:
    file = tmp_path / "mine.dck"
    file.write_bytes(written_as(deck("challenge-a"), Form.NETMECCG))
    words = [str(file), "--against", "challenge-e", "--games", "1", "--bots", "random,random"]

    assert run_command(*words, "--length", "starter", "--workers", "1", "--json", str(tmp_path / "j")) == 0
    assert '"games": 1' in (tmp_path / "j").read_text(encoding="utf-8")
    assert play(WANTED[0]).points


def test_a_field_is_a_deck_a_group_a_folder_or_everybody(tmp_path: Path) -> None:
    (tmp_path / "one.dck").write_bytes(b"")
    (tmp_path / "two.md").write_bytes(b"")

    assert field("challenge-a", ["challenge-e"]) == ["challenge-e"]
    assert field("challenge-a", ["challenge"]) == [f"challenge-{letter}" for letter in "bcdefghij"]
    assert field("challenge-a", [str(tmp_path)]) == [str(tmp_path / "one.dck")]
    assert field("challenge-a", ["fallen", "challenge-b"])[-1] == "challenge-b"
    assert len(field("challenge-a", [])) == 16
    with pytest.raises(WizardhavenError, match="There is no other deck in “balrog”"):
        field("balrog-great-shadow", ["balrog"])
