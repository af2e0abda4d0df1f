"""How a test says which cards it tells about."""

from collections.abc import Callable
from typing import TypeVar

Story = TypeVar("Story")


def card(*codes: str) -> Callable[[Story], Story]:
    """Mark a test as a story of the cards with these codes."""

    def mark(story: Story) -> Story:
        story.__dict__["cards"] = codes
        return story

    return mark
