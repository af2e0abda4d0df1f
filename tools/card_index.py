"""Says the index of all cards, what they say, and what the library finds, for the tests of the page."""

from __future__ import annotations

import sys

import msgspec

from tools.queries import asked_for, hits
from wizardhaven.catalogue.search.wording import wording
from wizardhaven.server.catalogue.index import index
from wizardhaven.text.language import Language

if __name__ == "__main__":
    texts = {language.value: wording(language) for language in Language}
    found = [hits(asked) for asked in asked_for()]
    sys.stdout.buffer.write(msgspec.json.encode({"index": index(), "texts": texts, "hits": found}))
