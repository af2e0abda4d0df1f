"""What is special about facing an attack."""

from dataclasses import dataclass


@dataclass(frozen=True)
class AgainstOneCharacter:
    """All attacks of the creature are against the same character; strikes beyond one are excess strikes."""


@dataclass(frozen=True)
class CanceledByTapping:
    """Some attacks of the creature may be cancelled by tapping a character of the company for each.

    Perhaps even once their strikes have been assigned. If all are against one character, perhaps he may tap
    as well.
    """

    attacks: int = 1
    once_assigned: bool = False
    victim_may_tap: bool = False


@dataclass(frozen=True)
class WeaponsDoNotHelp:
    """No weapon adds to the prowess of whoever faces the attack.

    To stay untapped against it may cost more than usual. [CMB-26]
    """

    staying_untapped: int | None = None
