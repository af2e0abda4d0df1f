"""`wizardhaven deck` on the command line."""

import argparse
import json
from dataclasses import replace
from pathlib import Path

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.cli import deck as command
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written
from wizardhaven.errors import BrokenFile, UnknownName

BROKEN = Path(__file__).parent / "broken"
FILES = Path(__file__).parent / "files"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["deck", *words])
    code: int = arguments.run(arguments)
    return code


def test_the_decks_are_listed_with_their_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list") == 0

    assert "challenge-a  Challenge Deck A: Stewards of Gondor" in capsys.readouterr().out


def test_a_deck_is_shown_part_by_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "challenge-e") == 0

    shown = capsys.readouterr().out.splitlines()
    assert shown[:2] == ["Challenge Deck E: Return of the King", "wizard, Gandalf"]
    assert "resources (30)" in shown
    assert "  3 Concealment (TW-204)" in shown


def test_cards_against_fallen_wizards_are_shown_where_there_are_any(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("show", str(BROKEN.parent / "at_the_limits.deck")) == 0

    assert "against fallen-wizards (10)" in capsys.readouterr().out.splitlines()


def test_a_deck_without_faults_is_answered_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "challenge-a", "--length", "campaign") == 0

    assert capsys.readouterr().out == (
        "“Challenge Deck A: Stewards of Gondor” keeps every rule of deck building for a campaign game.\n"
    )


