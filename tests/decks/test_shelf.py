"""The decks that come with the game."""

from pathlib import Path

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.decks.deck import Part
from wizardhaven.decks.playable import NotPlayable, not_playable, require_playable
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.decks.starting import ready
from wizardhaven.decks.writing import written
from wizardhaven.errors import BrokenFile, UnknownName

BALROG = ("balrog-great-shadow",)


CHALLENGE_DECKS = ("challenge-a", "challenge-b", "challenge-c", "challenge-d", "challenge-e")


RINGWRAITHS = ("challenge-f", "challenge-g", "challenge-h", "challenge-i", "challenge-j")


DARK_MINIONS = ("dark-minions-showcase",)


FALLEN_WIZARDS = (
    "fallen-alatar-join-the-hunt",
    "fallen-gandalf-2009",
    "fallen-pallando-prophet-of-doom",
    "fallen-radagast-girdle-of-the-wood",
    "fallen-saruman-men-of-skill",
)


def test_decks_for_every_kind_of_player_come_with_the_game_and_one_of_dark_minions() -> None:
    assert deck_names() == BALROG + CHALLENGE_DECKS + RINGWRAITHS + DARK_MINIONS + FALLEN_WIZARDS


def test_the_deck_of_dark_minions_has_its_cards() -> None:
    showcase = deck("dark-minions-showcase")

    assert [len(showcase.part(part)) for part in Part] == [7, 8, 30, 30, 10, 23]
    assert showcase.avatar == "TW-156"


def test_the_challenge_decks_have_their_cards() -> None:
    sizes = {name: [len(deck(name).part(part)) for part in Part] for name in CHALLENGE_DECKS}

    assert sizes == {
        "challenge-a": [7, 8, 30, 30, 20, 15],
        "challenge-b": [6, 9, 30, 30, 20, 15],
        "challenge-c": [7, 8, 30, 30, 20, 15],
        "challenge-d": [6, 9, 30, 30, 20, 15],
        "challenge-e": [6, 9, 30, 30, 20, 15],
    }
    assert [deck(name).avatar for name in CHALLENGE_DECKS] == [
        "TW-181",
        "TW-117",
        "TW-175",
        "TW-178",
        "TW-156",
    ]


def test_the_decks_of_the_minions_have_their_cards() -> None:
    sizes = {name: [len(deck(name).part(part)) for part in Part] for name in (*RINGWRAITHS, *BALROG)}

    assert sizes == {
        "challenge-f": [8, 9, 30, 30, 20, 13],
        "challenge-g": [7, 10, 30, 30, 20, 13],
        "challenge-h": [7, 10, 30, 30, 20, 13],
        "challenge-i": [7, 9, 30, 30, 20, 13],
        "challenge-j": [6, 11, 30, 30, 20, 13],
        "balrog-great-shadow": [6, 9, 30, 30, 24, 11],
    }
    assert [deck(name).avatar for name in RINGWRAITHS] == ["LE-50", "LE-52", "LE-53", "LE-58", "LE-54"]
    assert deck("balrog-great-shadow").avatar == "BA-3"


def test_the_decks_of_the_fallen_wizards_have_their_cards() -> None:
    sizes = {name: [len(deck(name).part(part)) for part in Part] for name in FALLEN_WIZARDS}

    assert sizes == {
        "fallen-alatar-join-the-hunt": [9, 10, 30, 30, 18, 13],
        "fallen-gandalf-2009": [12, 9, 30, 30, 30, 21],
        "fallen-pallando-prophet-of-doom": [10, 9, 30, 30, 23, 14],
        "fallen-radagast-girdle-of-the-wood": [10, 9, 30, 30, 23, 16],
        "fallen-saruman-men-of-skill": [9, 10, 30, 30, 25, 9],
    }
    assert [deck(name).avatar for name in FALLEN_WIZARDS] == ["WH-1", "WH-4", "WH-7", "WH-8", "WH-9"]


def test_the_case_of_a_decks_name_makes_no_difference() -> None:
    assert deck("Challenge-A") == deck("challenge-a")


def test_a_deck_is_read_from_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    file.write_text(written(deck("challenge-e")), encoding="utf-8")

    assert deck(str(file)) == deck("challenge-e")


def test_an_unknown_deck_is_answered_with_the_nearest_and_all_there_are() -> None:
    with pytest.raises(UnknownName) as refused:
        deck("chalenge-a")

    assert str(refused.value) == (
        "There is no deck or file “chalenge-a”. Did you mean “challenge-a” or “challenge-j” or “challenge-i”?"
        f" The decks are {', '.join(deck_names())}."
    )


def test_a_directory_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="There is no deck or file"):
        deck(str(tmp_path))


def test_a_broken_file_is_named_as_it_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "broken.deck"
    file.write_text("wizardhaven deck 1\nnonsense\n", encoding="utf-8")

    with pytest.raises(BrokenFile, match=r"broken\.deck, line 2: “nonsense” is no entry"):
        deck(str(file))


def test_a_deck_is_playable_if_all_its_cards_are() -> None:
    challenge = deck("challenge-a")
    playable = set(challenge.distinct())

    assert not_playable(challenge, playable) == ()
    require_playable(challenge, playable)


def test_a_deck_with_unplayable_cards_is_refused_with_their_names() -> None:
    challenge = deck("challenge-a")
    playable = set(challenge.distinct()) - {"TW-204", "TW-190", "TW-413"}

    assert not_playable(challenge, playable) == ("TW-204", "TW-190", "TW-413")
    with pytest.raises(
        NotPlayable, match=r"Concealment \(TW-204\), Align Palantír \(TW-190\), Moria \(TW-413\)\.$"
    ):
        require_playable(challenge, playable)


@pytest.mark.parametrize("name", deck_names())
def test_every_card_of_a_deck_that_comes_with_the_game_can_be_played(name: str) -> None:
    assert not_playable(deck(name), cards()) == ()


@pytest.mark.parametrize("name", deck_names())
def test_a_deck_that_comes_with_the_game_is_ready_to_play(name: str) -> None:
    assert ready(deck(name)).title == deck(name).title
