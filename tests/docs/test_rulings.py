"""The page on rulings lists exactly the stories that play them."""

from __future__ import annotations

from tools.rulings import PAGE, STORIES, page, rulings


def test_the_tables_of_the_page_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/rulings.py"


def test_the_page_lists_every_story_once() -> None:
    told = [one.story for path in STORIES.glob("test_*.py") for one in rulings(path)]
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if "](../tests/rulings/" in line]

    assert len(set(told)) == len(told) == len(rows)
