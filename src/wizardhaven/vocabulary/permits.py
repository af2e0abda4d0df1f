"""What is permitted though other rules would not let it: one word for all deeds."""

from __future__ import annotations

from dataclasses import dataclass

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import ANYTHING, Such


@dataclass(frozen=True)
class Permit:
    """Somebody may do that, or it may be done with such cards, though other rules would not let them.

    `what` is played, used, keyed, brought into play, influenced, or moved through: the site path of Special
    Movement. `where` says at which sites, to which, or by which movement. `by` says who may, if it is not
    whoever the card lies on or belongs to. Perhaps only while a condition holds; and `then` something holds
    for whoever does it. From afar unused general influence, changed so and rounded up, stands for direct
    influence, less one for each region on the way, both ends counted. [SITE-22, ORG-05, ORG-33, ORG-38,
    ORG-45, ORG-53, ORG-73, MOV-04, MOV-12, MOV-27, AGT-20, AGT-27, END-07, FW-20, FW-59, INF-05, OFF-01]
    """

    deed: Deed
    what: Such = ANYTHING
    where: Such | None = None
    condition: Condition | None = None
    by: Such | None = None
    then: tuple[Forbid | Modify | Permit, ...] = ()


def permits(word: object, *deeds: Deed) -> bool:
    """Whether it is a permission for one of these deeds."""
    return isinstance(word, Permit) and word.deed in deeds
