"""What attacks besides what sites have themselves."""

from dataclasses import dataclass

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.such import Such


@dataclass(frozen=True)
class Guards:
    """Such sites have one more automatic-attack, behind their own. [SITE-11]

    Or it is the site that the card lies on, in all its versions.
    """

    attack: Attack
    where: Such | None = None
