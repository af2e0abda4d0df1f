"""The pages on the hardest cards: their positions are read, their stories are played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.scenario.position import read
from wizardhaven.scenario.writing import written

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {
    "white-hand.md": (
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
    ),
    "hardest.md": (
        "Sacrifice of Form",
        "The Balrog",
        "The Lidless Eye",
        "Sauron",
        "Morgul Night",
        "Palantír of Osgiliath",
        "Ready to His Will",
    ),
}
EACH = [(page, name) for page, names in PAGES.items() for name in names]


def sections(page: str) -> dict[str, str]:
    """What a page says under the name of each card."""
    parts = re.split(r"^## (.+)\n", (DOCS / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def position(page: str, name: str) -> str:
    """The position of a card."""
    found = re.search(r"```\n(wizardhaven position 1\n.*?)```", sections(page)[name], re.DOTALL)
    assert found is not None
    return found[1]


def story(page: str, name: str) -> str:
    """The story of a card."""
    found = re.search(r"```python\n(.*?)```", sections(page)[name], re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_tells_of_these_cards(page: str) -> None:
    assert tuple(sections(page)) == PAGES[page]


def test_those_of_the_white_hand_are_of_that_set() -> None:
    assert {catalogue.find(name).card.split("-")[0] for name in PAGES["white-hand.md"]} == {"WH"}


@pytest.mark.parametrize(("page", "name"), EACH)
def test_a_position_on_a_page_is_written_as_it_is_read(page: str, name: str) -> None:
    assert written(read(position(page, name)).table) == position(page, name)


@pytest.mark.parametrize(("page", "name"), EACH)
def test_the_card_lies_in_its_position_and_its_story_comes_true(page: str, name: str) -> None:
    assert name in position(page, name)
    assert "read(POSITION)" in story(page, name)
    assert "assert" in story(page, name)

    exec(compile(story(page, name), f"{page}, {name}", "exec"), {"POSITION": position(page, name)})


def test_the_way_to_run_a_story_that_a_page_shows_works() -> None:
    intro = (DOCS / "white-hand.md").read_text(encoding="utf-8").split("\n## ")[0]
    example = re.search(r"```python\n(.*?)```", intro, re.DOTALL)
    assert example is not None

    exec(compile(example[1], "white-hand.md", "exec"), {})
