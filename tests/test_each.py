"""A story of many things misses none of them."""

import pytest

from tests.each import of_each


def test_everything_that_is_wrong_is_named_with_what_is_wrong_about_it() -> None:
    looked_at: list[int] = []

    @of_each(lambda: range(6), named=lambda number: f"number {number}")
    def story(number: int) -> None:
        looked_at.append(number)
        assert number % 3, f"{number} is a multiple"
        assert 10 // (number - 4)

    with pytest.raises(AssertionError) as failed:
        story()

    assert looked_at == [0, 1, 2, 3, 4, 5]
    for fault in (
        "3 of 6:",
        "number 0: 0 is a multiple",
        "number 3: 3 is a multiple",
        "number 4: ZeroDivisionError",
    ):
        assert fault in str(failed.value)


def test_a_story_of_nothing_fails() -> None:
    @of_each(lambda: ())
    def story(thing: object) -> None:
        assert thing

    with pytest.raises(AssertionError, match="nothing to tell of"):
        story()
