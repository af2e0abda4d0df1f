"""What is told of somebody who is abroad, whatever the language."""

from wizardhaven.vocabulary.conditions import Both, Condition, InPlay, Unless


def who_is_away(condition: Condition | None) -> str | None:
    """The name of somebody who must be in play, but not at the site that is spoken of."""
    if isinstance(condition, Both):
        match condition.conditions:
            case (InPlay(name, None), Unless(InPlay(again, at))) if again == name and at is not None:
                return name
            case _:
                return None
    return None
