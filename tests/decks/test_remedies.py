"""What would mend a deck: every fault has a remedy, and the first one mends it without a new fault."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.decks.test_deck_command import run
from tests.decks.test_deck_files import decks
from tests.each import of_each
from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import CardClass, Version, by_code, printings
from wizardhaven.decks.construction import faults
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint
from wizardhaven.decks.files.reading import read
from wizardhaven.decks.judging import Standing, judged
from wizardhaven.decks.reading import deck_from_text
from wizardhaven.decks.remedies.mending import mended, remedies
from wizardhaven.decks.remedies.remedy import Add, Declare, Move, Remedy, Remove, Replace, applied
from wizardhaven.decks.remedies.words import sentence
from wizardhaven.decks.section import Section
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.decks.writing import written
from wizardhaven.engine.values import GameLength
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.deck"))
FOR_ALL = {f"DECK-{number:02}" for number in (1, 2, 3, 5, 6, 7, 8, 9, 10, 12, 13, 14)}
"""The rules that hold for decks of every kind of player and that each of them can break."""


def may_fall(file: Path) -> bool:
    return file.stem.startswith("deck-31")


@of_each(lambda: BROKEN, lambda file: file.stem)
def test_the_first_remedy_of_a_fault_leaves_none(file: Path) -> None:
    broken = deck(str(file))
    (fault,) = faults(broken, wizard_may_fall=may_fall(file))

    offered = remedies(broken, fault, wizard_may_fall=may_fall(file))

    assert offered
    assert faults(applied(broken, offered[0]), wizard_may_fall=may_fall(file)) == ()


@of_each(lambda: BROKEN, lambda file: file.stem)
def test_every_remedy_that_is_offered_mends_its_fault(file: Path) -> None:
    broken = deck(str(file))
    (fault,) = faults(broken, wizard_may_fall=may_fall(file))

    for remedy in remedies(broken, fault, wizard_may_fall=may_fall(file)):
        left = faults(applied(broken, remedy), wizard_may_fall=may_fall(file))
        assert fault.complaint not in [one.complaint for one in left]


@pytest.mark.parametrize("player", PlayerKind)
def test_every_rule_that_holds_for_all_is_broken_by_a_deck_of_each_kind(player: PlayerKind) -> None:
    own = [one for one in [deck(str(file)) for file in BROKEN] if one.player is player]
    broken = {fault.rule for one in own for fault in faults(one)}

    assert broken >= FOR_ALL


@pytest.mark.parametrize("length", GameLength)
@pytest.mark.parametrize("player", PlayerKind)
def test_a_deck_without_cards_is_mended_to_one_that_may_be_played(
    player: PlayerKind, length: GameLength
) -> None:
    empty = deck_from_text(f"wizardhaven deck 1\ntitle: Nothing\nplayer: {player.value}\n", "a.deck")

    better, done = mended(empty, length)

    assert faults(better, length) == ()
    assert len(done) >= 2


@pytest.mark.parametrize("player", PlayerKind)
def test_a_deck_is_mended_for_another_kind_of_player(player: PlayerKind) -> None:
    text = "\n".join([line for line in _text("challenge-a").splitlines() if not line.startswith("avatar")])
    other = deck_from_text(text.replace("player: wizard", f"player: {player.value}"), "a.deck")

    better, _ = mended(other)

    assert faults(better) == ()


def _text(name: str) -> str:
    return written(deck(name))


@settings(max_examples=20)
@given(decks)
def test_any_deck_can_be_judged_and_mended_as_far_as_it_goes(heap: Deck) -> None:
    before = {fault.complaint for fault in faults(heap)}

    better, done = mended(heap)

    assert len(faults(better)) <= len(before)
    assert all([remedy.edits for _, remedy in done])


def test_a_remedy_changes_only_what_it_names() -> None:
    original = deck("challenge-a")
    edits = (
        Remove(1, "TW-204", Section.RESOURCES),
        Add(2, "TW-209", Section.SIDEBOARD),
        Move(1, "TW-413", Section.SITES, Section.SIDEBOARD),
        Replace(1, "TW-421", Section.SITES, "TW-413"),
        Declare("TW-156"),
    )

    after = applied(original, Remedy(edits))

    assert after.resources.count("TW-204") == 2
    assert after.sideboard == (*original.sideboard, "TW-209", "TW-209", "TW-413")
    assert after.sites == tuple(
        ["TW-413" if code == "TW-421" else code for code in original.sites if code != "TW-413"]
    )
    assert after.avatar == "TW-156"
    assert after.hazards == original.hazards


def test_a_remedy_for_what_is_not_there_changes_nothing() -> None:
    original = deck("challenge-a")
    edits = (
        Remove(3, "BA-1", Section.POOL),
        Move(3, "BA-1", Section.POOL, Section.SITES),
        Replace(1, "BA-1", Section.POOL, "BA-2"),
    )

    assert applied(original, Remedy(edits)) == original


def test_a_remedy_is_a_sentence_in_every_language() -> None:
    moved = Remedy((Move(1, "TW-204", Section.RESOURCES, Section.SIDEBOARD),))
    swapped = Remedy((Replace(2, "LE-392", Section.SITES, "BA-93"), Declare("BA-3")))

    assert sentence(moved, Language.EN) == "Move 1 Concealment from the resources to the sideboard."
    assert sentence(moved, Language.DE) == "Lege 1 Versteck aus den Unterstützungen in den Reservestapel."
    assert sentence(moved, Language.FR) == "Mettez 1 Camouflage des ressources au Talon."
    assert sentence(swapped, Language.EN) == (
        "Replace 2 Moria (LE-392) in the location deck by Moria (BA-93); declare The Balrog (BA-3)."
    )


def test_a_wrong_version_is_replaced_by_the_one_that_its_player_needs() -> None:
    broken = deck(str(Path(__file__).parent / "broken" / "deck-18-minion-moria.deck"))
    (fault,) = faults(broken)

    assert remedies(broken, fault)[0].edits == (Replace(1, "LE-392", Section.SITES, "BA-93"),)


def test_a_unique_card_of_another_side_gives_way_to_the_own_version() -> None:
    wizard = deck("challenge-a")
    characters = tuple(["WH-9" if code == "TW-181" else code for code in wizard.characters])
    fallen = replace(wizard, characters=characters, avatar=None)
    fault = next(one for one in faults(fallen) if one.complaint is Complaint.NO_HERO_CHARACTER)

    assert remedies(fallen, fault)[0].edits[0] == Replace(3, "WH-9", Section.CHARACTERS, "TW-181")


def test_a_surplus_is_only_taken_out_where_the_deck_has_too_many_resources_anyhow() -> None:
    sound = deck("challenge-a")
    full = replace(sound, resources=(*sound.resources, "TW-244", "TW-244"))
    fault = next(one for one in faults(full) if one.complaint is Complaint.UNIQUE_TWICE)

    assert remedies(full, fault)[0].edits == (Remove(2, "TW-244", Section.RESOURCES),)


def test_two_foreign_versions_of_a_site_become_one_of_the_own() -> None:
    wizard = deck("challenge-a")
    without = tuple([code for code in wizard.sites if by_code()[code].names.en != "Moria"])
    mixed = replace(wizard, sites=(*without, "LE-392", "BA-93"))
    (fault,) = [one for one in faults(mixed) if "LE-392" in one.cards]

    best = remedies(mixed, fault)[0]

    assert best.edits[0] == Replace(1, "LE-392", Section.SITES, "TW-413")
    assert faults(applied(mixed, best)) == ()


def test_a_foreign_card_without_an_own_version_gives_way_to_one_of_its_sort() -> None:
    wizard = deck("challenge-a")
    foreign = next(
        one
        for one in printings()
        if one.card_class is CardClass.ALLY and one.version is Version.MINION and not one.is_reprint
    )
    broken = replace(wizard, resources=(*wizard.resources[1:], foreign.code))
    (fault,) = [one for one in faults(broken) if foreign.code in one.cards]

    (edit,) = remedies(broken, fault)[0].edits

    assert isinstance(edit, Replace)
    assert by_code()[edit.by].card_class is CardClass.ALLY


def test_a_deck_stands_in_one_of_four_states() -> None:
    ready = judged(deck("challenge-a"), GameLength.SHORT)
    faulty = judged(deck(str(BROKEN[0])), GameLength.SHORT)
    half_read = read(b"Pool\n1 Balin\n1 Balinn\n", "x")

    assert (ready.standing, faulty.standing) == (Standing.READY, Standing.FAULTY)
    waiting = judged(half_read.deck, GameLength.SHORT, waiting=half_read.waiting)
    assert waiting.standing is Standing.HALF_READ


def test_a_deck_with_cards_that_cannot_be_played_yet_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {code: card for code, card in catalogue.cards().items() if code != "TW-204"}
    monkeypatch.setattr(catalogue, "cards", lambda: known)

    assert judged(deck("challenge-a"), GameLength.SHORT).standing is Standing.WAITING


def test_all_faults_are_told_at_once() -> None:
    heap = deck_from_text(
        "wizardhaven deck 1\ntitle: Heap\nplayer: balrog\n[pool]\n4 Gwaihir\n[sites]\n2 Bree\n", "a"
    )

    rules = {finding.fault.rule for finding in judged(heap, GameLength.LONG).findings}

    assert {"DECK-02", "DECK-06", "DECK-07", "DECK-12", "DECK-13", "DECK-18", "DECK-33", "SET-32"} <= rules


def test_the_check_mends_a_deck_and_says_what_it_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "better.deck"

    assert run("check", str(BROKEN[0]), "--mend", str(file)) == 1

    assert f"Mended, and written to {file}:" in capsys.readouterr().out
    assert faults(deck(str(file))) == ()


def test_a_check_offers_remedies_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", str(BROKEN[0].parent / "set-28-no-rivendell.deck"), "--json") == 1

    (fault,) = json.loads(capsys.readouterr().out)["faults"]
    assert fault["remedies"] == [
        {
            "sentence": "Add 1 Rivendell (TW-421) to the location deck.",
            "edits": [{"what": "add", "count": 1, "card": "TW-421", "section": "sites"}],
        }
    ]


def test_a_half_read_file_is_judged_without_the_lines_that_wait(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Pool\n1 Balin\n1 Concealmnt\n", encoding="utf-8")

    assert run("check", str(file)) == 1

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Some lines of “mine” wait for an answer; the rest is judged without them:"
    assert "▲ 1 Concealmnt" in lines[1]
    assert any(line.startswith("  SET-28: ") for line in lines)


def test_no_deck_that_comes_with_the_game_needs_a_remedy() -> None:
    assert [name for name in deck_names() if mended(deck(name))[1]] == []
