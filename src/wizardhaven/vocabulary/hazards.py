"""What holds for the hazards that are played on a company."""

from dataclasses import dataclass

from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment


@dataclass(frozen=True)
class Cancels:
    """Every attack against a company of the player's at the site is cancelled as soon as it begins.

    Perhaps only against a company of that side. Or every attack of such hazard creatures on the company, or
    only all those of the next so many of them. Or what events of these names do is cancelled, whosever
    they are; [TIM-39] if only so many are, the card leaves play at the end of a turn in which it has done so.
    """

    what: Such
    against: Alignment | None = None
    at_most: int | None = None
