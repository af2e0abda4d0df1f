"""What a use says of its user, read once: it is asked whenever anything might be played."""

from __future__ import annotations

from typing import Final, final

from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.effects import Become, Tap
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Moment, State


@final
class Using:
    """Whether the user must tap, which skill he needs, and whether allies count as characters for it.

    They do if it is about combat, or if it heals. [SITE-28]
    """

    __slots__ = ("for_allies", "skill", "taps", "use")

    def __init__(self, use: Use) -> None:
        self.use = use
        self.skill = skill_in(use.user) if use.user is not None else None
        self.taps = any([isinstance(cost, Tap) and cost.what is Subject.USER for cost in use.costs])
        heals = any([isinstance(effect, Become) and effect.state is State.WELL for effect in use.effects])
        self.for_allies = heals or use.when in (Moment.ATTACK, Moment.STRIKE)


USING: Final[dict[int, Using]] = {}
"""By the id of the use, which is kept there, so that no other has the same."""


def using(use: Use) -> Using:
    """What the use says, as it was read when it was asked for the first time."""
    known = USING.get(id(use))
    if known is None:
        known = Using(use)
        USING[id(use)] = known
    return known
