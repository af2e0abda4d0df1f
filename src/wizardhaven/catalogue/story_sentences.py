"""The stories that prove a card, as sentences."""

import re
from pathlib import Path

from wizardhaven.catalogue.constants import constants
from wizardhaven.catalogue.search.entry import Entry, plain
from wizardhaven.catalogue.stories import stories


def story_sentences(tests: Path, entry: Entry) -> tuple[str, ...]:
    """The stories below a directory that name a card, each as the sentence it is called by."""
    constant = constants().get(entry.code)
    if constant is None or not tests.is_dir():
        return ()
    found = stories(tests, entry.code, constant.name)
    return tuple(dict.fromkeys([_sentence(story.name, entry.card.names.en) for story in found]))


def _sentence(test: str, name: str) -> str:
    """The name of a test read aloud; the card in it is called as it is."""
    words = test.removeprefix("test_").replace("_", " ")
    called = re.sub(rf"\b{re.escape(plain(name))}\b", lambda _: name, words)
    return called[:1].upper() + called[1:]
