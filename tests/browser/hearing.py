"""What the server tells a page, overheard: for stories about what must never be told."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from playwright.sync_api import Page, WebSocket


class Card(Struct):
    code: str | None


class Pile(Struct):
    cards: list[Card] | None


class Player(Struct):
    hand: Pile


class View(Struct):
    players: tuple[Player, Player]


class Face(Struct):
    name: str


class Told(Struct):
    """As much of a message as the stories look at."""

    type: str
    view: View | None = None
    faces: dict[str, Face] = {}


class Ears:
    """Everything that a page is told over its connection."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._faces: dict[str, str] = {}
        self._view: View | None = None
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        told = msgspec.json.decode(text, type=Told)
        self._faces |= {code: face.name for code, face in told.faces.items()}
        self._view = told.view or self._view

    def hand(self, seat: int) -> list[str]:
        """The names of the cards in a hand that the page can see."""
        assert self._view is not None, "the page was shown the table"
        cards = self._view.players[seat].hand.cards or []
        return [self._faces[card.code] for card in cards if card.code is not None]
