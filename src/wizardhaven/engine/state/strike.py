"""A strike against one character or ally. [CMB-18]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.ids import NO_CARD, CardId
from wizardhaven.engine.state.parts import Added
from wizardhaven.engine.state.values import Value

# What became of a strike.
WAITING: Final = 0


CANCELED: Final = 1


INEFFECTUAL: Final = 2


FAILED: Final = 3


DEFEATED: Final = 4


SUCCESSFUL: Final = 5


NOBODY: Final = CardId(-2)
"""No host takes the defender of this strike prisoner, whatever the attack does."""


@final
class Strike(Value):
    """A strike against one character or ally, with what changes it for this sequence alone. [CMB-38]

    `modifier` and `body` are added to the defender's prowess and body; `added` tells what the modifier is
    made of. `rolled` is what the attacking player has rolled for an agent or an attacking character. Between
    two companies the strike is made by an `attacker`, who has the same changes of his own. `captor` is the
    hazard host that takes the defender prisoner if the strike is successful. [CMB-31, CVC-14, CMB-62] One who
    rolls `twice` uses the better roll. `awaited` are the cards that wait for what becomes of the strike,
    `crushing` those that lower the body of a wounded defender, each with the number by which it goes. The
    body of the strike itself is changed by `own_body`; whoever is `at_risk` makes a body check as well if it
    succeeds. If a `bloody` one fails, which a card has made so, the defender makes a body check; one that is
    `bodiless` has no body.
    """

    __slots__ = (
        "added",
        "at_risk",
        "attacker",
        "attacker_added",
        "attacker_body",
        "attacker_modifier",
        "attacker_no_tap",
        "attacker_skill_used",
        "attacker_twice",
        "awaited",
        "bloody",
        "bodiless",
        "body",
        "captor",
        "crushing",
        "defender",
        "modifier",
        "no_tap",
        "own_body",
        "result",
        "rolled",
        "skill_used",
        "twice",
    )

    def __init__(self, defender: CardId, attacker: CardId = NO_CARD) -> None:
        self.defender = defender
        self.attacker = attacker
        self.result = WAITING
        self.modifier = 0
        self.added: tuple[Added, ...] = ()
        self.no_tap = False
        self.body = 0
        self.own_body = 0
        self.bloody: CardId = NO_CARD
        self.bodiless = False
        self.at_risk: CardId = NO_CARD
        self.captor: CardId = NO_CARD
        self.skill_used = False
        self.rolled = 0
        self.attacker_modifier = 0
        self.attacker_added: tuple[Added, ...] = ()
        self.attacker_no_tap = False
        self.attacker_body = 0
        self.attacker_skill_used = False
        self.twice = False
        self.attacker_twice = False
        self.awaited: tuple[CardId, ...] = ()
        self.crushing: tuple[tuple[CardId, int], ...] = ()

    def copy(self) -> Strike:
        """A fresh leaf with the same contents."""
        fresh = Strike(self.defender, self.attacker)
        fresh.result = self.result
        fresh.modifier = self.modifier
        fresh.added = self.added
        fresh.no_tap = self.no_tap
        fresh.body = self.body
        fresh.own_body = self.own_body
        fresh.bloody = self.bloody
        fresh.bodiless = self.bodiless
        fresh.at_risk = self.at_risk
        fresh.captor = self.captor
        fresh.skill_used = self.skill_used
        fresh.rolled = self.rolled
        fresh.attacker_modifier = self.attacker_modifier
        fresh.attacker_added = self.attacker_added
        fresh.attacker_no_tap = self.attacker_no_tap
        fresh.attacker_body = self.attacker_body
        fresh.attacker_skill_used = self.attacker_skill_used
        fresh.twice = self.twice
        fresh.attacker_twice = self.attacker_twice
        fresh.awaited = self.awaited
        fresh.crushing = self.crushing
        return fresh
