"""One story told of many things: it fails once, and names everything of which it is not true."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Thing = TypeVar("Thing")


def of_each(
    things: Callable[[], Iterable[Thing]], named: Callable[[Thing], str] = str
) -> Callable[[Callable[[Thing], None]], Callable[[], None]]:
    """Tells a story of each of the things, which are asked for when it is told."""

    def of_all(story: Callable[[Thing], None]) -> Callable[[], None]:
        def told() -> None:
            cases = list(things())
            assert cases, "there is nothing to tell of"
            faults = [fault for case in cases for fault in faults_of(story, case, named)]
            assert not faults, f"{len(faults)} of {len(cases)}:\n" + "\n".join(faults)

        told.__name__, told.__doc__, told.__module__ = story.__name__, story.__doc__, story.__module__
        return told

    return of_all


def faults_of(story: Callable[[Thing], None], case: Thing, named: Callable[[Thing], str]) -> list[str]:
    """What is wrong with one of them, if anything is."""
    try:
        story(case)
    except Exception as error:  # noqa: BLE001  whatever is wrong with one, all others are looked at as well
        kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
        return [f"{named(case)}: {kind}{error}"]
    return []
