"""How a creature or an automatic-attack attacks, and what comes of it."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.such import Such


@dataclass(frozen=True)
class TapsLesserMinds:
    """Whoever has faced a strike taps after it, if his mind is not above its prowess. [CMB-38]

    Not if the strike was cancelled.
    """


@dataclass(frozen=True)
class Guards:
    """Such sites have one more automatic-attack, behind their own. [SITE-11]

    Or it is the site that the card lies on, in all its versions.
    """

    attack: Attack
    where: Such | None = None


OfAttacks: TypeAlias = TapsLesserMinds | Guards
