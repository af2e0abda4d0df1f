"""The table as it is sent: the codes that the page must know the faces of."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import Raw

from tests.protocol.games import positions
from wizardhaven.protocol.pictures import Snapshot
from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.snapshot import Moment, codes_in
from wizardhaven.text.language import Language

EVERY = 5
"""One position in so many is looked at."""


def codes_read_back(picture: Snapshot) -> set[str]:
    """The codes in the view and in the sums, found by reading all that was written."""
    return {*walked(msgspec.json.decode(picture.view)), *walked(msgspec.json.decode(picture.ledgers))}


def walked(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("code"), str):
            yield value["code"]
        for inner in value.values():
            yield from walked(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from walked(inner)


@pytest.mark.parametrize("seed", [3, 17])
def test_the_codes_found_in_what_is_written_are_those_that_reading_it_finds(seed: int) -> None:
    looked = 0
    for number, game in enumerate(positions(seed)):
        if number % EVERY == 0:
            moment = Moment(game)
            for seat in (0, 1, None):
                picture = moment.seen_by(seat, number, list(Language)[number % 3])
                assert picture.codes == codes_read_back(picture)
                looked += len(picture.codes)
    assert looked > 1000


def test_no_text_is_taken_for_a_code() -> None:
    text = Text('{"code":"tw-1"} and "code":"tw-2" and \\"code\\":\\"tw-3\\"')
    assert codes_in(Raw(msgspec.json.encode(text))) == set()
