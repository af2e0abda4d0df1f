"""The lab: many games, what they are worth and what they are not."""

import argparse
import json
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyarrow import parquet

from wizardhaven.cli import lab as command
from wizardhaven.errors import BrokenFile, WizardhavenError
from wizardhaven.lab.changes import Sign, changes
from wizardhaven.lab.figures import TOO_FEW, Rate, figures
from wizardhaven.lab.game import GameRecord, Order, play
from wizardhaven.lab.matchups import matchups
from wizardhaven.lab.page import page
from wizardhaven.lab.parquet import write_parquet
from wizardhaven.lab.running import everybody, in_rounds, orders, processes, run
from wizardhaven.lab.words import WORDS, rate_sentence
from wizardhaven.text.language import Language

PLANNERS = ("planner", "planner")
ORDERS = orders("challenge-a", ["challenge-e"], PLANNERS, "starter", 2, 5)


def a_game(number: int, won: float, **more: object) -> GameRecord:
    """A game as the lab keeps it, without having been played."""
    plain: dict[str, object] = {
        "number": number,
        "deck": "mine",
        "opponent": "yours",
        "seed": number,
        "seat": 0,
        "won": won,
        "totals": (20, 10),
        "points": {"item": 5},
        "their_points": {"item": 3},
        "turns": 20,
        "ending": "the final reckoning",
        "drawn": ["TW-204"],
        "played": [],
        "stuck": [],
        "hurt_by": {"TW-20": 2},
        "broken": "",
    }
    return GameRecord(**{**plain, **more})  # type: ignore[arg-type]


def run_command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["lab", *words])
    code: int = arguments.run(arguments)
    return code


def test_a_game_is_the_same_whenever_it_is_played_and_counts_points_and_cards() -> None:
    first, again = play(ORDERS[0]), play(ORDERS[0])

    assert first == again
    assert not first.broken
    assert first.turns > 2
    assert set(first.points) == {"character", "item", "faction", "ally", "kill", "miscellaneous"}
    assert set(first.stuck) <= set(first.drawn)
    assert len(first.played) > 5


def test_each_seed_is_played_from_both_seats_against_everybody_in_turn() -> None:
    wanted = orders("mine", ["a", "b"], PLANNERS, "short", 6, 10)

    assert [(one.opponent, one.seed, one.seat) for one in wanted] == [
        ("a", 10, 0),
        ("a", 10, 1),
        ("b", 11, 0),
        ("b", 11, 1),
        ("a", 12, 0),
        ("a", 12, 1),
    ]


def test_everybody_meets_everybody_so_many_times() -> None:
    wanted = everybody(["a", "b", "c"], PLANNERS, "short", 2, 0)

    assert [(one.deck, one.opponent) for one in wanted[::2]] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [one.number for one in wanted] == list(range(6))


def test_a_game_that_breaks_is_kept_with_what_went_wrong_and_not_counted() -> None:
    broken = play(Order(0, "no such deck", "challenge-e", PLANNERS, "short", 0, 0))

    assert "no such deck" in broken.broken
    found = figures([broken, a_game(1, 1.0)])
    assert (found.rate.games, found.broken) == (1, (broken,))


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep, played, told = tmp_path / "games.jsonl", list[int](), list[GameRecord]()

    def fake(order: Order) -> GameRecord:
        played.append(order.number)
        return a_game(order.number, 1.0, seed=order.seed, seat=order.seat)

    monkeypatch.setattr("wizardhaven.lab.running.play", fake)
    wanted = orders("mine", ["yours"], PLANNERS, "short", 4, 0)

    run(wanted[:2], keep, processes(1), told.append)
    records = run(wanted, keep, processes(1), told.append)

    assert played == [0, 1, 2, 3]
    assert [record.number for record in records] == [0, 1, 2, 3]
    assert [record.number for record in told] == [0, 1, 0, 1, 2, 3]


def test_a_last_line_that_was_cut_off_is_taken_away_and_another_is_refused(tmp_path: Path) -> None:
    keep, told = tmp_path / "games.jsonl", list[GameRecord]()
    keep.write_bytes(b'{"number":0,')

    assert run([], keep, processes(1), told.append) == []
    assert keep.read_bytes() == b""
    keep.write_bytes(b'{"number":0,\n')
    with pytest.raises(BrokenFile, match="line 1: this is no game of the lab"):
        run([], keep, processes(1), told.append)


def test_games_of_another_order_are_refused(tmp_path: Path) -> None:
    keep, told = tmp_path / "games.jsonl", list[GameRecord]()
    wanted = orders("mine", ["a"], PLANNERS, "short", 1, 0)
    other = orders("mine", ["b"], PLANNERS, "short", 1, 0)
    keep.write_text(json.dumps(_plain(a_game(0, 1.0, opponent="a"))) + "\n", encoding="utf-8")

    with pytest.raises(BrokenFile, match="this game belongs to another order"):
        run(other, keep, processes(1), told.append)
    assert len(run(wanted, keep, processes(1), told.append)) == 1


def _plain(record: GameRecord) -> dict[str, object]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


@given(st.integers(1, 5000), st.floats(0, 1))
def test_an_interval_holds_its_share_and_stays_between_nothing_and_all(games: int, share: float) -> None:
    rate = Rate(games, round(games * share))
    low, high = rate.interval

    assert 0 <= low <= rate.share + 1e-9
    assert rate.share - 1e-9 <= high <= 1