def test_a_fault_is_told_with_its_rule_and_the_cards_concerned(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", str(BROKEN / "deck-02-unique-card-twice.deck")) == 1

    assert capsys.readouterr().out.splitlines() == [
        "“Glamdring in play deck and sideboard” breaks the rules of deck building for a short game:",
        "  DECK-02: A unique card may be in the whole deck only once.",
        "    Glamdring (TW-244)",
        "    → Take 1 Glamdring from the sideboard.",
    ]


def test_a_fault_is_told_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", str(BROKEN / "set-28-no-rivendell.deck"), "--lang", "de") == 1

    assert capsys.readouterr().out.splitlines() == [
        "„No Rivendell“ hält für ein kurzes Spiel die Regeln des Deckbaus nicht ein:",
        "  SET-28: Es fehlt Bruchtal, wo die Gemeinschaft eines Zauberers beginnt.",
        "    Bruchtal (TW-421)",
        "    → Füge 1 Bruchtal (TW-421) dem Ortskarten-Deck hinzu.",
    ]


def test_the_length_decides_how_large_a_sideboard_may_be(tmp_path: Path) -> None:
    full = deck(str(BROKEN / "deck-09-sideboard-of-41.deck"))
    file = tmp_path / "forty.deck"
    file.write_text(written(replace(full, sideboard=full.sideboard[:40])), encoding="utf-8")

    assert run("check", str(file)) == 1
    assert run("check", str(file), "--length", "long") == 1
    assert run("check", str(file), "--length", "campaign") == 0


def test_a_card_that_cannot_be_played_yet_is_a_note_and_no_fault(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {code: card for code, card in cards().items() if code != "TW-204"}
    monkeypatch.setattr(catalogue, "cards", lambda: known)

    assert run("check", "challenge-a") == 0

    assert capsys.readouterr().out.splitlines()[1:] == [
        "Well built or not, these of its cards cannot be played here yet:",
        "  Concealment (TW-204)",
    ]


def test_what_a_check_finds_is_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", str(BROKEN / "deck-13-site-twice.deck"), "--json", "-") == 1

    assert json.loads(capsys.readouterr().out) == {
        "deck": "Two Edoras",
        "player": "wizard",
        "length": "short",
        "standing": "faulty",
        "faults": [
            {
                "rule": "DECK-13",
                "sentence": "A site that is no haven of the player may be in the location deck only once.",
                "cards": [{"code": "TW-394", "name": "Edoras"}],
                "remedies": [
                    {
                        "sentence": "Take 1 Edoras (TW-394) from the location deck.",
                        "edits": [{"what": "remove", "count": 1, "card": "TW-394", "section": "sites"}],
                    }
                ],
            }
        ],
        "waiting": [],
        "not_playable_yet": [],
    }


def test_a_check_can_write_to_a_file_and_still_speak(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "found.json"

    assert run("check", "challenge-e", "--json", str(file)) == 0

    assert json.loads(file.read_text(encoding="utf-8"))["faults"] == []
    assert "keeps every rule" in capsys.readouterr().out


def test_a_check_refuses_a_file_that_is_no_deck(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("Three rings\n", encoding="utf-8")

    with pytest.raises(BrokenFile, match=r"poem\.txt is not a deck"):
        run("check", str(file))


def test_a_check_refuses_a_deck_that_is_not_there() -> None:
    with pytest.raises(UnknownName, match="There is no deck or file “challenge-z”"):
        run("check", "challenge-z")


def test_a_file_of_any_form_is_read_with_what_became_of_its_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("read", str(FILES / "balrog-burning-harad-2011.dck")) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "balrog-burning-harad-2011",
        "balrog, The Balrog (as its avatar tells)",
        "netmeccg, ASCII",
    ]
    assert any(
        "✎ River*/fin → 1 River (TW-84)  “fin” is no part of the name: left out." in line for line in lines
    )


def test_a_report_has_every_line(capsys: pytest.CaptureFixture[str]) -> None:
    file = FILES / "challenge-a.gccg"

    assert run("read", str(file), "--report", "--lang", "de") == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "wizard, Saruman (das verrät sein Avatar)"
    assert len(lines) == 4 + len(file.read_bytes().split(b"\n"))


def test_a_line_that_waits_is_told_and_the_answer_is_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Pool\n1 Balin\n3 Concealmnt\n", encoding="utf-8")

    assert run("read", str(file)) == 1
    assert "▲ 3 Concealmnt  No card is called that. Did you mean “Concealment”?" in capsys.readouterr().out
    with pytest.raises(BrokenFile, match=r"1 lines of .* are not understood, first line 3: 3 Concealmnt"):
        run("show", str(file))


def test_a_reading_is_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("read", str(FILES / "challenge-f.gccg"), "--json") == 0

    said = json.loads(capsys.readouterr().out)
    assert (said["form"], said["player"], said["waiting"]) == ("gccg", "ringwraith", 0)
    assert len(said["sections"]["resources"]) == 30
    assert said["lines"][12]["card"] == "DM-45"


def test_a_deck_is_written_in_another_form(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run("write", "challenge-a", "--as", "netmeccg") == 0

    assert capfdbinary.readouterr().out.startswith(b"[NetMECCG v1.4 Deck]\n\n# title: Challenge Deck A")


def test_a_file_is_converted_by_the_end_of_its_name(tmp_path: Path) -> None:
    for end in (".gccg", ".meccg", ".dck", ".txt", ".deck"):
        target = tmp_path / f"converted{end}"
        assert run("convert", "challenge-e", str(target)) == 0
        assert deck(str(target)) == deck("challenge-e")


def test_an_end_that_tells_no_form_is_refused_with_the_forms(tmp_path: Path) -> None:
    with pytest.raises(
        BrokenFile, match=r"The end of a\.doc tells no form; say it with --as: wizardhaven, gccg"
    ):
        run("convert", "challenge-e", str(tmp_path / "a.doc"))


def test_a_file_of_any_form_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", str(FILES / "alatar-eriador-2007.dck")) == 0

    assert "“alatar-eriador-2007” keeps every rule" in capsys.readouterr().out


def test_what_waits_is_answered_and_the_deck_is_written(tmp_path: Path) -> None:
    file, better = tmp_path / "mine.txt", tmp_path / "mine.deck"
    file.write_text("Pool\n1 Balin\n3 Concealmnt\nand so on\n", encoding="utf-8")

    assert run("read", str(file), "--answer", "3=Concealment", "--answer", "4=", "--to", str(better)) == 0

    assert deck(str(better)).pool == ("TW-123", "TW-204", "TW-204", "TW-204")
    with pytest.raises(BrokenFile, match=r"“nonsense” is no answer; say it as in 12=TW-204"):
        run("read", str(file), "--answer", "nonsense")
