"""What is told of somebody who is abroad, whatever the language."""

from wizardhaven.vocabulary.conditions import Both, Condition, There, Unless
from wizardhaven.vocabulary.such import AllOf, At, Named


def who_is_away(condition: Condition | None) -> str | None:
    """The name of somebody who must be in play, but not at the site that is spoken of."""
    if isinstance(condition, Both):
        match condition.conditions:
            case (There(Named((name,))), Unless(There(AllOf((Named((again,)), At()))))) if again == name:
                return name
            case _:
                return None
    return None
