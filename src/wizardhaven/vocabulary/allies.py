"""What holds for allies: in combat, where they are played, and what they may do."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.such import Such


@dataclass(frozen=True)
class MayPlayAllies:
    """Allies may be played in a way that their own texts do not allow. [SITE-22]

    This very card, or any of the player's; perhaps only ones that are not unique and have that mind, or of
    which the character controls no copy. By the bearer, by a character of that name, or by anybody, perhaps
    only in a company of that size. Where they are playable anyway, or at such sites; tapped ones too, if that
    is said. Perhaps nothing taps for it, perhaps they may come from the discard pile.
    """

    at: Such | None = None
    tapped_too: bool = False
    this_card: bool = False
    common: bool = False
    mind: int | None = None
    no_copy: bool = False
    by_bearer: bool = False
    by: str | None = None
    company_size: int | None = None
    without_tapping: bool = False
    from_discard_pile: bool = False


@dataclass(frozen=True)
class InfluencesFactions:
    """The ally may try to win factions over as a character does. [INF-01]"""


@dataclass(frozen=True)
class AlliesMayFollow:
    """No restriction of movement holds for the hero allies that he controls. [ITM-06]"""


@dataclass(frozen=True)
class AlliesStayNear:
    """Allies are discarded in the Under-deeps, and where another haven is nearest than where they come from.

    That is the nearest haven of a site at which the ally may be played, by the site cards of its own side.
    [SET-07] Allies of some names are not meant.
    """

    but: tuple[str, ...] = ()


@dataclass(frozen=True)
class BecomesAlly:
    """With the character who took it, the card is an ally of that mind and body. [GLO-004]

    Its prowess is that of the creature off to the side with it, changed by so much. [OFF-01]
    """

    mind: int
    prowess: int
    body: int


OfAllies: TypeAlias = MayPlayAllies | InfluencesFactions | AlliesMayFollow | AlliesStayNear | BecomesAlly
