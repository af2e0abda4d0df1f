"""The page on scenes says what the code says: every word, every verb with its arguments, every line."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from tools.scene_words import PAGE, page
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario.lines import PILES, READERS
from wizardhaven.scenario.position import read
from wizardhaven.scenario.verbs import SAID, Said
from wizardhaven.scenario.writing import written

ENGINE = Path(__file__).parents[2] / "src" / "wizardhaven" / "engine"
PARTS = ("verb", "card", "other", "number", "target", "names")
EITHER = {"verb": (Verb.PLAY, Verb.USE)}
"""A verb that is worked out before its action is made."""
IN_SCENES = {"aim": "target", "keyed": "number", "company": "other"}
"""A scene names what an action is aimed at, and a creature's key by its number."""


def arguments_in_the_engine() -> dict[Verb, set[str]]:
    """With which arguments each verb is offered anywhere."""
    found: dict[Verb, set[str]] = defaultdict(set)
    for path in ENGINE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Action":
                given = dict(zip(PARTS, call.args)) | {word.arg or "": word.value for word in call.keywords}
                names = {IN_SCENES.get(name, name) for name in given} - {"verb"}
                for verb in verbs_of(given["verb"]):
                    found[verb] |= names
    return found


def verbs_of(node: ast.expr) -> tuple[Verb, ...]:
    """Which verbs are meant, where one of two is chosen or the verb has a name of its own."""
    if isinstance(node, ast.IfExp):
        return (*verbs_of(node.body), *verbs_of(node.orelse))
    if isinstance(node, ast.Name):
        return EITHER[node.id]
    assert isinstance(node, ast.Attribute)
    return (Verb[node.attr],)


def test_the_tables_of_the_page_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/scene_words.py"


def test_every_verb_is_said_with_the_arguments_with_which_the_rules_offer_it() -> None:
    offered = arguments_in_the_engine()

    said = {verb: {name for name in Said._fields if getattr(SAID[verb], name)} for verb in Verb}

    assert said == {verb: offered[verb] for verb in Verb}


def test_every_line_that_a_position_may_have_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")

    untold = [one for one in (*PILES, *READERS) if f"`{one}" not in text]

    assert untold == ["agent face-up"]  # beside face-down


def test_the_position_on_the_page_is_written_as_it_is_read() -> None:
    found = re.search(r"```\n(wizardhaven position.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None

    playing = read(found[1])

    assert written(playing.table) == found[1]
