import json
from pathlib import Path

import pytest

from wizardhaven.bots.faults import Fault, Promise
from wizardhaven.bots.follies import COUNTED
from wizardhaven.bots.trial import Trial
from wizardhaven.cli.main import main
from wizardhaven.cli.simulation import Plan
from wizardhaven.cli.tally import MOST_DETAILS, Tally
from wizardhaven.engine.state.settings import OptionalRule

TWO_DECKS = ("--deck", "challenge-a", "--deck", "challenge-e")
QUICK = ("--length", "starter", "--seed", "1", "--bots", "random,random")


def simulate(*words: str) -> int:
    return main(["simulate", *words])


def figures(tmp_path: Path, *words: str) -> dict[str, object]:
    """What a run writes as JSON."""
    file = tmp_path / "out.json"
    file.unlink(missing_ok=True)
    assert simulate(*TWO_DECKS, *QUICK, *words, "--json", str(file)) == 0
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_a_checked_run_says_how_many_promises_were_broken(tmp_path: Path) -> None:
    found = figures(tmp_path, "--games", "2", "--check", "--workers", "1")

    assert found["games"] == found["finished"] == 2
    for promise in Promise:
        assert isinstance(found[promise.value], int)
    for deed in ("agent_attacks", "rescues", "under_deeps_moves"):
        assert found[deed] == 0
    for name in ("refusals", "decisions", "actions", "positions_probed", "cpu_seconds"):
        number = found[name]
        assert isinstance(number, (int, float))
        assert number > 0


def test_what_nobody_looked_for_has_no_number(tmp_path: Path) -> None:
    found = figures(tmp_path, "--games", "1", "--workers", "1")

    assert found["checked"] is False
    assert found["lost_cards"] is None
    assert found["agent_attacks"] is None
    assert found["errors"] == 0


def test_what_people_smile_at_is_counted_in_every_run(tmp_path: Path) -> None:
    found = figures(tmp_path, "--games", "2", "--workers", "1")

    counted = found["per_100_games"]
    assert isinstance(counted, dict)
    assert list(counted) == list(COUNTED)
    assert counted["discards"] > 0
    assert found["avatars_alone_percent"] == pytest.approx(
        100 * counted["avatars_alone"] / max(counted["avatar_turns"], 1), abs=0.1
    )


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    alone = figures(tmp_path, "--games", "12", "--workers", "1")
    together = figures(tmp_path, "--games", "12", "--workers", "2")

    del alone["cpu_seconds"], together["cpu_seconds"]
    assert alone == together


def test_a_game_of_a_run_can_be_played_again_by_itself(tmp_path: Path) -> None:
    both = figures(tmp_path, "--games", "2", "--workers", "1")
    first = figures(tmp_path, "--games", "1", "--workers", "1")
    second = figures(tmp_path, "--games", "1", "--workers", "1", "--seed", "2")

    assert isinstance(first["actions"], int)
    assert isinstance(second["actions"], int)
    assert both["actions"] == first["actions"] + second["actions"]


def test_a_checked_run_ends_like_one_that_is_not(tmp_path: Path) -> None:
    checked = figures(tmp_path, "--games", "2", "--workers", "1", "--check")
    unseen = figures(tmp_path, "--games", "2", "--workers", "1")

    assert checked["digest"] == unseen["digest"]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """The runs that were asked for; nobody plays them."""
    plans: list[Plan] = []

    def noted(plan: Plan, _workers: int) -> Tally:
        plans.append(plan)
        return Tally()

    monkeypatch.setattr("wizardhaven.cli.simulate.simulate", noted)
    return plans


def test_two_planners_play_unless_others_are_named(played: list[Plan]) -> None:
    simulate(*TWO_DECKS, "--games", "1")
    simulate(*TWO_DECKS, "--games", "1", "--bots", "random,gentle")

    assert [plan.bots for plan in played] == [("planner", "planner"), ("random", "gentle")]


def test_optional_rules_are_played_by(played: list[Plan]) -> None:
    every = [word for rule in OptionalRule for word in ("--option", rule.value)]

    simulate(*TWO_DECKS, *every, "--games", "1")
    simulate(*TWO_DECKS, "--games", "1")

    assert [set(plan.options) for plan in played] == [set(OptionalRule), set()]


def test_with_a_dash_standard_output_is_json_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    code = simulate(*TWO_DECKS, *QUICK, "--games", "1", "--workers", "1", "--json", "-")

    assert code == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


def test_a_person_gets_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    simulate(*TWO_DECKS, *QUICK, "--games", "1", "--workers", "1")

    assert "Games simulated" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--deck", "challenge-a"), "a game is played by two decks: give --deck twice, not 1 times"),
        (("--deck", "challenge-a", "--deck", "challenge-x"), "challenge-x"),
        ((*TWO_DECKS, "--bots", "random"), "--bots is “random”; it names two bots"),
        ((*TWO_DECKS, "--bots", "random,saruman"), "There is no bot “saruman”."),
        ((*TWO_DECKS, "--games", "0"), "--games is 0; it goes from 1 to"),
        ((*TWO_DECKS, "--workers", "0"), "--workers is 0; it goes from 1 to"),
        ((*TWO_DECKS, "--seed", "-1"), "the seed -1 is out of range"),
        (
            (*TWO_DECKS, *QUICK, "--games", "1", "--json", "/nowhere/at/all"),
            "/nowhere/at/all cannot be written",
        ),
    ],
)
def test_bad_input_is_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*words) == 2

    assert sentence in capsys.readouterr().err


def broken(promise: Promise) -> Trial:
    trial = Trial(None)
    trial.finished = True
    trial.faults.append(Fault(promise, 7, "as it must not be"))
    return trial


def test_a_broken_promise_fails_the_run_and_tells_how_to_see_it_again() -> None:
    tally = Tally()

    tally.count(12, broken(Promise.NO_CARD_LOST))

    assert not tally.kept_every_promise()
    found = tally.figures(checked=True)
    assert found["lost_cards"] == 1
    assert found["details"] == [
        {"promise": "lost_cards", "seed": 12, "action": 7, "text": "as it must not be"}
    ]


def test_a_game_without_an_end_fails_the_run() -> None:
    tally = Tally()

    tally.count(1, Trial(None))

    assert not tally.kept_every_promise()


def test_only_the_first_breaches_of_each_promise_are_told() -> None:
    tally = Tally()

    for seed in range(MOST_DETAILS + 3):
        tally.count(seed, broken(Promise.NO_CARD_LOST))
    tally.count(99, broken(Promise.SECRETS_KEPT))

    assert [detail.seed for detail in tally.details] == [*range(MOST_DETAILS), 99]
    assert tally.breaches["lost_cards"] == MOST_DETAILS + 3
