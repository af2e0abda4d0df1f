"""What a council file may say, and how a broken one is refused."""

from pathlib import Path

import pytest

from tests.scoring.counting import JESSICA_AND_JASON, WENDY_AND_NICK, AtRisk, count, printed
from wizardhaven.errors import BrokenFile

TWO_PLAYERS = """
[[players]]
name = "Arwen"
kind = "wizard"
avatar = "Gandalf"
{arwen}
cards = [
    {{ name = "Aragorn II", source = "character", points = 3, unique = true }},
    {{ name = "Faramir", source = "character", points = 2, unique = true, controlled_by = "Aragorn II" }},
    {{ name = "Glamdring", source = "item", points = 2, unique = true, controlled_by = "Aragorn II" }},
    {{ name = "Dreams of Lore", source = "miscellaneous", points = 2 }},
    {{ name = "Elven Cloak", source = "item", controlled_by = "Faramir" }},
]

[[players]]
name = "Brand"
kind = "ringwraith"
avatar = "Dwar the Ringwraith"
{brand}
cards = [
    {{ name = "Orc Captain", source = "character", points = 2 }},
    {{ name = "Orc Captain", source = "character", points = 2 }},
    {{ name = "Black Mace", source = "item", points = 2, corruption = 3, controlled_by = "Orc Captain #2" }},
]
"""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    return tmp_path / "council.toml"


def write(path: Path, *, arwen: str = "", brand: str = "", top: str = "") -> Path:
    path.write_text(top + TWO_PLAYERS.format(arwen=arwen, brand=brand), encoding="utf-8")
    return path


def test_the_example_of_the_documentation_comes_out_as_it_says(written: Path) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "scoring.md").read_text(encoding="utf-8")
    written.write_text(page.split("```toml\n")[1].split("```")[0], encoding="utf-8")

    jessica, jason = count(written).players

    assert jessica.lost == ["Legolas", "Elf-stone"]
    assert jessica.shown_against == ["Men of Lebennin", "Strider"]
    assert (jessica.final, jason.final) == (9, 0)


def test_a_failed_character_takes_his_items_along_but_not_his_follower(written: Path) -> None:
    arwen = count(write(written, arwen='failed = ["Aragorn II"]')).players[0]

    assert arwen.lost == ["Aragorn II", "Glamdring"]
    assert arwen.counted == {
        "character": 2,
        "item": 0,
        "faction": 0,
        "ally": 0,
        "kill": 0,
        "miscellaneous": 2,
        "total": 4,
    }


def test_the_second_copy_of_a_card_is_called_by_its_number(written: Path) -> None:
    first = count(write(written, brand='failed = ["Orc Captain"]')).players[1]
    second = count(write(written, brand='failed = ["Orc Captain #2"]')).players[1]

    assert first.lost == ["Orc Captain"]
    assert second.lost == ["Orc Captain #2", "Black Mace"]


def test_a_minion_with_three_corruption_points_cannot_fail_without_modifiers(written: Path) -> None:
    lighter = count(write(written)).players[1]
    text = written.read_text(encoding="utf-8")
    written.write_text(text.replace("corruption = 3", "corruption = 4"), encoding="utf-8")

    assert lighter.at_risk == []
    assert count(written).players[1].at_risk == [AtRisk("Orc Captain #2", 4, 4)]


def test_a_failure_can_be_tried_from_the_command_line(written: Path) -> None:
    in_the_file = count(write(written, arwen='failed = ["Aragorn II"]'))
    tried = count(write(written), "--fail", "Aragorn II")

    assert tried == in_the_file


def test_a_manifestation_names_the_card_it_matches(written: Path) -> None:
    shown = 'reveals = [{ name = "Strider", manifestation_of = "Aragorn II" }]'
    current = count(write(written, brand=shown))
    older = count(write(written, brand=shown), "--edition=METW-U")

    assert current.players[0].shown_against == ["Strider"]
    assert older.players[0].ignored == {"Strider": "this edition does not count other manifestations"}


