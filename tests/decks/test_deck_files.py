"""The deck format: what is written reads back, and what is wrong is said with its line."""

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wizardhaven.catalogue.printing import CardClass, printings
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.reading import deck_from_bytes, deck_from_text
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.decks.writing import written
from wizardhaven.errors import BrokenFile
from wizardhaven.vocabulary.terms import PlayerKind

HEAD = "wizardhaven deck 1\ntitle: A test\nplayer: wizard\n"
CODES = [printing.code for printing in printings() if not printing.is_reprint]
AVATARS = [printing.code for printing in printings() if printing.card_class is CardClass.AVATAR]

codes = st.lists(st.sampled_from(CODES), max_size=12).map(tuple)
titles = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=100)
decks = st.builds(
    Deck,
    title=titles,
    player=st.sampled_from(PlayerKind),
    avatar=st.none() | st.sampled_from(AVATARS),
    pool=codes,
    characters=codes,
    resources=codes,
    hazards=codes,
    sideboard=codes,
    sites=codes,
    against_fallen_wizards=codes,
)


@given(decks)
def test_a_deck_that_is_written_reads_back_as_the_same_deck(original: Deck) -> None:
    assert deck_from_text(written(original), "a.deck") == original


@pytest.mark.parametrize("name", deck_names())
def test_a_deck_that_comes_with_the_game_is_written_in_the_one_way(name: str) -> None:
    shipped = files("wizardhaven.decks") / "shipped" / f"{name}.deck"

    assert written(deck(name)) == shipped.read_text(encoding="utf-8")


def test_a_deck_is_read_part_by_part() -> None:
    resources = "[resources]\n3 Concealment\n2 Dodge (TW-209)\n"
    text = HEAD + "avatar: Saruman\n\n[pool]\n1 Adrazar\n" + resources + "[sites]\n1 Moria\n"

    read = deck_from_text(text, "a.deck")

    assert (read.title, read.player, read.avatar) == ("A test", PlayerKind.WIZARD, "TW-181")
    assert read.pool == ("TW-116",)
    assert read.resources == ("TW-204", "TW-204", "TW-204", "TW-209", "TW-209")
    assert read.sites == ("TW-413",)
    assert read.hazards == read.characters == read.sideboard == ()


def test_cards_against_fallen_wizards_are_a_section_of_their_own() -> None:
    read = deck_from_text(HEAD + "[against fallen-wizards]\n2 Dodge\n", "a.deck")

    assert read.against_fallen_wizards == ("TW-209", "TW-209")
    assert read.sideboard == ()
    assert "against" not in written(deck("challenge-a"))


def test_a_reprint_stands_for_the_card_it_prints() -> None:
    read = deck_from_text(HEAD + "[hazards]\n2 Twilight (LE-145)\n1 LE-145\n", "a.deck")

    assert read.hazards == ("TW-106", "TW-106", "TW-106")


def test_a_version_is_named_by_suffix_or_by_code() -> None:
    read = deck_from_text(HEAD + "[sites]\n1 Moria [minion]\n1 Moria (LE-392)\n", "a.deck")

    assert read.sites == ("LE-392", "LE-392")


def test_a_card_is_written_with_its_code_only_where_its_name_means_another() -> None:
    read = deck_from_text(HEAD + "[sites]\n1 Moria [minion]\n1 Moria\n", "a.deck")

    assert "1 Moria (LE-392)\n1 Moria\n" in written(read)


def test_comments_blank_lines_and_a_byte_order_mark_are_skipped() -> None:
    text = HEAD + "# a comment\n\n[resources] \n  # another\n 3 Concealment # a third\n"

    read = deck_from_bytes(b"\xef\xbb\xbf" + text.encode(), "a.deck")

    assert read.resources == ("TW-204",) * 3


def test_the_play_deck_is_characters_resources_and_hazards_together() -> None:
    text = HEAD + "[hazards]\n1 Twilight\n[characters]\n1 Balin\n[resources]\n1 Dodge\n[sideboard]\n1 Dodge\n"

    read = deck_from_text(text, "a.deck")

    assert read.play_deck == ("TW-123", "TW-209", "TW-106")
    assert read.distinct() == ("TW-123", "TW-209", "TW-106")


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (
            "[resources]\n3 Concealmnt",
            r"^a\.deck, line 5: No card is called “Concealmnt”\. Did you mean “Concealment”",
        ),
        ("[resources]\n3 Dodge (TW-204)", r"line 5: TW-204 is “Concealment”, not “Dodge”\."),
        ("[resources]\n3 Dodge (TW-999)", r"line 5: No card has the code TW-999\."),
        ("[resources]\nDodge", r"line 5: “Dodge” does not begin with a number of copies, as in “1 Dodge”\."),
        ("[resources]\n0 Dodge", r"line 5: 0 copies are not possible; a line holds 1 to 99\."),
        ("[resources]\n100 Dodge", r"line 5: 100 copies are not possible"),
        ("[pool]" + "\n99 Dodge" * 400, r"line 10: A deck has at most 500 cards, and with this line it has"),
        (
            "[ressources]\n3 Dodge",
            r"line 4: “\[ressources\]” is no section\. The sections are \[pool\] ",
        ),
        ("[sites]\n[sites]", r"line 5: The section \[sites\] is there twice\."),
        ("avatar: Dodge", r"line 4: “Dodge” is not an avatar\."),
        ("avatar: Sarumann", r"line 4: No card is called “Sarumann”\. Did you mean “Saruman”"),
        ("title: Another", r"line 4: “title:” is there twice\."),
        ("avatar:", r"line 4: “avatar:” says nothing\."),
        ("colour: red", r"line 4: “colour: red” is no entry\. Entries are title:, player: and avatar:\."),
        ("3 Dodge", r"line 4: “3 Dodge” is no entry\."),
    ],
)
def test_what_is_wrong_is_said_with_the_file_and_the_line(lines: str, complaint: str) -> None:
    with pytest.raises(BrokenFile, match=complaint):
        deck_from_text(HEAD + lines, "a.deck")


def test_a_kind_of_player_that_does_not_exist_is_answered_with_those_that_do() -> None:
    with pytest.raises(
        BrokenFile, match=r"line 3: “wizzard” is no kind of player\. Kinds are wizard, ringwraith"
    ):
        deck_from_text("wizardhaven deck 1\ntitle: A test\nplayer: wizzard\n", "a.deck")


@pytest.mark.parametrize("missing", ["title", "player"])
def test_a_deck_needs_a_title_and_a_player(missing: str) -> None:
    kept = [line for line in HEAD.splitlines() if not line.startswith(missing)]

    with pytest.raises(BrokenFile, match=f"^a.deck has no line “{missing}: …”"):
        deck_from_text("\n".join(kept), "a.deck")


@pytest.mark.parametrize("text", ["", "title: A test\n", "wizardhaven deck 2\n"])
def test_a_file_that_does_not_begin_as_a_deck_is_none(text: str) -> None:
    with pytest.raises(BrokenFile, match="its first line is not “wizardhaven deck 1”"):
        deck_from_text(text, "a.deck")


def test_a_file_that_is_not_utf_8_is_refused() -> None:
    with pytest.raises(BrokenFile, match=r"a\.deck is not a deck: it is not UTF-8 text\."):
        deck_from_bytes(HEAD.encode() + "[sites]\n1 Lórien\n".encode("latin-1"), "a.deck")
