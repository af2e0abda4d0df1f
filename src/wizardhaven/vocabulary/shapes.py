"""What somebody or something becomes: another shape, or an ally."""

from dataclasses import dataclass

from wizardhaven.vocabulary.terms import Skill


@dataclass(frozen=True)
class TakesShape:
    """The bearer has these numbers and skills in place of his own; he bears items but uses none. [ITM-01]"""

    prowess: int
    body: int
    direct_influence: int
    general_influence: int
    skills: tuple[Skill, ...]


@dataclass(frozen=True)
class BecomesAlly:
    """With the character who took it, the card is an ally of that mind and body. [GLO-004]

    Its prowess is that of the creature off to the side with it, changed by so much. [OFF-01]
    """

    mind: int
    prowess: int
    body: int
