"""Ids and the small numbers that name states and places."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NewType

CardId = NewType("CardId", int)


CompanyId = NewType("CompanyId", int)


Lying = NewType("Lying", int)
"""How a card lies: upright, on its side, upside-down."""


Place = NewType("Place", int)
"""Where a card is: in one of its player's piles, in play, or on the way between them."""


NONE: Final = -1
"""No number, no seat, nobody; no card and no company have names of their own, and are equal to it."""


NO_CARD: Final = CardId(-1)


NO_COMPANY: Final = CompanyId(-1)


class Seat(IntEnum):
    """Who is asked: one of the two players, or chance. The server rolls for chance, tests script it."""

    FIRST = 0
    SECOND = 1
    DICE = 2


DICE: Final = 2


UNTAPPED: Final = Lying(0)


TAPPED: Final = Lying(1)


WOUNDED: Final = Lying(2)


INVERTED: Final = WOUNDED
"""A wounded character and an inverted event lie the same way: upside-down."""


GENERAL: Final = CardId(-1)
"""Controlled by general influence. [ORG-30]"""


UNCONTROLLED: Final = CardId(-2)
"""Controlled by nobody until his player's next organization phase. [ORG-31]"""


UNCHARGED: Final = CardId(-3)
"""Passes to general influence, which pays for him from his player's next organization phase on. [PRS-10]"""


# Where a card is. The order is that of the piles on the table.
POOL: Final = Place(0)


DECK: Final = Place(1)


HAND: Final = Place(2)


DISCARD: Final = Place(3)


SIDEBOARD: Final = Place(4)


LOCATION: Final = Place(5)


IN_PLAY: Final = Place(6)


POINTS: Final = Place(7)


STORED: Final = Place(8)


REMOVED: Final = Place(9)


OUT: Final = Place(10)


DECLARED: Final = Place(11)


ON_GUARD: Final = Place(12)


ASIDE: Final = Place(13)
"""Off to the side with a host, beside the normal playing area. [OFF-01]"""


PILES: Final = 14


PILE_NAMES: Final = (
    "pool",
    "play deck",
    "hand",
    "discard pile",
    "sideboard",
    "location deck",
    "in play",
    "marshalling point pile",
    "stored",
    "removed from play",
    "out of the game",
    "declared",
    "on-guard",
    "off to the side",
)
