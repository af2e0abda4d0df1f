"""Declarations waiting to resolve: the chain of effects. [TIM-42]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.ids import NO_CARD, CardId
from wizardhaven.engine.state.keyed import NO_KEY, Keyed
from wizardhaven.engine.state.lasting import NO_AIM, Aim
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.terms import Skill

# What was declared.
CARD_USE: Final = 0
"""A card from hand, by one of its uses."""


ABILITY: Final = 1
"""An ability of a card in play."""


CREATURE_PLAY: Final = 2


SITE_PLAY: Final = 3
"""An item, ally or faction played at a site."""


ON_GUARD_PLAY: Final = 4


INFLUENCE: Final = 5
"""An attempt on a card of the opponent's."""


PASSIVE: Final = 6
"""Something that happens by itself."""


ATTACK_BEGINS: Final = 7


ITEM_USE: Final = 8
"""A character begins to use an item he bears. [ITM-03]"""


AGENT_PLAY: Final = 9
"""An agent is put down face-down. [MOV-24]"""


AGENT_ACTION: Final = 10
"""An agent moves, heals, untaps, hides or opens its site. [AGT-19]"""


RING_TEST: Final = 11
"""A gold ring is tested because of where it is. [ITM-19, ITM-20]"""


@final
class Declaration(Value):
    """An action that has been declared and paid for; it resolves when both players have no answer.

    `number` is the use or ability meant, `keyed` how a creature is played; `user` the character who uses
    or plays the card, or the card that has reserved a creature; `needed` the skill that playing it took;
    `counted` whether it counts against the hazard limit. [MOV-16, MOV-28]
    """

    __slots__ = ("aim", "card", "counted", "keyed", "kind", "needed", "number", "seat", "user")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: CardId,
        number: int = 0,
        user: CardId = NO_CARD,
        aim: Aim = NO_AIM,
        needed: Skill | None = None,
        counted: bool = False,
        keyed: Keyed = NO_KEY,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.number = number
        self.user = user
        self.aim = aim
        self.needed = needed
        self.counted = counted
        self.keyed = keyed

    @property
    def shown(self) -> CardId:
        """The card that is revealed with an influence attempt, which its number means. [INF-08]"""
        return CardId(self.number)
