"""The worked examples of the printed rulebooks come out as printed, and so does each "what if"."""

import pytest

from tests.scoring.counting import (
    JESSICA_AND_JASON,
    JESSICA_AND_JASON_STANDARD,
    WENDY_AND_NICK,
    WENDY_AND_NICK_STANDARD,
    AtRisk,
    count,
    printed,
)


@pytest.mark.parametrize(
    ("failing", "finals", "winners"),
    [
        ((), (15, 17), ["Jason"]),
        (("Théoden",), (15, 11), ["Jessica"]),
        (("Faramir",), (15, 15), ["Jessica", "Jason"]),
        (("Legolas",), (13, 17), ["Jason"]),
        (("Pallando",), (11, 17), ["Jason"]),
    ],
)
def test_jessica_and_jason_by_the_starter_rules(
    failing: tuple[str, ...], finals: tuple[int, int], winners: list[str]
) -> None:
    counted = count(JESSICA_AND_JASON, *[f"--fail={character}" for character in failing])

    assert counted.finals == finals
    assert counted.winners == winners


def test_the_council_of_jessica_and_jason_is_tied_if_only_faramir_fails() -> None:
    assert count(JESSICA_AND_JASON, "--fail=Faramir").decision == "tie won by both"
    assert count(JESSICA_AND_JASON, "--fail=Faramir", "--edition=METW-L").decision == "tie"


def test_pallando_decides_the_game_by_failing() -> None:
    counted = count(JESSICA_AND_JASON, "--fail=Pallando")

    assert counted.decision == "avatar eliminated"
    assert counted.verdict == "Jason wins: the avatar of Jessica is eliminated."


def test_what_jessica_and_jason_risk() -> None:
    jessica, jason = count(JESSICA_AND_JASON).players

    assert jessica.at_risk == [AtRisk("Pallando", 2, 4), AtRisk("Legolas", 2, 2)]
    assert jason.at_risk == [AtRisk("Théoden", 4, 6), AtRisk("Faramir", 2, 2)]


def test_jessica_and_jason_by_the_standard_rules() -> None:
    counted = count(JESSICA_AND_JASON_STANDARD)
    jessica, jason = counted.players

    assert jessica.totals == (15, 17, 17, 14)
    assert jason.totals == (14, 14, 12, 12)
    assert (jessica.counted["faction"], jessica.doubled["faction"]) == (2, 4)
    assert (jason.doubled["character"], jason.limited["character"]) == (8, 6)
    assert jessica.shown_against == ["Gwaihir", "Legolas", "Elrohir"]
    assert counted.winners == ["Jessica"]


def test_the_half_limit_of_the_wizards_limited_leaves_jason_one_point_more() -> None:
    counted = count(JESSICA_AND_JASON_STANDARD, "--edition=METW-L")

    assert counted.half_limit == "literal-round-up"
    assert counted.players[1].limited["character"] == 7
    assert counted.finals == (14, 13)
    assert counted.winners == ["Jessica"]


def test_only_pallando_fails_under_the_current_rules() -> None:
    counted = count(JESSICA_AND_JASON, "--edition=CoE", "--fail=Pallando")
    jessica, jason = counted.players

    assert jessica.lost == ["Sword of Gondolin", "Gwaihir"]
    assert jessica.totals == (11, 11, 8, 8)
    assert jason.totals == (17, 23, 23, 23)
    assert counted.finals == (3, 23)
    assert counted.winners == ["Jason"]


@pytest.mark.parametrize(
    ("failing", "finals", "winners"),
    [
        ((), (20, 22), ["Nick"]),
        (("Troll-chief",), (14, 22), ["Nick"]),
        (("Tarcil",), (20, 15), ["Wendy"]),
        (("Troll-chief", "Tarcil"), (14, 15), ["Nick"]),
    ],
)
def test_wendy_and_nick_by_the_starter_rules(
    failing: tuple[str, ...], finals: tuple[int, int], winners: list[str]
) -> None:
    counted = count(WENDY_AND_NICK, *[f"--fail={character}" for character in failing])

    assert counted.finals == finals
    assert counted.winners == winners


def test_what_wendy_and_nick_risk() -> None:
    wendy, nick = count(WENDY_AND_NICK).players

    assert wendy.at_risk == [AtRisk("Troll-chief", 5, 6)]
    assert nick.at_risk == [AtRisk("Tarcil", 5, 7)]


def test_wendy_and_nick_by_the_standard_rules() -> None:
    counted = count(WENDY_AND_NICK_STANDARD)
    wendy, nick = counted.players

    assert wendy.totals == (20, 25, 25, 22)
    assert nick.totals == (18, 18, 14, 14)
    assert (wendy.counted["faction"], wendy.doubled["faction"]) == (5, 10)
    assert (nick.doubled["character"], nick.limited["character"]) == (11, 7)
    assert counted.winners == ["Wendy"]


def test_nick_keeps_nine_character_points_if_half_is_taken_literally() -> None:
    counted = count(WENDY_AND_NICK_STANDARD, "--half-limit=literal-round-up")

    assert counted.players[1].limited["character"] == 9
    assert counted.finals == (22, 16)
    assert counted.winners == ["Wendy"]


def test_the_table_shows_every_step_and_the_result() -> None:
    lines = printed(JESSICA_AND_JASON_STANDARD).splitlines()

    assert _numbers_in_row("faction", lines) == [["2", "4", "4"], ["0", "0", "0"]]
    assert _numbers_in_row("total", lines) == [["15", "17", "17"], ["14", "14", "12"]]
    assert _numbers_in_row("duplicates shown", lines) == [["-3"], ["0"]]
    assert _numbers_in_row("final", lines) == [["14"], ["12"]]
    assert lines[-1] == "Jessica wins, 14 to 12."


def _numbers_in_row(heading: str, lines: list[str]) -> list[list[str]]:
    rows = [line for line in lines if line.removeprefix("│ ").startswith(heading + " ")]
    return [[word for word in row.split() if word.lstrip("-").isdecimal()] for row in rows]
