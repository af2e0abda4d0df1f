"""What holds for somebody who has taken another shape."""

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
