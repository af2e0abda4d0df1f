"""How a test says which rules it tells."""

from collections.abc import Callable
from typing import TypeVar

Story = TypeVar("Story")


def rule(*ids: str) -> Callable[[Story], Story]:
    """Mark a test as the story of these entries of the rulebook."""

    def mark(story: Story) -> Story:
        story.__dict__["rules"] = ids
        return story

    return mark