def test_a_rate_is_never_said_without_its_games_and_its_interval() -> None:
    assert rate_sentence(Rate(492, 261), Language.EN) == "won 53% of 492 games, between 49% and 57%"
    assert rate_sentence(Rate(492, 261), Language.DE) == "53% von 492 Spielen gewonnen, zwischen 49% und 57%"
    assert not Rate(492, 261).is_telling
    assert Rate(492, 300).is_telling


def test_a_card_is_decisive_only_where_the_intervals_lie_apart_and_the_games_are_enough() -> None:
    won = [a_game(n, 1.0, played=["TW-204"]) for n in range(40)]
    lost = [a_game(100 + n, 0.0, stuck=["TW-204"]) for n in range(40)]

    (card,) = figures([*won, *lost]).cards
    (few,) = figures([*won, *lost[: TOO_FEW - 1]]).cards

    assert (card.drawn, card.played, card.stuck, card.is_decisive) == (80, 40, 40, True)
    assert not few.is_decisive


def test_points_are_told_turn_by_turn_as_long_as_half_of_the_games_last() -> None:
    long, short = [(0, 0), (4, 2), (8, 6)], [(2, 0), (6, 4)]

    found = figures(
        [a_game(0, 1.0, by_turn=long), a_game(1, 0.0, by_turn=short), a_game(2, 0.0, by_turn=short)]
    )

    assert found.by_turn == ((4 / 3, 0.0), (16 / 3, 10 / 3))
    played = play(ORDERS[0])
    assert len(played.by_turn) == played.turns
    assert played.by_turn[-1][0] >= played.by_turn[0][0]


def test_what_to_change_is_said_only_with_enough_games_and_at_most_five_times() -> None:
    never = [
        a_game(n, 1.0, drawn=["TW-204", "TW-209"], played=["TW-209"], stuck=["TW-204"]) for n in range(20)
    ]

    found = changes(figures(never))

    assert (found[0].sign, found[0].card, found[0].times, found[0].games) == (Sign.IDLE, "TW-204", 0, 20)
    assert [one.card for one in found] == ["TW-204"]
    assert changes(figures(never[:5])) == ()


def test_a_card_with_which_a_deck_wins_is_worth_a_thought() -> None:
    games = [a_game(n, 1.0, played=["TW-204"]) for n in range(20)] + [a_game(n, 0.0) for n in range(20, 40)]

    (found,) = changes(figures(games))

    assert (found.sign, found.times, found.games) == (Sign.WINNING, 20, 20)


def test_so_many_games_in_all_go_round_among_all_pairs() -> None:
    found = in_rounds(["a", "b", "c"], PLANNERS, "starter", 7, 3)

    assert [(one.deck, one.opponent) for one in found[:4]] == [("a", "b"), ("a", "c"), ("b", "c"), ("a", "b")]
    assert [(one.seed, one.seat) for one in (found[0], found[3], found[6])] == [(3, 0), (3, 1), (4, 0)]


def test_a_game_counts_for_both_in_the_matrix() -> None:
    matrix = matchups([a_game(0, 1.0), a_game(1, 0.5)])

    assert matrix["mine"]["yours"] == Rate(2, 1.5)
    assert matrix["yours"]["mine"] == Rate(2, 0.5)
    assert matrix["mine"]["mine"].games == 0


@pytest.mark.parametrize("language", Language)
def test_the_report_stands_alone_and_is_told_in_every_language(language: Language) -> None:
    records = [a_game(n, n % 2, opponent=f"<b>{n % 3}</b>") for n in range(30)]

    told = page("Riders & rings", figures(records), matchups(records), language)

    assert set(WORDS[language]) == set(WORDS[Language.EN])
    assert "Riders &amp; rings" in told
    assert "<b>" not in told
    assert "http" not in told.replace("http://www.w3.org", "")
    assert "<script" not in told
    assert told.count("<svg") == 3


def test_the_command_plays_keeps_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html, keep = tmp_path / "report.html", tmp_path / "games.jsonl"
    words = [
        "challenge-a",
        "--against",
        "challenge-e",
        "--games",
        "2",
        "--length",
        "starter",
        "--workers",
        "1",
    ]

    assert run_command(*words, "--keep", str(keep), "--html", str(html), "--json") == 0
    first = json.loads(capsys.readouterr().out)
    assert run_command(*words, "--keep", str(keep)) == 0

    assert first["rate"]["games"] == 2
    assert len(keep.read_bytes().splitlines()) == 2
    assert "<svg" in html.read_text(encoding="utf-8")
    assert "of 2 games, between" in capsys.readouterr().out


def test_all_games_are_written_as_a_table(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"

    write_parquet([a_game(0, 1.0), a_game(1, 0.5, played=["TW-204"])], file)

    rows = parquet.read_table(file).to_pylist()
    assert [row["won"] for row in rows] == [1.0, 0.5]
    assert (rows[1]["points_item"], rows[1]["their_points_item"], rows[1]["played"]) == (5, 3, ["TW-204"])


def test_without_the_package_for_tables_one_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    with pytest.raises(WizardhavenError, match=r"--parquet needs one more package: pip install"):
        write_parquet([a_game(0, 1.0)], tmp_path / "games.parquet")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["challenge-a", "--games", "0"], "--games is 0; it goes from 1 to 100000"),
        (["challenge-a", "--bots", "genius,random"], "--bots is “genius,random”; it names two of random"),
        (["challenge-z"], "There is no deck or file “challenge-z”"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_games(words: list[str], message: str) -> None:
    with pytest.raises(WizardhavenError, match=message):
        run_command(*words)
