"""What could be changed in a deck, out of the numbers of its games: at most five things."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from wizardhaven.lab.figures import TOO_FEW, CardFigures, LabFigures

MOST: Final = 5
SELDOM: Final = 0.1
OFTEN: Final = 0.5


class Sign(Enum):
    """What the numbers of a card say."""

    IDLE = "idle"
    """Drawn in many games and hardly ever played."""
    STUCK = "stuck"
    """Still in the hand when many games end."""
    WINNING = "winning"
    """The deck fares better where it is played, and the intervals lie apart."""
    LOSING = "losing"


@dataclass(frozen=True)
class Change:
    """A card worth a thought: so many times in so many games."""

    sign: Sign
    card: str
    times: int
    games: int


def changes(found: LabFigures) -> tuple[Change, ...]:
    """The strongest signs first; nothing is said of a card with few games."""
    enough = [card for card in found.cards if card.drawn >= TOO_FEW]
    signs = [_idle(enough), _stuck(enough), _decisive(enough)]
    taken: dict[str, Change] = {}
    for place in range(MOST):
        for each in signs:
            if place < len(each):
                taken.setdefault(each[place].card, each[place])
    return tuple(taken.values())[:MOST]


def _idle(cards: Sequence[CardFigures]) -> list[Change]:
    seldom = [card for card in cards if card.played <= card.drawn * SELDOM]
    return [
        Change(Sign.IDLE, card.code, card.played, card.drawn)
        for card in sorted(seldom, key=lambda card: (card.played - card.drawn, card.code))
    ]


def _stuck(cards: Sequence[CardFigures]) -> list[Change]:
    often = [card for card in cards if card.stuck > card.drawn * OFTEN]
    return [
        Change(Sign.STUCK, card.code, card.stuck, card.drawn)
        for card in sorted(often, key=lambda card: (-card.stuck, card.code))
    ]


def _decisive(cards: Sequence[CardFigures]) -> list[Change]:
    decisive = [card for card in cards if card.is_decisive]
    return [
        Change(
            Sign.WINNING if card.when_played.share > card.when_not.share else Sign.LOSING,
            card.code,
            round(card.when_played.won),
            card.when_played.games,
        )
        for card in sorted(decisive, key=lambda card: -abs(card.when_played.share - card.when_not.share))
    ]
