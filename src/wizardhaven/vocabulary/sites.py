"""What only sites say: of those who come there, and of those who are there."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.terms import ItemClass, Race


@dataclass(frozen=True)
class Refuge:
    """No minion company may attack another company at the site, and no Ringwraith may move there."""


@dataclass(frozen=True)
class OpenToAgents:
    """Agents may come into play at the site as characters, under direct influence. [ORG-33]"""


@dataclass(frozen=True)
class FirstItemSparesSite:
    """The first item of such a class that is played at the site in a turn does not tap it. [SITE-24]"""

    item_class: ItemClass


@dataclass(frozen=True)
class BarsNewcomers:
    """No character may be brought into play at the site unless he is at home there. [ORG-27]

    Those of some races perhaps may.
    """

    but: tuple[Race, ...] = ()


@dataclass(frozen=True)
class KeepsNothing:
    """Nothing can be stored at the site, though it is a haven. [ORG-53]"""


@dataclass(frozen=True)
class TestsGoldRings:
    """Each gold ring at the site is tested at the beginning of its player's end-of-turn phase. [ITM-20]"""


@dataclass(frozen=True)
class NeverLeavesPlay:
    """The site, once in play, is neither discarded nor goes back to the location deck. [MOV-44]"""


OfSites: TypeAlias = (
    Refuge
    | OpenToAgents
    | FirstItemSparesSite
    | BarsNewcomers
    | KeepsNothing
    | TestsGoldRings
    | NeverLeavesPlay
)
