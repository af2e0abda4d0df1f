"""Finding the tests that name a card."""

from pathlib import Path

from wizardhaven.catalogue.stories import stories

STORIES = """
@card("TW-204")
def test_marked(table):
    assert table

def test_using(table):
    assert table.hand(CONCEALMENT)

def test_neither(table):
    assert table.hand(STEALTH)

@rule("TW-204")
def test_otherwise_marked(table):
    assert table

def concealed(table):
    return CONCEALMENT
"""


def test_a_test_names_a_card_by_its_mark_or_by_its_constant(tmp_path: Path) -> None:
    (tmp_path / "tw").mkdir()
    (tmp_path / "tw" / "test_events.py").write_text(STORIES)

    found = stories(tmp_path, "TW-204", "CONCEALMENT")

    assert [(story.name, story.line) for story in found] == [("test_marked", 3), ("test_using", 6)]


def test_a_card_without_a_constant_is_named_by_marks_alone(tmp_path: Path) -> None:
    (tmp_path / "test_events.py").write_text(STORIES)

    assert [story.name for story in stories(tmp_path, "TW-204", None)] == ["test_marked"]
