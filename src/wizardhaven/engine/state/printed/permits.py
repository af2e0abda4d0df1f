"""What a card permits, sorted by who asks for it."""

from __future__ import annotations

from typing import Final, final

from wizardhaven.vocabulary.asked_for import least, says
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import types_of
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, Within
from wizardhaven.vocabulary.terms import Movement, SiteType, Stat

PLAYING: Final = (Deed.PLAY, Deed.PLAY_DISCARDED, Deed.PLAY_WITHOUT_TAPPING)


@final
class Demand:
    """For which hero sites minion cards are used: here, or for sites of these types; and by whom. [FW-59]"""

    __slots__ = ("by", "here", "stage_points", "types")

    def __init__(self, permit: Permit) -> None:
        self.by: Such | None = permit.by
        self.here = permit.where is Subject.SITE
        self.types: tuple[SiteType, ...] = types_of(permit.where) if permit.where is not None else ()
        self.stage_points = 0
        if permit.condition is not None:
            assert isinstance(permit.condition, Is), "it is asked only how far a player has come"
            self.stage_points = least(permit.condition.such, Stat.STAGE_POINTS) or 0


def of_deeds(permits: tuple[Permit, ...], deeds: tuple[Deed, ...]) -> tuple[Permit, ...]:
    """Those that are about one of these deeds."""
    return tuple([permit for permit in permits if permit.deed in deeds])


def plays_allies(permit: Permit) -> bool:
    """Whether it lets allies be played in a way that they do not say: this very one, or any. [SITE-22]"""
    if permit.deed not in PLAYING:
        return False
    return permit.what is Subject.THIS_CARD or says(permit.what, Sort.ALLY)


def opens_regions(permit: Permit) -> bool:
    """Whether creatures may be keyed to more regions by it. [MOV-28]"""
    return permit.deed is Deed.KEY and isinstance(permit.where, Within)


def is_journey(permit: Permit) -> bool:
    """Whether it lets a company move somewhere by Special Movement. [ORG-73]"""
    return permit.deed is Deed.MOVE and permit.by is None and not isinstance(permit.where, Movement)
