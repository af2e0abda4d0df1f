"""The whole table as a seat sees it at one moment, ready to be sent."""

from __future__ import annotations

import re
from typing import Final, final

import msgspec
from msgspec import Raw

from wizardhaven.engine.values import DICE
from wizardhaven.game.game import Game
from wizardhaven.notation.view_bytes import Writer
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.protocol.ledgers.steps import steps
from wizardhaven.protocol.pictures import Snapshot
from wizardhaven.protocol.postures import posture
from wizardhaven.protocol.question import question
from wizardhaven.protocol.rolling import roller
from wizardhaven.text.language import Language
from wizardhaven.view.seat_view import Views

CODE: Final = re.compile(r'"code":"([^"\\]+)"')
"""A field of our JSON that holds a card's code. No text can look like one: in a text each quotation mark
has a backslash before it."""


@final
class Moment:
    """A game as it is now, for everybody who looks: what is the same for several of them is made once.

    Once the game has gone on, another one is needed; it takes from the one before what is still the same.
    """

    def __init__(self, game: Game, before: Moment | None = None) -> None:
        self._game = game
        self.views: Views = Views(game.table, before.views if before is not None else None)
        self.writer: Writer = Writer(before.writer if before is not None else None)
        self._ledgers: dict[Language, Raw] = {}

    def seen_by(self, seat: int | None, number: int, language: Language) -> Snapshot:
        """What a seat sees. What another seat is asked is not told, only that it is asked."""
        game = self._game
        choice = game.pending
        asked = roller(game) if choice is None or choice.seat == DICE else choice.seat
        view = self._view(seat)
        sums = self._sums(language)
        return Snapshot(
            number,
            view,
            asked,
            question(game, asked, number, language) if asked is not None and asked == seat else None,
            posture(game, seat),
            sums,
            tuple(steps(game, language, seat)),
            codes_in(view) | codes_in(sums),
        )

    def _view(self, seat: int | None) -> Raw:
        """Of what is asked nothing is told here: whose question it is has its own."""
        view = self.views.of(seat)
        view.asked = None
        return Raw(self.writer.write(view))

    def _sums(self, language: Language) -> Raw:
        known = self._ledgers.get(language)
        if known is None:
            known = Raw(msgspec.json.encode(ledgers(self._game, language)))
            self._ledgers[language] = known
        return known


def codes_in(written: Raw) -> frozenset[str]:
    """The codes of all cards in something that is written, wherever they are."""
    return frozenset(CODE.findall(str(written, "utf-8")))
