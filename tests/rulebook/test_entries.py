"""The rulebook can be read, and every entry says what it should."""

import csv
import re

import pytest

from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.rulebook.chapters import chapter_entries
from wizardhaven.rulebook.entries import chapters_folder, entry, rulebook

KINDS = {"all", "wizard", "ringwraith", "fallen-wizard", "balrog"}


def test_the_rulebook_has_every_entry_of_its_eleven_chapters() -> None:
    assert len(rulebook()) == 996
    assert len({one.chapter for one in rulebook().values()}) == 11


def test_the_index_counts_the_entries_of_each_chapter() -> None:
    index = (chapters_folder() / "README.md").read_text(encoding="utf-8")
    counted = dict(re.findall(r"^\| \[(\d\d .*?)\].*\| (\d+) \|$", index, re.MULTILINE))
    chapters = [one.chapter for one in rulebook().values()]

    assert counted == {chapter: str(chapters.count(chapter)) for chapter in chapters}


def test_an_entry_is_read_with_all_its_parts() -> None:
    tie = entry("WIN-56")

    assert tie.title == "Equal totals"
    assert tie.chapter == "09 Ending the game and determining the winner"
    assert tie.applies_to == ("all",)
    assert tie.rule == "Equal totals are a tie."
    assert tie.sources == "CoE 10.3.vii; VC MELE (clarification)"
    assert tie.example.startswith("Given the Starter example WIN-76")
    assert tie.differs.startswith("METW-U: in a tie both players win")
    assert tie.open_point == ""
    assert tie.see_also == ()


def test_an_entry_knows_whether_another_one_decides() -> None:
    assert entry("WIN-02").see_also == ("UNT-08",)
    assert entry("WIN-02").decided_elsewhere
    assert entry("WIN-05").see_also == ("ITM-23",)
    assert not entry("WIN-05").decided_elsewhere


def test_an_entry_names_the_kinds_of_player_it_applies_to() -> None:
    assert entry("WIN-17").applies_to == ("wizard", "fallen-wizard")
    assert {kind for one in rulebook().values() for kind in one.applies_to} == KINDS


def test_every_entry_another_one_points_to_exists() -> None:
    missing = [
        (one.id, other) for one in rulebook().values() for other in one.see_also if other not in rulebook()
    ]

    assert missing == []


def test_every_entry_named_in_a_text_exists() -> None:
    series = {known.partition("-")[0] for known in rulebook()}
    text = " ".join(
        [f"{one.rule} {one.example} {one.differs} {one.open_point}" for one in rulebook().values()]
    )
    named = {
        f"{prefix}-{digits}" for prefix, digits in re.findall(r"\b([A-Z]+)-(\d+)\b", text) if prefix in series
    }

    assert named <= set(rulebook())


def test_an_id_may_be_written_in_small_letters() -> None:
    assert entry("win-56") is entry("WIN-56")


@pytest.mark.parametrize(
    ("wanted", "nearest"),
    [
        ("WIN-99", "WIN-79, WIN-78, WIN-77"),
        ("FW-3", "FW-03, FW-02, FW-04"),
        ("CMP-33", "CMB-33, CMB-32, CMB-34"),
    ],
)
def test_an_unknown_id_is_refused_with_the_nearest_ones(wanted: str, nearest: str) -> None:
    with pytest.raises(UnknownName, match=f"no entry '{wanted}'; the nearest are {nearest}"):
        entry(wanted)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("# 01 A\n\n### SET-01 No kinds\nRule.\n- Sources: CoE 1\n", "line 3: not the heading of an entry"),
        (
            "# 01 A\n\n### SET-01 B  · applies to: all\nRule.\n- Source: CoE 1\n",
            "'- Source: CoE 1' is no part",
        ),
        ("# 01 A\n\n### SET-01 B  · applies to: all\nRule.\n- Example: C\n", "SET-01 names no sources"),
        ("# 01 A\n\n### SET-01 B  · applies to: all\n\n", "SET-01 has no rule"),
    ],
)
def test_a_broken_chapter_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BrokenFile, match=complaint):
        list(chapter_entries("01-a.md", text))


def test_the_glossary_gives_terms_in_three_languages() -> None:
    with (chapters_folder() / "glossary.csv").open(encoding="utf-8", newline="") as file:
        terms = {row["en"]: row for row in csv.DictReader(file)}

    assert (terms["Ringwraith"]["de"], terms["Ringwraith"]["fr"]) == ("Ringgeist", "Spectre")
    assert len(terms) > 200
