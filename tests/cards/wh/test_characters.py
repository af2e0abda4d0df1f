"""Stories of the characters."""

import pytest

from tests.cards.le.test_characters import checked
from tests.cards.marks import card


@card("WH-5", "WH-10", "WH-11")
@pytest.mark.parametrize("name", ["Ill-favoured Fellow", "Sly Southerner", "Squint-eyed Brute"])
def test_a_nine_discards_a_half_orc(name: str) -> None:
    assert checked(name, 8).in_play
    assert checked(name, 9).is_discarded
    assert checked(name, 10).is_eliminated
