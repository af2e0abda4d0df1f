"""The page about decks shows a deck that reads."""

from pathlib import Path

from wizardhaven.decks.reading import deck_from_text

PAGE = Path(__file__).parents[2] / "docs" / "decks.md"


def test_the_deck_on_the_page_can_be_read() -> None:
    example = PAGE.read_text(encoding="utf-8").split("```")[1].lstrip()

    read = deck_from_text(example, "docs/decks.md")

    assert (read.title, read.avatar) == ("Riders and rings", "TW-156")
    assert read.hazards == ("TW-106", "TW-106")
    assert read.sites == ("TW-421", "TW-413")
