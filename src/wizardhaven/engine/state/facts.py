"""What just happened, as values; together they are the game's log.

A card is *played* when its player has brought it from his hand into play or to its effect; what he declared
has *resolved* when it takes effect; and a card *came into play* by whatever means. [GLO-077, GLO-079]
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.values import Value


class Happening(Enum):
    """The sorts of fact."""

    TURN_BEGAN = "turn began"
    PHASE_BEGAN = "phase began"
    NAMED_HIMSELF = "named himself"
    WIZARD_EXCHANGED = "exchanged a Wizard"
    DRAFTED = "drafted"
    SET_ASIDE = "set aside"
    DREW = "drew"
    EXHAUSTED = "exhausted the play deck"
    SHUFFLED = "shuffled"
    SHUFFLED_BACK = "shown and shuffled back"
    DECLARED = "declared"
    RESOLVED = "resolved"
    NEGATED = "negated"
    PLAYED = "played"
    CAME_INTO_PLAY = "came into play"
    TAPPED = "tapped"
    UNTAPPED = "untapped"
    WOUNDED = "wounded"
    HEALED = "healed"
    INVERTED = "inverted"
    DISCARDED = "discarded"
    DISCARDED_FROM_HAND = "discarded from hand"
    ELIMINATED = "eliminated"
    REMOVED = "removed from play"
    RETURNED_TO_HAND = "returned to hand"
    RETURNED_TO_LOCATION_DECK = "returned to the location deck"
    STORED = "stored"
    TRANSFERRED = "transferred"
    GAINED_ITEM = "gained an item"
    PLACED_WITH = "placed with"
    BEGAN_TO_USE = "began to use"
    SIDEBOARDED = "took from the sideboard"
    FETCHED = "fetched"
    TURNED_UP = "turned up"
    LOOKED_AT = "looked at"
    LAID_ON_DECK = "laid on a play deck, or beneath it"
    BECAME_FOLLOWER = "became a follower"
    BECAME_FREE = "came under general influence"
    LOST_CONTROLLER = "lost his controller"
    PUT_ASIDE = "put off to the side"
    TAKEN_PRISONER = "taken prisoner"
    SET_FREE = "set free"
    COMPANY_CHANGED = "company changed"
    MOVEMENT_PLANNED = "movement planned"
    SITE_REPLACED = "site replaced"
    SITE_EXCHANGED = "site exchanged for another version"
    SITE_REVEALED = "site revealed"
    COMPANY_RETURNED = "company returned to its site of origin"
    COMPANY_STAYED = "company could not move on"
    COMPANY_ARRIVED = "company arrived"
    HAZARD_LIMIT_SET = "hazard limit set"
    ON_GUARD_PLACED = "placed on-guard"
    ON_GUARD_DISCARDED = "discarded from on-guard"
    ON_GUARD_REVEALED = "revealed on-guard"
    AGENT_REVEALED = "agent revealed"
    AGENT_HIDDEN = "agent turned face-down"
    AGENT_MOVED = "agent moved"
    AGENT_RETURNED_HOME = "agent returned home"
    AGENT_TAKEN_BACK = "agent taken back to hand"
    SITE_OPENED = "site opened to creatures by an agent"
    SITE_ENTERED = "site entered"
    ATTACK_BEGAN = "attack began"
    ATTACK_CANCELED = "attack canceled"
    ATTACK_DEFEATED = "attack defeated"
    ATTACK_ENDED = "attack ended"
    STRIKE_ASSIGNED = "strike assigned"
    STRIKE_CANCELED = "strike canceled"
    STRIKE_FAILED = "strike failed"
    STRIKE_INEFFECTUAL = "strike ineffectual"
    STRIKE_SUCCEEDED = "strike succeeded"
    ROLLED = "rolled"
    CHECK_PASSED = "corruption check passed"
    CHECK_FAILED = "corruption check failed"
    WIZARD_FELL = "wizard fell"
    INFLUENCE_SUCCEEDED = "influence succeeded"
    INFLUENCE_FAILED = "influence failed"
    RING_TESTED = "ring tested"
    LASTING_BEGAN = "lasting effect began"
    LASTING_ENDED = "lasting effect ended"
    CALLED = "called the end"
    GAME_ENDED = "game ended"


OPENLY: Final = 1
"""The number of a card's being fetched where everybody has seen which one it was."""


ONTO_DECK: Final = 1


PAID: Final = 2
"""The number of a card's being discarded from hand: on top of the play deck, or to pay for something."""


PAID_UNSEEN: Final = 3
"""The same, to pay for something that does not ask for a sort of card: nobody is shown which it was."""


BOTH_WIN: Final = 1
"""The number of a game's end if it is tied and won by both. [WIN-56]"""


@final
class Fact(Value):
    """One happening: to which card, together with which other card, by whom, how much."""

    __slots__ = ("card", "kind", "number", "other", "seat")

    def __init__(
        self,
        kind: Happening,
        card: CardId = NO_CARD,
        other: CardId = NO_CARD,
        seat: int = NONE,
        number: int = 0,
    ) -> None:
        self.kind = kind
        self.card = card
        self.other = other
        self.seat = seat
        self.number = number

    @property
    def company(self) -> CompanyId:
        """The company to which it happened, where its number means one."""
        return CompanyId(self.number)

    @property
    def giver(self) -> CardId:
        """Who gave the card to the other, which its number means."""
        return CardId(self.number)
