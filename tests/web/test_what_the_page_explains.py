"""The helper of the page explains questions and answers by the engine's own words."""

import re
from pathlib import Path

from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.questions import Question

CONCEPTS = Path(__file__).parents[2] / "web" / "src" / "coach" / "concepts.ts"
KEY = re.compile(r'^    (?:"(?P<quoted>[^"]+)"|(?P<plain>\w+)): "', re.MULTILINE)


def explained(table: str) -> set[str]:
    """The keys of one of the tables in the page's list of concepts."""
    text = CONCEPTS.read_text(encoding="utf-8")
    body = text[text.index(f"const {table}") :]
    body = body[: body.index("};")]
    return {found["quoted"] or found["plain"] for found in KEY.finditer(body)}


def test_every_question_that_is_explained_is_one_that_is_asked() -> None:
    kinds = explained("BY_QUESTION")

    assert len(kinds) > 30
    assert kinds <= {question.value for question in Question}


def test_every_answer_that_is_explained_is_one_that_is_offered() -> None:
    verbs = explained("BY_VERB")

    assert len(verbs) == 5
    assert verbs <= {verb.value for verb in Verb}
