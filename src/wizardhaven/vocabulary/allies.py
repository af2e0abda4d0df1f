"""What holds for an ally in combat."""

from dataclasses import dataclass


@dataclass(frozen=True)
class NotAttacked:
    """The card cannot be attacked; or not by automatic-attacks, nor by hazards keyed to its site."""

    only_at_sites: bool = False


@dataclass(frozen=True)
class StruckFirst:
    """The ally must be assigned a strike before its controller is, and counts as untapped for it. [CMB-20]"""
