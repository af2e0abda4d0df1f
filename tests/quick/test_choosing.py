"""A quick run tells what a change can touch, the nearest first, and names what it leaves out."""

from pathlib import Path

import pytest

from tools.quick import chosen_for, in_short
from tools.quickly.choosing import FOR_THE_CORE, SECONDS, choose, cost, is_in
from tools.quickly.imports import imported_by, module_of, nearness

STORIES = [Path("tests") / name for name in ("rules/test_a.py", "view/test_b.py", "server/test_c.py")]


def test_a_file_is_imported_by_its_name_without_src() -> None:
    assert module_of(Path("src/wizardhaven/game/game.py")) == "wizardhaven.game.game"
    assert module_of(Path("src/wizardhaven/game/__init__.py")) == "wizardhaven.game"
    assert module_of(Path("tests/rules/test_a.py")) == "tests.rules.test_a"


def test_imports_are_read_wherever_and_however_they_are_written() -> None:
    source = """
import tools.nothing
from tools import here, there
from wizardhaven.nowhere import (
    one,
    other,
)
def late() -> None:
    from wizardhaven.nowhere.else import Nobody
"""

    assert {
        "tools.nothing",
        "tools.here",
        "tools.there",
        "wizardhaven.nowhere.one",
        "wizardhaven.nowhere.other",
        "wizardhaven.nowhere.else",
    } <= imported_by(source)


def test_nearness_is_the_shortest_way_by_imports() -> None:
    known = {"a": {"b", "c"}, "b": {"c", "d"}, "d": {"a"}}

    assert nearness(["a"], known) == {"a": 0, "b": 1, "c": 1, "d": 2}
    assert nearness(["elsewhere"], known) == {"elsewhere": 0}


def test_the_nearest_stories_come_first_and_those_out_of_reach_not_at_all() -> None:
    steps = {"tests.view.test_b": 1, "tests.rules.test_a": 3}

    chosen = choose([Path("src/wizardhaven/view/eyes.py")], STORIES, steps)

    assert chosen.told == [STORIES[1], STORIES[0]]
    assert chosen.left_out == []


def test_a_story_that_has_changed_comes_before_all_others() -> None:
    chosen = choose([STORIES[2]], STORIES, {"tests.server.test_c": 0, "tests.view.test_b": 1})

    assert chosen.told == [STORIES[2], STORIES[1]]


def test_what_does_not_fit_into_the_minute_is_left_out_and_named() -> None:
    many = [Path(f"tests/server/test_{number:02}.py") for number in range(40)]
    steps = {module_of(story): 1 for story in many}

    chosen = choose([], many, steps)

    assert sum([cost(story) for story in chosen.told]) <= SECONDS + 0.001
    assert chosen.told + chosen.left_out == many
    assert chosen.left_out


@pytest.mark.parametrize(
    ("changed", "story"),
    [
        ("docs/rulebook/movement.md", "tests/rulebook/test_entries.py"),
        ("src/wizardhaven/decks/shipped/challenge-a.deck", "tests/decks/test_shelf.py"),
        ("src/wizardhaven/cards/tw/regions.py", "tests/cards/test_card_files.py"),
        ("tests/server/storage/conftest.py", "tests/server/storage/test_kill.py"),
        ("web/src/table/Table.svelte", "tests/web/test_page_types.py"),
    ],
)
def test_stories_that_only_read_a_file_are_told_when_it_changes(changed: str, story: str) -> None:
    chosen = choose([Path(changed)], [Path(story), Path("tests/scoring/test_reckoning.py")], {})

    assert chosen.told == [Path(story)]


def test_a_change_of_the_core_tells_the_rules_and_the_known_games_and_fits_into_the_minute() -> None:
    chosen = chosen_for([Path("src/wizardhaven/engine/state/table.py")])

    for wanted in FOR_THE_CORE:
        assert any(is_in(story, wanted) for story in chosen.told), wanted
        assert not any(is_in(story, wanted) for story in chosen.left_out), wanted
    assert sum([cost(story) for story in chosen.told]) <= SECONDS + 0.001
    assert Path("tests/server/test_soak.py") in chosen.left_out


def test_a_change_of_one_part_tells_the_stories_that_use_it() -> None:
    chosen = chosen_for([Path("src/wizardhaven/server/passing.py")])

    assert Path("tests/server/test_passing_by_itself.py") in chosen.told[:2]
    assert not any(is_in(story, "rules") for story in [*chosen.told, *chosen.left_out])


def test_few_files_are_named_and_many_are_counted_by_folder() -> None:
    assert in_short([]) == "nothing"
    assert in_short(STORIES[:2]) == "tests/rules/test_a.py, tests/view/test_b.py"
    assert in_short([Path(f"tests/rules/test_{n}.py") for n in range(20)]) == "tests/rules (20)"
