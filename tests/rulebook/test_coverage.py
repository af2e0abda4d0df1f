"""The score of the rulebook: which entries a test tells."""

import argparse
import contextlib
import io
import json
from pathlib import Path

import pytest

from wizardhaven.cli import rules
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.rulebook.coverage import coverage, read_pending, told_rules, write_pending
from wizardhaven.rulebook.entries import rulebook

STORY = """
@rule("WIN-55", "WIN-56")
def test_the_higher_total_wins() -> None: ...

@rule("WIN-01")
def not_a_test() -> None: ...

@pytest.mark.parametrize("x", [1])
def test_without_a_rule(x: int) -> None: ...
"""


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    (tmp_path / "rules").mkdir()
    (tmp_path / "cards" / "tw").mkdir(parents=True)
    (tmp_path / "rules" / "test_story.py").write_text(STORY)
    (tmp_path / "cards" / "tw" / "test_card.py").write_text(
        '@rule("CMB-33")\ndef test_a_card() -> None: ...\n'
    )
    (tmp_path / "test_elsewhere.py").write_text('@rule("CMB-34")\ndef test_elsewhere() -> None: ...\n')
    return tmp_path


def command(*words: str) -> str:
    parser = argparse.ArgumentParser()
    rules.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["rules", *words])
    with contextlib.redirect_stdout(io.StringIO()) as output:
        assert rules.run(arguments) == 0
    return output.getvalue()


def test_stories_of_rules_and_of_cards_count(tests_folder: Path) -> None:
    assert told_rules(tests_folder) == {"WIN-55", "WIN-56", "CMB-33"}


def test_an_id_must_be_written_out(tests_folder: Path) -> None:
    (tests_folder / "rules" / "test_story.py").write_text("@rule(IDS)\ndef test_it() -> None: ...\n")

    with pytest.raises(BrokenFile, match=r"test_story\.py, line 1: @rule takes ids written out as strings"):
        told_rules(tests_folder)


def test_coverage_counts_by_chapter() -> None:
    found = coverage(rulebook().values(), frozenset({"WIN-55", "WIN-56", "CMB-33"}))

    assert (found.entries, found.told, len(found.pending)) == (996, 3, 993)
    assert found.by_chapter["09 Ending the game and determining the winner"].told == 2
    assert found.by_chapter["05 Combat and company versus company combat"].entries == 98
    assert found.pending[0] == "SET-01"
    assert "CMB-33" not in found.pending


def test_what_is_written_as_pending_is_read_back(tmp_path: Path) -> None:
    write_pending(tmp_path / "pending.txt", ["WIN-55", "CMB-33"])

    assert (tmp_path / "pending.txt").read_text().startswith("# ")
    assert read_pending(tmp_path / "pending.txt") == {"WIN-55", "CMB-33"}


def test_the_command_gives_the_figures_as_json(tests_folder: Path) -> None:
    figures = json.loads(command("coverage", "--tests", str(tests_folder), "--json", "-"))

    assert (figures["entries"], figures["told"], len(figures["pending"])) == (996, 3, 993)
    assert figures["by_chapter"]["10 Fallen-wizard players"] == {"entries": 89, "told": 0}


def test_the_command_writes_figures_and_pending_list(tests_folder: Path) -> None:
    figures = tests_folder / "figures.json"

    command("coverage", "--tests", str(tests_folder), "--json", str(figures), "--write-pending")

    assert json.loads(figures.read_text())["told"] == 3
    assert len(read_pending(tests_folder / "rules" / "pending.txt")) == 993


def test_the_command_prints_a_table(tests_folder: Path) -> None:
    table = command("coverage", "--tests", str(tests_folder))

    assert [line.split() for line in table.splitlines() if line.startswith("│ all ")] == [
        ["│", "all", "│", "996", "│", "3", "│", "993", "│"]
    ]


def test_a_folder_without_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match="holds no rules/ folder"):
        command("coverage", "--tests", str(tmp_path))


def test_the_command_shows_an_entry() -> None:
    shown = command("show", "win-56")

    assert shown.startswith("WIN-56 Equal totals\n")
    assert "Equal totals are a tie." in shown
    assert "Sources: CoE 10.3.vii" in shown
    assert "Open point" not in shown


def test_an_entry_that_is_not_in_the_language_yet_is_shown_in_english_and_says_so() -> None:
    shown = command("show", "CMB-33", "--lang", "de")

    assert shown.startswith("CMB-33 is not written in German yet; this is the English entry.\n\nCMB-33 Seq")
    assert "If the character's total is greater" in shown
    assert "Example: " in shown


@pytest.mark.parametrize(
    ("language", "title", "chapter", "parts"),
    [
        (
            "de",
            "Anfangs-Entwicklungskarten",
            "10 Spieler eines Gefallenen Zauberers · gilt für: Gefallener Zauberer",
            (
                "Beispiel: Angenommen, ",
                "Abweichungen: EN: ",
                "Siehe auch: DECK-30, SET-26 (maßgeblich)",
                "Quellen: CoE",
            ),
        ),
        (
            "fr",
            "Cartes de Déchu de départ",
            "10 Joueurs de Sorcier Corrompu · concerne\N{NO-BREAK SPACE}: Sorcier Corrompu",
            (
                "Exemple\N{NO-BREAK SPACE}: Étant donné ",
                "Divergences\N{NO-BREAK SPACE}: EN\N{NO-BREAK SPACE}: ",
                "Voir aussi\N{NO-BREAK SPACE}: DECK-30, SET-26 (fait foi)",
                "Sources\N{NO-BREAK SPACE}: CoE",
            ),
        ),
    ],
)
def test_the_command_shows_an_entry_in_german_and_french(
    language: str, title: str, chapter: str, parts: tuple[str, ...]
) -> None:
    shown = command("show", "fw-17", "--lang", language)

    assert shown.splitlines()[:2] == [f"FW-17 {title}", chapter]
    assert all([f"\n{part}" in shown for part in parts])
    assert "English" not in shown


@pytest.mark.parametrize(
    ("language", "title", "chapter"),
    [
        (
            "de",
            "Bewegung eines Ringgeists",
            "02 Der Zug, Enttapp-Phase und Organisationsphase · gilt für: Ringgeist",
        ),
        (
            "fr",
            "Mouvement d’un Spectre",
            "02 Le tour, phase de redressement et phase d’organisation · concerne\N{NO-BREAK SPACE}: Spectre",
        ),
    ],
)
def test_what_concerns_a_minion_player_is_shown_from_a_chapter_that_is_not_whole(
    language: str, title: str, chapter: str
) -> None:
    shown = command("show", "ORG-74", "--lang", language)

    assert " ".join(shown.split()).startswith(f"ORG-74 {title} {' '.join(chapter.split())} ")
    assert "English" not in shown
    assert "English" in command("show", "ORG-73", "--lang", language)


def test_the_command_refuses_an_unknown_entry() -> None:
    with pytest.raises(UnknownName, match="no entry 'WIN-99'"):
        command("show", "WIN-99")
