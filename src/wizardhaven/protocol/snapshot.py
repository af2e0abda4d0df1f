"""The whole table as a seat sees it at one moment, ready to be sent."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec import Raw, Struct

from wizardhaven.engine.state.ids import DICE
from wizardhaven.game.game import Game
from wizardhaven.notation.view_bytes import view_bytes
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.protocol.ledgers.steps import steps
from wizardhaven.protocol.postures import Posture, posture
from wizardhaven.protocol.question import Question, question
from wizardhaven.protocol.rolling import roller
from wizardhaven.protocol.shapes import Step
from wizardhaven.text.language import Language

CODE: Final = re.compile(rb'"code":"([^"\\]+)"')
"""A field of our JSON that holds a card's code. No text can look like one: in a text each quotation mark
has a backslash before it."""


class Snapshot(Struct, frozen=True):
    """What is the same for everybody who looks from one seat in one language.

    `codes` are the cards that the seat sees, whose faces the page must know.
    """

    number: int
    view: Raw
    asked: int | None
    question: Question | None
    posture: Posture
    ledgers: Raw
    steps: tuple[Step, ...]
    codes: frozenset[str]


def snapshot(game: Game, seat: int | None, number: int, language: Language) -> Snapshot:
    """The table at this moment. What another seat is asked is not told, only that it is asked."""
    choice = game.pending
    asked = roller(game) if choice is None or choice.seat == DICE else choice.seat
    view = game.view(seat)
    view.asked = None
    written = view_bytes(view)
    own = question(game, asked, number, language) if asked is not None and asked == seat else None
    sums = msgspec.json.encode(ledgers(game, language))
    return Snapshot(
        number,
        Raw(written),
        asked,
        own,
        posture(game, seat),
        Raw(sums),
        tuple(steps(game, language, seat)),
        codes_in(written) | codes_in(sums),
    )


def codes_in(written: bytes) -> frozenset[str]:
    """The codes of all cards in something that is written, wherever they are."""
    return frozenset([code.decode() for code in CODE.findall(written)])
