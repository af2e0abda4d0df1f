"""What is true of a player in a scene, whatever cards he has where."""

from __future__ import annotations

from typing import TypeVar

from wizardhaven.engine.changes.control import lay_on_board
from wizardhaven.engine.state.ids import OUT
from wizardhaven.engine.state.table import Table
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.piles import Piles
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.terms import Alignment, Length, PlayerKind
from wizardhaven.vocabulary.terms import Side as CardSide

STRAYING = "XX-STAGE"
"""The code of the invented card that gives a player the stage points which a scene says he has."""

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
        self.table.kinds = self._set(self.table.kinds, kind)
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
        self.table.exhaustions = self._set(self.table.exhaustions, times)

    def overdrawn(self) -> None:
        """His characters may take more influence than there is, as after a rescue. [ORG-31, ORG-81]"""
        self.is_overdrawn = True

    def stage_points(self, points: int) -> Piece:
        """A Fallen-wizard has so many stage points more, from a card that does nothing else. [FW-26]"""
        straying = Event(
            STRAYING,
            "Stage Points",
            CardSide.RESOURCE,
            Length.PERMANENT,
            uses=(),
            stage_points=points,
            alignment=Alignment.FALLEN_WIZARD,
        )
        piece = self._new(straying, OUT)
        lay_on_board(self.table, piece.id)
        self.table.facts.clear()
        return piece
