"""What only sites say: of those who come there, and of those who are there."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class TapsOnArrival:
    """An overt company, or a covert one, taps a character when the site is revealed as its new site.

    [MOV-06]
    """

    overt: bool


@dataclass(frozen=True)
class Refuge:
    """No minion company may attack another company at the site, and no Ringwraith may move there."""


@dataclass(frozen=True)
class OpenToAgents:
    """Agents may come into play at the site as characters, under direct influence. [ORG-33]"""


OfSites: TypeAlias = TapsOnArrival | Refuge | OpenToAgents
