"""What the documents say is true: the README's game runs, the list of words is the list of words."""

from __future__ import annotations

import re
from pathlib import Path

from tools.words import CHAPTERS, PAGE, page, users, words
from wizardhaven.scenario.position import read
from wizardhaven.scenario.writing import written

ROOT = Path(__file__).parents[2]


def test_the_game_in_the_readme_runs_to_its_end(capsys) -> None:  # type: ignore[no-untyped-def]
    example = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None

    exec(compile(example[1], "README.md", "exec"), {})

    first, second = eval(capsys.readouterr().out)
    assert isinstance(first, int)
    assert isinstance(second, int)


def test_the_example_in_the_readme_has_at_most_ten_lines_of_code() -> None:
    example = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None

    code = [line for line in example[1].splitlines() if line.strip()]

    assert len(code) <= 10


def test_the_page_of_words_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/words.py"


def test_every_word_is_used_by_a_card() -> None:
    used = users()

    unused = [word.__name__ for _, module in CHAPTERS for word in words(module) if word not in used]

    assert not unused


def test_the_examples_of_the_page_on_scenes_run() -> None:
    pages = (ROOT / "docs" / "scenes.md").read_text(encoding="utf-8")
    story = re.search(r"```python\n(.*?)```", pages, re.DOTALL)
    position = re.search(r"```\n(wizardhaven position.*?)```", pages, re.DOTALL)
    assert story is not None
    assert position is not None

    exec(compile(story[1], "scenes.md", "exec"), {})
    playing = read(position[1])

    assert written(playing.table) == position[1]
