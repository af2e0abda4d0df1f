"""The page of played cards says for each card how often it was played, and why if it never was."""

import json
from pathlib import Path

from tools.played import Counts, page, read, reasons, why
from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import by_code


def test_files_of_figures_are_added_up(tmp_path: Path) -> None:
    figures = {"games": 3, "seeds": "0 to 2", "bots": "random, random", "cards": {"TW-156": [4, 3, 2, 1]}}
    file = tmp_path / "figures.json"
    file.write_text(json.dumps(figures), encoding="utf-8")

    counts, games = read([file, file])

    assert counts["TW-156"] == Counts(8, 6, 4, 2)
    assert set(counts) == set(catalogue.cards())
    assert games.count("3 with the seeds 0 to 2 by random, random") == 2


def test_a_card_that_was_never_played_is_listed_with_a_reason() -> None:
    written = page({"TW-156": Counts(8, 0, 0, 0), "TW-168": Counts(4, 4, 4, 0)}, "Some games.")

    name = by_code()["TW-156"].names.en
    assert "Of 2 cards 1 were played." in written
    assert f"| {name} (TW-156) | 8 | 0 | what it asks for never came together |" in written


def test_what_the_figures_tell_is_said_where_nobody_has_found_out_more() -> None:
    assert why(Counts(0, 0, 0, 0)) == "in no deck"
    assert why(Counts(5, 2, 0, 0)) == "nobody chose to play it"


def test_every_reason_is_of_a_playable_card() -> None:
    assert set(reasons()) <= set(catalogue.cards())
