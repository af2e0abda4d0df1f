"""What is true of a player in a scene, whatever cards he has where."""

from __future__ import annotations

from typing import TypeVar

from wizardhaven.engine.values import KINDS, Table
from wizardhaven.errors import ImpossiblePosition
from wizardhaven.scenario.piles import Piles
from wizardhaven.vocabulary.terms import PlayerKind

T = TypeVar("T")


class Player(Piles):
    """Who he is, and what has become of him so far."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self.is_overdrawn = False

    def _set(self, both: tuple[T, T], own: T) -> tuple[T, T]:
        return (own, both[1]) if self.seat == 0 else (both[0], own)

    def plays(self, kind: PlayerKind, declared: str = "") -> None:
        """The player is of this kind; a Fallen-wizard has been declared before the game. [SET-03, FW-06]"""
        self.table.kinds = self._set(self.table.kinds, KINDS[kind])
        self.declares(declared)

    def declares(self, name: str) -> None:
        """The player has declared this Fallen-wizard before the game. [FW-06]"""
        self.table.declared = self._set(self.table.declared, name)

    def avatar_revealed(self, name: str) -> None:
        """The player has revealed this avatar earlier in the game."""
        self.table.revealed_avatars = self._set(self.table.revealed_avatars, name)

    def avatar_eliminated(self) -> None:
        """The player’s avatar has been eliminated. [WIN-43]"""
        self.table.eliminated_avatars = self._set(self.table.eliminated_avatars, own=True)

    def exhausted(self, times: int) -> None:
        """The player’s deck has run out so often."""
        if times < 0:
            raise ImpossiblePosition(f"No play deck has run out {times} times.")
        self.table.exhaustions = self._set(self.table.exhaustions, times)

    def overdrawn(self) -> None:
        """His characters may take more influence than there is, as after a rescue. [ORG-31, ORG-81]"""
        self.is_overdrawn = True

    def stage_points(self, points: int) -> None:
        """A Fallen-wizard has so many stage points more than his cards give him. [FW-26]"""
        if not self.table.kinds[self.seat].has_stage_cards or points < 0:
            raise ImpossiblePosition("Only a Fallen-wizard has stage points, and none below zero.")
        self.table.other_stage_points = self._set(self.table.other_stage_points, points)
