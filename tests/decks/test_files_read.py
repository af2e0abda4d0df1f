"""Deck files of every form: read line by line, written and read again."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.decks.test_deck_files import decks
from wizardhaven.catalogue.catalogue import find
from wizardhaven.decks.construction import faults
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.letters import Letters
from wizardhaven.decks.files.line import Line, State, Why
from wizardhaven.decks.files.reading import Reading, read
from wizardhaven.decks.files.who import Told
from wizardhaven.decks.files.words import TABLES, TOLD, sentence
from wizardhaven.decks.files.writing import written_as
from wizardhaven.decks.section import Section, cards_in
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

FILES = sorted((Path(__file__).parent / "files").iterdir())


def read_file(name: str) -> Reading:
    (file,) = [file for file in FILES if file.stem == name]
    return read(file.read_bytes(), file.name)


def read_text(text: str) -> Reading:
    return read(text.encode(), "a list.txt")


def only_line(text: str) -> Line:
    """What becomes of a line in the list of a Wizard."""
    return read_text(f"# player: wizard\n\nPool\n1 Balin\n{text}\n").lines[4]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_is_read_without_a_question(file: Path) -> None:
    assert read(file.read_bytes(), file.name).waiting == ()


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_is_written_in_every_form_and_read_again(file: Path, form: Form) -> None:
    original = read(file.read_bytes(), file.name).deck

    again = read(written_as(original, form), "again")

    assert (again.deck, again.form, again.waiting) == (original, form, ())


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("name", deck_names())
def test_a_deck_that_comes_with_the_game_goes_through_every_form(name: str, form: Form) -> None:
    assert read(written_as(deck(name), form), "again").deck == deck(name)


@pytest.mark.parametrize("form", Form)
@settings(max_examples=40)
@given(original=decks)
def test_any_deck_reads_back_as_the_same_deck_in_every_form(form: Form, original: Deck) -> None:
    again = read(written_as(original, form), "again")

    assert again.deck == original
    assert again.waiting == ()


@pytest.mark.parametrize(
    ("name", "form", "letters", "player", "avatar", "sizes"),
    [
        (
            "alatar-eriador-2007",
            Form.NETMECCG,
            Letters.ASCII,
            "fallen-wizard",
            "WH-1",
            (14, 5, 30, 30, 30, 111, 10),
        ),
        (
            "baduilas-army-2013",
            Form.GCCG,
            Letters.LATIN_1,
            "ringwraith",
            "LE-57",
            (12, 6, 30, 30, 30, 113, 0),
        ),
        (
            "balrog-burning-eriador-2019",
            Form.GCCG,
            Letters.LATIN_1,
            "balrog",
            "BA-3",
            (11, 3, 30, 30, 30, 108, 0),
        ),
        (
            "balrog-burning-harad-2011",
            Form.NETMECCG,
            Letters.ASCII,
            "balrog",
            "BA-3",
            (12, 5, 30, 28, 30, 108, 0),
        ),
        ("challenge-a", Form.GCCG, Letters.LATIN_1, "wizard", "TW-181", (7, 8, 30, 30, 19, 15, 0)),
        ("challenge-f", Form.GCCG, Letters.LATIN_1, "ringwraith", "LE-50", (8, 9, 30, 30, 20, 13, 0)),
        (
            "hero-one-ring-2016",
            Form.NETMECCG,
            Letters.ASCII,
            "wizard",
            "TW-178",
            (12, 8, 30, 30, 30, 105, 10),
        ),
        ("online-table", Form.MECCG, Letters.UTF_8, "ringwraith", "LE-50", (1, 6, 5, 10, 0, 2, 0)),
    ],
)
def test_form_letters_player_and_avatar_are_told_by_the_file(
    name: str, form: Form, letters: Letters, player: str, avatar: str, sizes: tuple[int, ...]
) -> None:
    found = read_file(name)

    assert (found.form, found.letters, found.told) == (form, letters, Told.AVATAR)
    assert (found.deck.player.value, found.deck.avatar) == (player, avatar)
    assert tuple([len(cards_in(found.deck, section)) for section in Section]) == sizes


@pytest.mark.parametrize("name", ["alatar-eriador-2007", "baduilas-army-2013", "challenge-a", "challenge-f"])
def test_a_deck_that_was_built_well_keeps_every_rule(name: str) -> None:
    assert faults(read_file(name).deck) == ()


def test_the_challenge_deck_in_a_file_is_the_one_that_comes_with_the_game() -> None:
    found, shipped = read_file("challenge-f").deck, deck("challenge-f")

    assert all(sorted(cards_in(found, s)) == sorted(cards_in(shipped, s)) for s in Section)


def test_titles_lose_their_colours_and_a_file_without_one_is_called_by_its_name() -> None:
    assert read_file("baduilas-army-2013").deck.title == "Baduila's army"
    assert read_file("balrog-burning-eriador-2019").deck.title == "Balrog Burning Eriador"
    assert read_file("hero-one-ring-2016").deck.title == "hero-one-ring-2016"


def test_without_a_sign_a_fallen_wizards_netmeccg_deck_means_the_heros_version() -> None:
    found = read_file("alatar-eriador-2007")
    unsigned = [line for line in found.lines if line.why is Why.NO_SIGN_IS_HERO]

    assert find("Bree").code in [line.card for line in unsigned]
    assert len(unsigned) > 90
    assert "WH-57" not in [line.card for line in unsigned]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("3 Dodge", 3),
        ("3x Dodge", 3),
        ("3 x Dodge", 3),
        ("x3 Dodge", 3),
        ("3xDodge", 3),
        ("(3) Dodge", 3),
        ("Dodge x3", 3),
        ("Dodge X 3", 3),
        ("Dodge (3)", 3),
        ("Dodge (x3)", 3),
        ("Dodge * 3", 3),
        ("Dodge: 3", 3),
        ("Dodge - 3", 3),
        ("3*Dodge", 3),
        ("Dodge x3 (TW)", 3),
        ("Dodge 3", 3),
        ("3\tDodge", 3),
        ("- 3 Dodge", 3),
        ("• Dodge", 1),
        ("dodge", 1),
        ("DODGE,", 1),
        ("3 Dodge (TW)", 3),
        ("3x dodge (tw)", 3),
        ("3 Dodge [H] (TW)", 3),
        ("3 Dodge (METW)", 3),
        ("3 Dodge TW", 3),
        ("3 TW-209", 3),
        ("TW-209 x3", 3),
        ("tw209", 1),
        ("3 Dodge (TW-209)", 3),
        ("2 Ausweichen", 2),
        ("2 Esquive", 2),
    ],
)
def test_a_line_says_how_many_in_many_ways(text: str, count: int) -> None:
    line = only_line(text)

    assert (line.card, line.count) == ("TW-209", count)
    assert not line.waits


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Moria [M]", "LE-392"),
        ("Moria*", "LE-392"),
        ("Moria%", "BA-93"),
        ("Moria (LE)", "LE-392"),
        ("Moria [minion]", "LE-392"),
        ("Moria (Balrog)", "BA-93"),
        ("Isengard@", "WH-56"),
        ("Saruman [F]", "WH-9"),
        ("Saruman FW", "WH-9"),
        ("River (LE 134)", "TW-84"),
        ('"Bert" (Bûrat) (TW)', "TW-16"),
        ("Doeth (Durthak)", "WH-2"),
        ("doeth - durthak (wh)", "WH-2"),
        ("Fatty Bolger (PR)", "TW-495"),
        ("The Arkenstone [M] (PR)", "LE-418"),
        ("Burning Rick, Cot, and Tree", "LE-173"),
        ("Pukel-men", "TW-82"),
        ("AdÃ»naphel", "TW-2"),
        ("Ad?naphel", "TW-2"),
        ("Mithril-coat, The [H]", "TW-345"),
        ("Worthy Hills [H]", "AS-142"),
        ("Glamour of Surpassing Excellence", "AS-49"),
    ],
)
def test_versions_sets_and_spellings_find_their_card(text: str, code: str) -> None:
    line = only_line(text)

    assert line.card is not None
    assert find(line.card).names.en == find(code).names.en
    assert line.card == code


@pytest.mark.parametrize(
    ("text", "state", "why"),
    [
        ("3 Concealmnt", State.UNKNOWN, Why.NO_SUCH_CARD),
        ("3 Versteck", State.CHOOSE, Why.SEVERAL_CARDS),
        ("Dodge (TW-204)", State.CHOOSE, Why.CODE_AND_NAME),
        ("TW-999", State.UNKNOWN, Why.NO_SUCH_CODE),
        ("3 Elessar in Arnor (KN)", State.UNKNOWN, Why.FAN_CARD),
        ("0 Dodge", State.UNKNOWN, Why.TOO_MANY),
        ("2) Dodge", State.UNKNOWN, Why.COUNT_OR_NUMBER),
        ("2. Dodge", State.UNKNOWN, Why.COUNT_OR_NUMBER),
        ("98000 Dodge", State.UNKNOWN, Why.TOO_MANY),
        ("Dodge" * 100, State.UNKNOWN, Why.TOO_LONG),
        ("[minor stuff]", State.UNKNOWN, Why.NO_SUCH_SECTION),
        ("Glorfindel II (+ Elf-stone)", State.UNKNOWN, Why.SEVERAL_ON_A_LINE),
        ("Cave-drake*", State.REMARK, Why.ONE_VERSION),
        ("Freca (TI)", State.REMARK, Why.FAN_SET_LETTERS),
        ("Dodge (BA)", State.REMARK, Why.NOT_IN_THAT_SET),
        ("Ausweichen", State.REMARK, Why.OTHER_LANGUAGE),
        ("River/fin", State.REMARK, Why.LEFT_OUT),
        ("Dodge (my favourite)", State.REMARK, Why.LEFT_OUT),
        ("Moria", State.REMARK, Why.VERSION_OF_PLAYER),
        ("Th?oden", State.REMARK, Why.LETTERS_LOST),
        ("Promptings to Wisdom", State.REMARK, Why.OTHER_SPELLING),
    ],
)
def test_what_is_not_plain_is_said(text: str, state: State, why: Why) -> None:
    line = only_line(text)

    assert (line.state, line.why) == (state, why)


def test_an_unknown_name_is_answered_with_the_nearest_and_a_doubtful_one_with_its_cards() -> None:
    assert only_line("3 Concealmnt").nearest[0] == "Concealment"
    assert set(only_line("Versteck").candidates) == {"TW-204", "TW-256"}


def test_of_several_versions_that_a_fallen_wizard_may_have_somebody_must_choose() -> None:
    found = read_text("# player: fallen-wizard\nSites\nRivendell\nDeep Mines\n")

    (line,) = found.waiting
    assert (line.why, len(line.candidates)) == (Why.SEVERAL_VERSIONS, 2)


FORUM = """[b]Riders of the North[/b]

