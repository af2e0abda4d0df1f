"""What holds for an ally in combat."""

from dataclasses import dataclass


@dataclass(frozen=True)
class InAttacks:
    """How the ally fares when its company is attacked.

    It cannot be attacked; or not by automatic-attacks, nor by hazards keyed to its site; or it must be
    assigned a strike before its controller is, and counts as untapped for it. [CMB-20]
    """

    never: bool = False
    never_at_sites: bool = False
    struck_first: bool = False
