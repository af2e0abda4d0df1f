"""What is true of an agent hazard: whether it lies face-down, and the way it has come. [AGT-03, AGT-23]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.values import Value

# To which creatures an agent has opened its site for the rest of the turn. [AGT-36, AGT-37]
CLOSED: Final = 0


TO_ITS_AUTOMATIC_ATTACKS: Final = 1


TO_FRIENDS_OF_HOME: Final = 2


@final
class Agent(Value):
    """A leaf of the table.

    `sites` is the trail of site cards, the last one is where the agent is; the first `shown` of them lie
    face-up. Without a site card it is at the home site named `at`, or at one not named yet. `acted` is the
    turn of its last agent action and `actions` how many it took then; `opened` says to which creatures it
    has opened its site in the turn `opened_in`. [AGT-14, AGT-18, AGT-21, AGT-35, AGT-42]

    By its `number` everybody can speak of an agent of which he knows nothing else. One that has `returned`
    home is at a home of its own, wherever it came into play. [AGT-32]
    """

    __slots__ = (
        "acted",
        "actions",
        "at",
        "card",
        "face_down",
        "number",
        "opened",
        "opened_in",
        "returned",
        "seat",
        "shown",
        "sites",
    )

    def __init__(self, card: CardId, seat: int) -> None:
        self.card = card
        self.seat = seat
        self.face_down = True
        self.sites: tuple[CardId, ...] = ()
        self.shown = 0
        self.at = ""
        self.acted = 0
        self.actions = 0
        self.opened = CLOSED
        self.opened_in = 0
        self.number = 0
        self.returned = False

    def copy(self) -> Agent:
        """A fresh leaf with the same contents."""
        fresh = Agent(self.card, self.seat)
        fresh.face_down = self.face_down
        fresh.sites = self.sites
        fresh.shown = self.shown
        fresh.at = self.at
        fresh.acted = self.acted
        fresh.actions = self.actions
        fresh.opened = self.opened
        fresh.opened_in = self.opened_in
        fresh.number = self.number
        fresh.returned = self.returned
        return fresh
