"""Hazards that take characters prisoner. [PRS-01]"""

from dataclasses import dataclass

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import SiteType


@dataclass(frozen=True)
class TakesPrisoners:
    """A hazard host: a strike that succeeds does not harm the character but takes him prisoner. [PRS-09]

    He is held at a site of one of these types, or at the site where it happens if none is given; or at a
    home site of the agent who takes him, wherever that lies, and the agent goes there with him. His
    rescuers then face what the site has for automatic-attacks, if no others are given. Against the strike
    his prowess may be changed. In each of his untap phases he may have to take a body check with a
    modifier, for each ring he bears a roll may cost him the ring, and with a roll to which he adds his body
    he may escape.
    """

    held_at: tuple[SiteType | Mark, ...] = ()
    rescue_attacks: tuple[Attack, ...] = ()
    prowess: int = 0
    discards_rings: bool = False
    body_check: int | None = None
    ring_lost_below: int | None = None
    escapes_above: int | None = None


def is_at_agents_home(host: TakesPrisoners) -> bool:
    """Whether prisoners are held at a home site of the agent who has taken them. [PRS-03]"""
    return any([place is Mark.AT_A_HOME for place in host.held_at])
