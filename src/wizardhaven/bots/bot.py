"""What a bot is: a seat view and the options in, one of them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wizardhaven.engine.values import Action
from wizardhaven.view.seat_view import View


class Bot(Protocol):
    """A player that is a program and sits at one seat of one game; whatever can choose is one."""

    looks: bool
    """Whether it wants to see the table: to make a view takes longer than a simple bot thinks."""

    def choose(self, view: View | None, options: Sequence[Action]) -> Action:
        """One of the options, be it the only one; the view is there for who looks."""
        ...
