"""What keeps cards from being played or used."""

from dataclasses import dataclass

from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Keyword, PlayerKind, Skill


@dataclass(frozen=True)
class BarsCards:
    """No card with one of these words can be played. [TIM-10]

    Or nobody can use one who is at a site in such regions, or on a way through one; there he perhaps lacks a
    skill as well. Some players are spared. Or no resource that needs a skill can be played for the company.
    Or no card of one of these names, and those in play are discarded. [TIM-73]
    """

    keywords: tuple[Keyword, ...] = ()
    around: Such | None = None
    losing: Skill | None = None
    spares: tuple[PlayerKind, ...] = ()
    needing: Skill | None = None
    names: tuple[str, ...] = ()
