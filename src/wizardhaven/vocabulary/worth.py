"""What a card says of the points that such cards are worth, taken apart."""

from __future__ import annotations

from typing import final

from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Such, With, parts
from wizardhaven.vocabulary.terms import Points, Stat, State
from wizardhaven.vocabulary.whose import is_of_characters


def is_worth(change: Modify) -> bool:
    """Whether it says what cards are worth: such cards of a player's, or whoever bears the card."""
    if change.what is not Stat.MARSHALLING_POINTS or change.of is State.ELIMINATED:
        return False
    return not is_of_characters(change)


@final
class Valued:
    """Such cards of a player's are worth so many points each, their full points, or so many more. [FW-46]

    Of those that fall while the card is in play it is said for good. Perhaps it is only said when the game
    ends; of the opponent's cards, or up to a most, nothing else makes them worth more.
    """

    __slots__ = (
        "at_end",
        "change",
        "condition",
        "for_good",
        "more",
        "of",
        "of_opponent",
        "points",
        "regardless",
    )

    def __init__(self, change: Modify) -> None:
        said = parts(change.of)
        fallen = any([part is Points.KILL for part in said])
        self.change = change
        self.condition = change.condition
        self.more = change.by if change.how is How.ADD and isinstance(change.by, int) else 0
        self.points = change.by if change.how is How.SET and isinstance(change.by, int) else None
        self.at_end = any([part is Mark.AT_THE_END for part in said])
        self.for_good = fallen and any([part is Mark.LATER for part in said])
        self.of_opponent = any([_is_of_opponent(part) for part in said])
        self.regardless = change.most is not None
        rest = [part for part in said if not _is_of_opponent(part) and part is not Mark.AT_THE_END]
        rest = [part for part in rest if not self.for_good or part is not Mark.LATER]
        self.of: Such = rest[0] if len(rest) == 1 else AllOf(tuple(rest))


def _is_of_opponent(part: Such) -> bool:
    return isinstance(part, With) and part.whom is Subject.OPPONENT