**Pool**
Balin
&Eacute;owyn

[b]Resources (3)[/b]
Factions
Rangers of the North
Items
Wizard&#39;s Ring * 2

Hazards
Creatures:
3 Cave-drake

Sideboard
Hazards
2 Twilight
Resources
[card]Dodge[/card]

Sites
Himring / Barrow-downs
"""


def test_a_list_from_a_forum_is_read_with_all_its_adornments() -> None:
    found = read_text(FORUM)

    assert found.deck.title == "Riders of the North"
    assert found.deck.pool == ("TW-123", "TW-147")
    assert [find(code).names.en for code in found.deck.resources] == [
        "Rangers of the North",
        *["Wizard’s Ring"] * 2,
    ]
    assert found.deck.hazards == ("TW-20",) * 3
    assert found.deck.sideboard == ("TW-106", "TW-106", "TW-209")
    (line,) = found.waiting
    assert (line.why, len(line.candidates)) == (Why.SEVERAL_CARDS, 4)


def test_lines_that_wait_are_answered_by_their_numbers() -> None:
    content = b"Resources\n2 Versteck\nConcealmnt\nDodge\nsome remark without a card\n[oddities]\n"

    found = read(content, "x", PlayerKind.WIZARD, {2: "TW-256", 3: "TW-204", 4: "TW-204", 5: None, 6: None})

    assert found.waiting == ()
    assert found.deck.resources == ("TW-256", "TW-256", "TW-204", "TW-209")
    assert [line.state for line in found.lines][4] is State.PASSED_OVER


def test_an_answer_that_names_no_card_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"Line 1 is answered with TW-999"):
        read(b"Versteck\nDodge\n", "x", PlayerKind.WIZARD, {1: "TW-999"})


def test_whose_deck_it_is_can_be_said_from_outside() -> None:
    content = b"Sites\nMoria\n"

    codes = [read(content, "x", player).deck.sites for player in (PlayerKind.WIZARD, PlayerKind.BALROG)]

    assert codes == [("TW-413",), ("BA-93",)]


def test_a_list_without_sections_is_placed_by_what_the_cards_are() -> None:
    found = read_text("My own deck\n\n1 Gandalf\n1 Balin\n3 Dodge\n2 Cave-drake\n1 Rivendell\n").deck

    assert found.title == "My own deck"
    assert (found.characters, found.resources) == (("TW-156", "TW-123"), ("TW-209",) * 3)
    assert (found.hazards, found.sites) == (("TW-20",) * 2, ("TW-421",))


def test_an_announced_number_that_differs_is_said() -> None:
    found = read_text("Pool (3)\n1 Balin\nHazards (2)\n2 Cave-drake\n")

    differing = [(line.number, line.said) for line in found.lines if line.why is Why.COUNT_DIFFERS]
    assert differing == [(1, "1")]


def test_remarks_become_notes_and_every_line_is_told_once() -> None:
    found = read_text("# a remark\n\nPool\n// another\n1 Balin # and a third\n")

    assert found.notes == ("a remark", "another")
    assert [line.number for line in found.lines] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("content", "letters"),
    [
        ("1 Éowyn\n1 Lórien".encode(), Letters.UTF_8),
        ("1 Éowyn\n1 Lórien".encode("latin-1"), Letters.LATIN_1),
        ("1 Éowyn\n".encode() + "1 Lórien".encode("latin-1"), Letters.MIXED),
        ("1 Éowyn\n1 Lórien".encode("utf-8-sig"), Letters.UTF_8),
        ("1 Éowyn\n1 Lórien".encode("utf-16"), Letters.UTF_16),
        ("1 Éowyn\r\n1 Lórien\r".encode("cp1252"), Letters.LATIN_1),
        ("1 Éowyn\n1 Lórien".encode().decode("latin-1").encode(), Letters.UTF_8),
    ],
)
def test_letters_are_read_however_they_are_written(content: bytes, letters: Letters) -> None:
    found = read(content, "a.txt")

    assert (found.letters, found.waiting) == (letters, ())
    assert (found.deck.characters, found.deck.sites) == (("TW-147",), ("TW-408",))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", r"x is not a deck: it names no card\."),
        (b"\n\n", r"x is not a deck: it names no card\."),
        (b"Three rings\nfor nobody\n", r"x is not a deck: none of its 2 lines names a card\."),
        (b"\x89PNG\r\n\x1a\n", r"x is not a deck: it is a picture\."),
        (b"%PDF-1.4", r"x is not a deck: it is a PDF document\."),
        (b"PK\x03\x04....", r"x is not a deck: it is an archive\."),
        (b"\x00\x01\x02", r"x is not a deck: it is no text\."),
        (b"\xff\xfe\x00", r"x is not a deck: it is broken UTF-16 text\."),
        (b"3 Dodge\n" * 50_000, r"x is too large for a deck: it has more than 200,000 bytes\."),
        (b"\n" * 5_000, r"x is too long for a deck: it has more than 2,000 lines\."),
        (b"98 Dodge\n" * 1000, r"x, line 21: A deck has at most 2,000 cards\."),
        (b"3 " + b"Dodge" * 30_000, r"x is not a deck: none of its 1 lines names a card\."),
        (bytes(range(1, 256)) * 600, r"x is not a deck: none of its \d+ lines names a card\."),
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(content: bytes, message: str) -> None:
    with pytest.raises(BrokenFile, match=message):
        read(content, "x")


def attempt(content: bytes) -> Reading | BrokenFile:
    try:
        return read(content, "x")
    except BrokenFile as refused:
        return refused


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    assert isinstance(attempt(content), Reading | BrokenFile)


@settings(max_examples=60)
@given(st.sampled_from(FILES), st.integers(0, 4000), st.integers(0, 40), st.binary(max_size=12))
def test_a_damaged_file_is_read_line_by_line_or_refused(file: Path, at: int, gone: int, put: bytes) -> None:
    whole = file.read_bytes()
    found = attempt(whole[:at] + put + whole[at + gone :])

    if isinstance(found, Reading):
        held = [code for section in Section for code in cards_in(found.deck, section)]
        assert len(held) == sum([line.count for line in found.lines if line.card is not None])
        assert [line.number for line in found.lines] == list(range(1, len(found.lines) + 1))


@settings(max_examples=30)
@given(st.sampled_from(FILES), st.integers(0, 6000))
def test_a_truncated_file_is_read_as_far_as_it_goes(file: Path, end: int) -> None:
    assert isinstance(attempt(file.read_bytes()[:end]), Reading | BrokenFile)


@pytest.mark.parametrize("language", Language)
def test_every_reason_is_a_sentence_in_every_language(language: Language) -> None:
    assert set(TABLES[language]) == set(Why)
    assert set(TOLD[language]) == set(Told)
    assert sentence(only_line("3 Concealmnt"), language).endswith("?")
