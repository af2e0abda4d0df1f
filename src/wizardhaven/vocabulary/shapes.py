"""What holds for somebody who has taken another shape."""

from dataclasses import dataclass

from wizardhaven.vocabulary.terms import Skill


@dataclass(frozen=True)
class TakesShape:
    """The bearer has these numbers and skills in place of his own; he may bear items but use none. [ITM-01]

    Another number than usual may come off his prowess if he does not tap to face a strike. [CMB-26]
    """

    prowess: int
    body: int
    direct_influence: int
    general_influence: int
    skills: tuple[Skill, ...]
    staying_untapped: int = -3
