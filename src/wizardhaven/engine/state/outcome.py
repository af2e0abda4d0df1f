"""How a game ended. [WIN-01]"""

from __future__ import annotations

from enum import Enum
from typing import final

from wizardhaven.engine.state.values import Value


class Ending(Enum):
    """The ways in which a game ends."""

    RECKONING = "the final reckoning"
    ONE_RING = "The One Ring"
    AVATAR_ELIMINATED = "an avatar eliminated"
    """Where a printed edition lets that decide. [WIN-02]"""
    BOTH_AVATARS_ELIMINATED = "both avatars eliminated"
    """Then nobody has won. [WIN-35]"""
    BOTH_WON = "a tie that both win"
    """As The Wizards Unlimited has it. [WIN-56]"""
    DICE = "the dice"
    """Where a single winner was wanted. [WIN-35, WIN-56]"""


@final
class Outcome(Value):
    """Who has won, if anybody, and the final totals. [WIN-55, WIN-56]"""

    __slots__ = ("ending", "totals", "winner")

    def __init__(self, ending: Ending, winner: int, totals: tuple[int, int]) -> None:
        self.ending = ending
        self.winner = winner
        self.totals = totals
