"""Positions are written in a few lines and read back."""

from __future__ import annotations

import pytest

from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.settings import Settings
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.scenario.position import read
from wizardhaven.scenario.writing import written
from wizardhaven.vocabulary.terms import Race

POSITION = """\
wizardhaven position 1
turn 5 first site phase
first company at Moria tapped: Aragorn II tapped [Glamdring, Lure of Expedience]; Arwen < Aragorn II
first hand: Concealment; 2 Dodge
first play deck: Stealth; Smoke Rings
first location deck: Rivendell; Bree
first points: Men of Lebennin
first held at Goblin-gate by Waylaid, Wounded, and Orc-dragged: Sam Gamgee wounded [Lesser Ring]; Fatty Bolger
first stored at Minas Tirith: Sapling of the White Tree
second company at Rivendell with Nothing to Eat or Drink: Beretar
second agent face-down: Gisulf tapped by way of Gladden Fields; Framsburg
second agent face-up: Leamon wounded [Never Seen Him] by way of Cameth Brin
second hand: Twilight
second table: Doors of Night
"""


def test_a_position_reads_its_own_output() -> None:
    playing = read(POSITION)

    again = written(playing.table)

    assert again == POSITION


def test_a_position_can_be_played_on_from() -> None:
    playing = read(POSITION)

    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.race is Race.ORC


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("first hand: Concealmant", "line 15.*Concealment"),
        ("third hand: Dodge", "line 15.*first hand"),
        ("first pocket: Dodge", "line 15.*pocket"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(line: str, complaint: str) -> None:
    with pytest.raises(BrokenFile, match=complaint):
        read(POSITION + line)


def test_a_position_needs_its_header_and_its_turn() -> None:
    with pytest.raises(BrokenFile, match="line 1"):
        read("turn 5 first site phase")
    with pytest.raises(BrokenFile, match="phases are"):
        read("wizardhaven position 1\nturn 5 first tea time")


FALLEN = """\
wizardhaven position 1
turn 5 first organization phase
first plays: fallen-wizard Alatar
first company at Weathertop (minion) [Double-dealing]: Beretar
first hand: Join the Hunt
second company at Rivendell: Elrond
"""


def test_a_position_says_who_plays_which_version_of_a_site_and_what_lies_on_it() -> None:
    playing = read(FALLEN)

    assert written(playing.table) == FALLEN
    assert playing.table.declared[0] == "Alatar"


BENEATH = """\
wizardhaven position 1
turn 7 first organization phase
first plays: fallen-wizard Saruman
first company at Deep Mines tapped beneath Isengard (fallen-wizard) [The Fortress of Isen]: Beretar; Éowyn
second company at Rivendell: Elrond
"""


def test_a_position_says_beneath_which_wizardhaven_a_company_is() -> None:
    playing = read(BENEATH)

    assert written(playing.table) == BENEATH
    assert playing.piece("The Fortress of Isen").bearer == playing.piece("Isengard")
    assert playing.piece("Beretar").site == "Deep Mines"
    assert playing.piece("Deep Mines").is_tapped


def test_a_position_says_how_often_a_play_deck_has_run_out() -> None:
    text = FALLEN.replace("second company", "second exhausted: 2\nsecond company")
    playing = read(text)

    assert written(playing.table) == text
    assert playing.table.exhaustions == (0, 2)
    with pytest.raises(BrokenFile, match=r"line 6.*twice"):
        read(text.replace("exhausted: 2", "exhausted: twice"))


def test_a_position_says_which_optional_rules_are_agreed() -> None:
    text = FALLEN.replace("first plays", "agreed: fallen-wizard-duels; starter-movement-only\nfirst plays")
    playing = read(text)

    assert written(playing.table) == text
    assert playing.table.settings == Settings(fallen_wizard_duels=True, starter_movement_only=True)
    with pytest.raises(BrokenFile, match=r"line 3: “no-movement” is none of"):
        read(text.replace("starter-movement-only", "no-movement"))


def test_a_card_is_found_by_its_name_and_its_owner_on_the_table_first() -> None:
    playing = read(FALLEN + "second hand: Twilight\nsecond discard pile: Twilight\n")

    assert playing.piece("join the hunt").in_hand
    assert playing.piece("Twilight", seat=1).in_hand
    assert playing.piece("Elrond", seat=1).in_play
    assert playing.piece("Weathertop (minion)") == playing.piece("Weathertop")
    with pytest.raises(
        UnknownName, match="The first player has no card called “Elrond”; the second player has"
    ):
        playing.piece("Elrond")


def test_a_kind_of_player_that_does_not_exist_is_named() -> None:
    with pytest.raises(BrokenFile, match=r"line 3.*wizzard"):
        read(FALLEN.replace("fallen-wizard", "wizzard"))


BEFORE = """\
wizardhaven position 1
turn 6 first site phase
first avatar: eliminated
first influence: overdrawn
first company at Moria: Aragorn II; Elrond
first company beside Aragorn II: Arwen; Ori < nobody; Nori < nobody yet
second plays: fallen-wizard Saruman
second stage points: 8
second company at Bree (minion): Luitprand
second on-guard against Aragorn II: Orc-watch
"""


def test_a_position_says_what_has_happened_before() -> None:
    playing = read(BEFORE)

    assert written(playing.table) == BEFORE
    assert playing.table.eliminated_avatars == (True, False)
    assert playing.piece("Arwen").company.site == playing.piece("Elrond").company.site
    assert playing.piece("Ori").is_uncontrolled
    assert playing.piece("Nori").is_uncontrolled
    assert playing.piece("Orc-watch", seat=1).is_on_guard
    assert playing.stage_points(1) == 8


def test_an_event_among_the_points_is_told_there_and_is_in_force() -> None:
    told = BEFORE.replace("second plays:", "first points: Sentinels of Númenor\nsecond plays:")

    playing = read(told)

    assert written(playing.table) == told
    assert playing.piece("Sentinels of Númenor").id in playing.table.board


def test_a_version_may_stand_in_either_bracket() -> None:
    either = BEFORE.replace("Bree (minion)", "Bree [minion] [Cram]").replace("[Cram]", "")

    playing = read(either)

    assert written(playing.table) == BEFORE


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("avatar: eliminated", "avatar: tired", "line 3.*“tired” is nothing that an avatar can be"),
        ("influence: overdrawn", "influence: low", "line 4.*“low” is nothing that influence can be"),
        ("beside Aragorn II", "beside Boromir II", "line 6.*no card called “Boromir II”"),
        ("stage points: 8", "stage points: many", "line 8.*“many” is no number of stage points"),
        ("turn 6", "turn 0", "line 2.*write “turn 3 first"),
    ],
)
def test_what_cannot_have_happened_is_named_with_its_line(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BrokenFile, match=complaint):
        read(BEFORE.replace(old, new))


def test_a_strict_position_is_asked_even_where_there_is_only_one_answer() -> None:
    easy, strict = read(POSITION), read(POSITION, strictly=True)

    assert easy.question == "EnterSite"
    assert strict.question != "EnterSite"
    strict.pass_until("EnterSite")
