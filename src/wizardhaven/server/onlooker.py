"""Whoever looks at a table, as far as the table is concerned."""

from __future__ import annotations

from typing import Protocol

from wizardhaven.protocol.server_says import ServerMessage
from wizardhaven.server.words import No
from wizardhaven.text.language import Language


class Onlooker(Protocol):
    """Somebody connected to a table, at a seat or only watching."""

    seat: int | None
    language: Language
    browser: str
    """Tells two windows of one browser from two browsers; empty if it does not say."""

    @property
    def has_heard(self) -> bool:
        """Whether everything that was said to it has been sent."""
        ...

    def say(self, message: ServerMessage) -> None:
        """Tell it something, as soon as it listens."""
        ...

    def show(self) -> None:
        """The table has changed: show it when there is time."""
        ...

    def introduce(self) -> None:
        """Something about the table itself has changed."""
        ...

    def untell(self, lines: int) -> None:
        """Of the story only so many lines are still true."""
        ...

    def dismiss(self, why: No) -> None:
        """Let it go, with a last word."""
        ...
