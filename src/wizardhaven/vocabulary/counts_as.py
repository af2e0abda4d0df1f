"""What counts as something else: one word for all that is taken for what it is not by its own card."""

from dataclasses import dataclass

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Purpose


@dataclass(frozen=True)
class CountsAs:
    """Somebody or something counts as such a one, besides what it is or in place of it. [GLO-082, SET-07]

    The bearer, the company, the site, the region, the player, or all who are such. Perhaps only for some
    purposes, or while a condition holds. A region may count as several. [EVT-10, MOV-14, TIM-29]
    """

    as_: Such
    what: Such = Subject.BEARER
    purposes: tuple[Purpose, ...] = (Purpose.EVERYTHING,)
    condition: Condition | None = None
