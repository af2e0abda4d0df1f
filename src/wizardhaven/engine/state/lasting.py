"""Effects that outlive their cause: on what, until when. [TIM-38]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.keyed import NO_KEY, Keyed
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Skill

# What an action is aimed at, or an effect lies on.
NOTHING: Final = 0


CARD: Final = 1


COMPANY: Final = 2


REGION: Final = 3


AUTOMATIC_ATTACK: Final = 4


ATTACK: Final = 5


STRIKE: Final = 6


CHECK: Final = 7


ATTEMPT: Final = 8


DECLARATION: Final = 9


LASTING: Final = 10


CREATURE_TYPE: Final = 11


AGENT: Final = 12
"""An agent by its number: what it is its player alone knows."""


OF_COMPANIES: Final = (COMPANY, REGION, ATTACK, CREATURE_TYPE)
"""What is known by the company that it is about."""


@final
class Aim(Value):
    """What is meant: a kind of thing, its number and, where needed, a name or a second number.

    A creature that is sent against a company is `keyed` to something. [MOV-28]
    """

    __slots__ = ("index", "keyed", "kind", "name", "number")

    def __init__(
        self, kind: int, number: int = -1, index: int = -1, name: str = "", keyed: Keyed = NO_KEY
    ) -> None:
        self.kind = kind
        self.number = number
        self.index = index
        self.name = name
        self.keyed = keyed

    @property
    def card(self) -> CardId:
        """The card that is meant, or by which something else is known; NO_CARD if it is not aimed."""
        assert self.kind not in (COMPANY, REGION, CREATURE_TYPE)  # what lasts on an attack has its source
        return CardId(self.number)

    @property
    def company(self) -> CompanyId:
        """The company that is meant, or whose way or attack is."""
        assert self.kind in OF_COMPANIES
        return CompanyId(self.number)

    @property
    def strike(self) -> CardId:
        """The character whose strike is meant."""
        assert self.kind == STRIKE
        return CardId(self.number)

    @property
    def other(self) -> CardId:
        """A second card, where the index is one: who taps for the first, or is named with it."""
        return CardId(self.index)


NO_AIM: Final = Aim(NOTHING)


@final
class Lasting(Value):
    """Something that holds until the end of the turn, and what it took to bring it about.

    If `until_untap` is a seat it holds until that player's next untap phase, or through his organization
    phase; `as_long_event` it holds as long as a hazard long-event of its player's would. [EVT-08] What is
    `further` changes the same attacks as the one before it, and counts as one with it.
    """

    __slots__ = (
        "as_long_event",
        "environment",
        "further",
        "needed",
        "on",
        "source",
        "standing",
        "through_organization",
        "until_untap",
    )

    def __init__(
        self,
        source: CardId,
        standing: Standing,
        on: Aim,
        needed: Skill | None,
        environment: bool,
        until_untap: int = NONE,
        as_long_event: bool = False,
        through_organization: bool = False,
        further: bool = False,
    ) -> None:
        self.source = source
        self.standing = standing
        self.on = on
        self.needed = needed
        self.environment = environment
        self.until_untap = until_untap
        self.as_long_event = as_long_event
        self.through_organization = through_organization
        self.further = further
