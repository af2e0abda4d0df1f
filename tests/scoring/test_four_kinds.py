"""What a council file may leave to the command: points below ground, and what is printed for whom."""

from pathlib import Path

import pytest

from tests.rules.marks import rule
from tests.scoring.counting import Counted, count, printed
from wizardhaven.errors import BrokenFile

KINDS = ("wizard", "ringwraith", "fallen-wizard", "balrog")
COUNCIL = """
[[players]]
name = "Anna"
kind = "{kind}"
{more}
cards = [{cards}]

[[players]]
name = "Bert"
kind = "wizard"
cards = []
"""
IN_THE_DEEPS = (
    'name = "Riders", source = "faction", points = 21',
    'name = "Mithril-coat", source = "item", points = 4, below = true',
)
"""The 25 points of WIN-25, of which four lie at The Under-gates."""


def told(folder: Path, kind: str, *cards: str, more: str = "", decks: int = 2) -> Counted:
    """The figures of a player of that kind with these cards."""
    return count(written(folder, kind, *cards, more=more, decks=decks))


def written(folder: Path, kind: str, *cards: str, more: str = "", decks: int = 2) -> Path:
    path = folder / "council.toml"
    text = COUNCIL.format(kind=kind, more=more, cards=", ".join([f"{{ {card} }}" for card in cards]))
    path.write_text(f"decks = {decks}\n{text}", encoding="utf-8")
    return path


@rule("UND-13", "WIN-24", "WIN-25")
@pytest.mark.parametrize(("kind", "towards"), list(zip(KINDS, (21, 21, 21, 25), strict=True)))
def test_only_a_balrog_counts_towards_a_call_what_lies_in_the_under_deeps(
    tmp_path: Path, kind: str, towards: int
) -> None:
    counted = told(tmp_path, kind, *IN_THE_DEEPS)

    assert counted.players[0].towards_call == towards
    assert counted.players[0].counted["total"] == 25
    assert counted.points_to_call == 25


@rule("WIN-23")
def test_an_eliminated_avatar_counts_against_a_call_and_doubling_does_not_count(tmp_path: Path) -> None:
    counted = told(tmp_path, "balrog", *IN_THE_DEEPS, more="avatar_eliminated = true")

    assert counted.players[0].towards_call == 20
    assert counted.players[0].doubled["total"] == 50


def test_what_counts_towards_a_call_is_said(tmp_path: Path) -> None:
    said = printed(written(tmp_path, "wizard", *IN_THE_DEEPS))

    assert "Towards a call before the checks: Anna 21, Bert 0." in said


@rule("WIN-58", "WIN-59", "WIN-61")
@pytest.mark.parametrize(
    ("alignment", "worths"), [("hero", (3, 2, 1, 2)), ("minion", (2, 3, 1, 3)), (None, (3, 3, 1, 3))]
)
def test_what_an_item_of_three_points_is_worth_depends_on_who_has_it(
    tmp_path: Path, alignment: str | None, worths: tuple[int, ...]
) -> None:
    side = "" if alignment is None else f', alignment = "{alignment}"'
    item = f'name = "Scroll", source = "item", printed = 3{side}'

    found = [told(tmp_path, kind, item).players[0].counted["item"] for kind in KINDS]

    assert tuple(found) == worths


@rule("WIN-64")
def test_a_foe_counts_for_whom_it_was_meant(tmp_path: Path) -> None:
    plain = [told(tmp_path, kind, 'name = "Drake", source = "kill", printed = 2') for kind in KINDS]
    starred = [
        told(tmp_path, kind, 'name = "Kings", source = "kill", printed = 2, starred = true') for kind in KINDS
    ]

    assert [one.players[0].counted["kill"] for one in plain] == [2, 0, 1, 0]
    assert [one.players[0].counted["kill"] for one in starred] == [0, 2, 0, 2]


@rule("WIN-61")
def test_a_stage_card_is_worth_what_is_printed_to_a_fallen_wizard(tmp_path: Path) -> None:
    cards = (
        'name = "The White Hand", source = "miscellaneous", printed = 6, stage = true',
        'name = "Faramir", source = "character", printed = 2',
        'name = "Legolas", source = "character", printed = -2',
    )

    counted = told(tmp_path, "fallen-wizard", *cards).players[0].counted

    assert (counted["miscellaneous"], counted["character"]) == (6, 1 - 2)


def test_a_worth_and_what_is_printed_are_not_told_both(tmp_path: Path) -> None:
    both = 'name = "Scroll", source = "item", printed = 3, points = 3'

    with pytest.raises(BrokenFile, match="Anna, Scroll: tell either `points` or `printed`"):
        told(tmp_path, "wizard", both)


def test_a_side_that_there_is_not_is_answered_with_those_that_there_are(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match="alignment: 'dark' is none of hero, minion"):
        told(tmp_path, "wizard", 'name = "Scroll", source = "item", printed = 3, alignment = "dark"')