def test_a_card_that_cannot_be_a_duplicate_is_ignored_with_its_reason(written: Path) -> None:
    shown = 'reveals = ["Glamdring", "Dreams of Lore", "Elven Cloak"]'
    arwen = count(write(written, brand=shown, arwen='failed = ["Aragorn II"]')).players[0]

    assert arwen.shown_against == []
    assert arwen.ignored == {
        "Glamdring": "Glamdring is no longer in play",
        "Dreams of Lore": "Dreams of Lore is not unique",
        "Elven Cloak": "Elven Cloak is not unique",
    }


def test_the_starter_rules_ignore_what_is_shown(written: Path) -> None:
    counted = count(
        write(written, top='edition = "MELE"\nlevel = "starter"\n', brand='reveals = ["Glamdring"]')
    )

    assert counted.players[0].ignored == {"Glamdring": "the starter rules know no duplicates"}
    assert counted.players[0].final == 9


def test_the_figures_can_be_written_to_a_file(written: Path, tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"

    on_the_screen = printed(write(written), "--json", str(figures))

    assert on_the_screen == ""
    assert figures.read_text(encoding="utf-8") == printed(written, "--json", "-")


def test_a_file_that_cannot_be_written_is_said_in_a_sentence(written: Path, tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match="cannot be written: Is a directory"):
        printed(write(written), "--json", str(tmp_path))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"top": "edition = 'MEXX'\n"}, "edition: 'MEXX' is none of CoE, METW-L, METW-U, MELE, MECH."),
        ({"top": "decks = 5\n"}, "decks: expected `int` <= 4."),
        ({"top": "edition = \n"}, "is not TOML: Invalid value (at line 1"),
        ({"arwen": "failled = []"}, "players 1: there is no key `failled`, perhaps `failed`."),
        (
            {"arwen": "failed = ['Faramer']"},
            "Arwen, failed: there is no 'Faramer' here; the nearest are Faramir",
        ),
        (
            {"brand": "failed = ['Dwar the Ringwraith']"},
            "Dwar the Ringwraith makes no corruption check here.",
        ),
        (
            {"brand": "reveals = ['Glamdrin']"},
            "against Arwen: there is no 'Glamdrin' here; the nearest are Glamdring",
        ),
        ({"brand": "reveals = [7]"}, "players 2, reveals 1: expected `str | object`, got `int`."),
    ],
)
def test_a_broken_file_is_refused_with_what_is_wrong(
    written: Path, changes: dict[str, str], complaint: str
) -> None:
    write(written, **changes)

    with pytest.raises(BrokenFile) as refusal:
        count(written)

    assert complaint in str(refusal.value)


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        (
            'source = "miscellaneous"',
            'source = "misc"',
            "players 1, cards 4, source: 'misc' is none of character, ",
        ),
        ("points = 3", 'points = "three"', "players 1, cards 1, points: expected `int`, got `str`."),
        ('by = "Orc Captain #2"', 'by = "Orc"', "Brand, Black Mace, controlled_by: there is no 'Orc' here"),
        ('name = "Brand"', 'name = "Arwen"', "both players are called 'Arwen'."),
        ('kind = "ringwraith"', "", "players 2: object missing required field `kind`."),
    ],
)
def test_a_wrong_word_is_refused_with_its_place(
    written: Path, right: str, wrong: str, complaint: str
) -> None:
    text = write(written).read_text(encoding="utf-8")
    written.write_text(text.replace(right, wrong), encoding="utf-8")

    with pytest.raises(BrokenFile) as refusal:
        count(written)

    assert complaint in str(refusal.value)


def test_a_file_needs_two_players(written: Path) -> None:
    written.write_text("players = []\n", encoding="utf-8")

    with pytest.raises(BrokenFile, match="players: expected `array` of length >= 2"):
        count(written)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match=r"nowhere\.toml cannot be read"):
        count(tmp_path / "nowhere.toml")


def test_the_command_line_knows_the_characters_of_both_players() -> None:
    with pytest.raises(BrokenFile, match="--fail: there is no 'Tarcul' here; the nearest are Tarcil"):
        count(WENDY_AND_NICK, "--fail", "Tarcul")
    with pytest.raises(BrokenFile, match="--fail: there is no 'Great-shield of Rohan' here"):
        count(JESSICA_AND_JASON, "--fail", "Great-shield of Rohan")
