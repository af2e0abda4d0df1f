"""`wizardhaven cards` on the command line."""

import argparse
import json
from pathlib import Path

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.catalogue.status import status
from wizardhaven.cli import cards as command
from wizardhaven.errors import UnknownName, WizardhavenError
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["cards", *words])
    code: int = arguments.run(arguments)
    return code


def test_the_status_is_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("status", "--json", "-") == 0

    said = json.loads(capsys.readouterr().out)
    assert list(said) == ["total", "playable", "by_set"]
    assert (said["total"], said["playable"]) == (1625, len(cards()))
    assert list(said["by_set"]) == ["TW", "TD", "DM", "LE", "AS", "WH", "BA"]
    assert said["by_set"]["TD"]["total"] == 184
    assert sum(part["playable"] for part in said["by_set"].values()) == len(cards())


def test_the_status_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "status.json"

    assert run("status", "--json", str(file)) == 0

    assert json.loads(file.read_text())["total"] == 1625


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(WizardhavenError, match=r"status\.json cannot be written: No such file or directory"):
        run("status", "--json", str(tmp_path / "nowhere" / "status.json"))


def test_the_status_is_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("status") == 0

    said = capsys.readouterr().out
    assert "Against the Shadow" in said
    assert "1625" in said


def test_a_list_has_the_cards_of_one_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--set", "ba") == 0

    lines = capsys.readouterr().out.splitlines()
    assert {line.split("-")[0] for line in lines} == {"BA"}
    assert "BA-93   Moria [balrog]" in lines


def test_the_playable_and_the_missing_cards_are_listed_apart(capsys: pytest.CaptureFixture[str]) -> None:
    run("list", "--playable")
    playable = capsys.readouterr().out.splitlines()
    run("list", "--missing")
    missing = capsys.readouterr().out.splitlines()

    assert sorted(line.split()[0] for line in playable) == sorted(cards())
    assert len(missing) == len(status().missing)


def test_a_set_that_does_not_exist_is_answered_with_those_that_do() -> None:
    with pytest.raises(
        UnknownName, match=r"There is no set “XX”\. The sets are TW, TD, DM, LE, AS, WH, BA\."
    ):
        run("list", "--set", "XX")


def test_a_card_is_shown_with_its_name_kind_and_printings(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "twilight", "--lang", "fr") == 0

    lines = capsys.readouterr().out.splitlines()
    kind = type_line(cards()["TW-106"], Language.FR)
    assert lines[:3] == ["Pénombre", kind, "imprimée sous TW-106 CA2, LE-145 CB+CS1"]


def test_a_card_is_shown_with_its_numbers_and_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "Faramir") == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[4] == "prowess 5, body 8, mind 5, direct influence 1, marshalling points 2"
    text = card_text(cards()["TW-149"], Language.EN)
    assert lines[5 : 5 + len(text)] == text
    assert text


def test_a_card_that_cannot_be_played_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(catalogue, "cards", dict)

    assert run("show", "Moria [minion]") == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "Moria",
        "unique minion site",
        "printed as LE-392 F2",
        "",
        "This card cannot be played yet.",
        "",
        "other versions: hero (TW-413), balrog (BA-93)",
        *[line for line in lines if line.startswith(("in the decks: ", "named by the rules: "))],
    ]


def test_the_page_of_a_card_says_who_holds_and_who_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "Gates of Morning", "--lang", "de") == 0

    lines = capsys.readouterr().out.splitlines()
    assert "heißt auch: Gates of Morning, Portes du Matin, Puertas del Amanecer" in lines
    assert any(line.startswith("genannt in den Regeln: ") for line in lines)
    assert run("show", "Concealment") == 0
    assert any("challenge-a" in line for line in capsys.readouterr().out.splitlines())


def test_a_fact_that_nobody_knows_for_sure_is_marked_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "Little Snuffler") == 0

    assert "not known for sure: body" in capsys.readouterr().out.splitlines()


def test_the_page_of_a_card_is_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "Moria [minion]", "--json") == 0

    said = json.loads(capsys.readouterr().out)
    assert (said["code"], said["side"], said["names"]["es"]) == ("LE-392", "minion", "Moria")
    assert [version["code"] for version in said["versions"]] == ["TW-413", "BA-93"]
    assert "DECK-18" in said["rules"]


def test_a_search_lists_codes_and_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("search", "moria kind:site", "--lang", "de") == 0

    assert capsys.readouterr().out.splitlines() == [
        "TW-413  Moria",
        "LE-392  Moria [minion]",
        "BA-93   Moria [balrog]",
        "3 Karten",
    ]


def test_a_search_asks_what_a_deck_of_ours_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("search", "deck:challenge-a kind:avatar saruman") == 0

    assert capsys.readouterr().out.splitlines() == ["TW-181  Saruman", "one card"]


def test_a_search_is_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("search", "code:TW-204", "--json") == 0

    said = json.loads(capsys.readouterr().out)
    assert (said["found"], said["cards"][0]["names"]["en"]) == (1, "Concealment")


def test_a_search_without_an_answer_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("search", "race:dwarf race:elf") == 0

    assert capsys.readouterr().out == "No card is like that.\n"


def test_what_is_not_understood_is_underlined_and_the_rest_searches(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("search", "moria rase:dwarf") == 2

    said = capsys.readouterr()
    assert said.out.splitlines()[0] == "TW-413  Moria"
    assert said.err.splitlines() == [
        "wizardhaven: “rase:” is no filter. Did you mean “race:” or “draws:”?",
        "  moria rase:dwarf",
        "        ^^^^^",
    ]


def test_a_wrong_name_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="Did you mean “Gandalf”"):
        run("show", "Gandalff")


def test_the_tests_of_a_card_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tests" / "cards").mkdir(parents=True)
    story = '@card("TW-500")\ndef test_a_lure(table):\n    assert table\n'
    (tmp_path / "tests" / "cards" / "test_lures.py").write_text(story)
    monkeypatch.chdir(tmp_path)

    assert run("show", "Lure of MECCG", "--tests") == 0

    assert capsys.readouterr().out.splitlines()[-1] == "tests/cards/test_lures.py:2 test_a_lure"


def test_tests_are_looked_for_only_where_the_sources_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(WizardhavenError, match="There is no directory tests/cards here"):
        run("show", "Lure of MECCG", "--tests")
