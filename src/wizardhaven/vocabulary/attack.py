"""An attack as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wizardhaven.vocabulary.terms import Race

if TYPE_CHECKING:
    from wizardhaven.vocabulary.abilities import Ability


@dataclass(frozen=True)
class Attack:
    """What a company is met with: by a site, by a card, by those who hold prisoners. [GLO-008, PRS-18]

    Without a race it is made by the card itself, or by the agent who took the prisoners, or by whoever
    attacks first at the site. Without a number of
    strikes other words say who is struck. Something may be special about it. At a site, the attack of
    somebody who is abroad, or who is gone for good, is not there [SITE-16]; nor is one that somebody in play
    keeps away.
    """

    race: Race | None
    strikes: int
    prowess: int
    body: int | None = None
    abilities: tuple[Ability, ...] = ()
    manifestation_of: str | None = None
    unless_in_play: str | None = None
