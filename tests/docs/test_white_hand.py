"""The page on the hardest cards of The White Hand: its positions are read, its stories are played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.scenario.position import read
from wizardhaven.scenario.writing import written

PAGE = Path(__file__).parents[2] / "docs" / "white-hand.md"
HARDEST = (
    "Deep Mines",
    "Hidden Haven",
    "Wizard’s Trove",
    "The Great Hunt",
    "Await the Onset",
    "Prophet of Doom",
    "Girdle of Radagast",
    "Winged Change-master",
    "Whole Villages Roused",
    "Cast from the Order",
    "Gnawed Ways",
    "The White Hand",
)


def sections() -> dict[str, str]:
    """What the page says under the name of each card."""
    parts = re.split(r"^## (.+)\n", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def position(name: str) -> str:
    """The position of a card."""
    found = re.search(r"```\n(wizardhaven position 1\n.*?)```", sections()[name], re.DOTALL)
    assert found is not None
    return found[1]


def story(name: str) -> str:
    """The story of a card."""
    found = re.search(r"```python\n(.*?)```", sections()[name], re.DOTALL)
    assert found is not None
    return found[1]


def test_the_page_tells_of_the_twelve_cards_and_each_is_one_of_the_set() -> None:
    assert tuple(sections()) == HARDEST
    assert {catalogue.find(name).card.split("-")[0] for name in HARDEST} == {"WH"}


@pytest.mark.parametrize("name", HARDEST)
def test_a_position_on_the_page_is_written_as_it_is_read(name: str) -> None:
    assert written(read(position(name)).table) == position(name)


@pytest.mark.parametrize("name", HARDEST)
def test_the_card_lies_in_its_position_and_its_story_comes_true(name: str) -> None:
    assert name in position(name)
    assert "read(POSITION)" in story(name)
    assert "assert" in story(name)

    exec(compile(story(name), f"white-hand.md, {name}", "exec"), {"POSITION": position(name)})


def test_the_way_to_run_a_story_that_the_page_shows_works() -> None:
    intro = PAGE.read_text(encoding="utf-8").split("\n## ")[0]
    example = re.search(r"```python\n(.*?)```", intro, re.DOTALL)
    assert example is not None

    exec(compile(example[1], "white-hand.md", "exec"), {})
