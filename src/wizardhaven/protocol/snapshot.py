"""The whole table as a seat sees it at one moment, ready to be sent."""

from __future__ import annotations

from collections.abc import Iterator

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
from wizardhaven.protocol.shapes import Ledger, Step
from wizardhaven.text.language import Language


class Snapshot(Struct, frozen=True):
    """What is the same for everybody who looks from one seat in one language.

    `codes` are the cards that the seat sees, whose faces the page must know.
    """

    number: int
    view: Raw
    asked: int | None
    question: Question | None
    posture: Posture
    ledgers: tuple[Ledger, ...]
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
    sums = tuple(ledgers(game, language))
    shown = {*codes_in(msgspec.json.decode(written)), *codes_in(msgspec.to_builtins(sums))}
    return Snapshot(
        number,
        Raw(written),
        asked,
        own,
        posture(game, seat),
        sums,
        tuple(steps(game, language, seat)),
        frozenset(shown),
    )


def codes_in(value: object) -> Iterator[str]:
    """The codes of all cards in a view, wherever they are."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "code" and isinstance(inner, str):
                yield inner
            else:
                yield from codes_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from codes_in(inner)
