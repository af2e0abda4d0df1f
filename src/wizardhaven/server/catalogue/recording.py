"""What the cards of a finished game came to; told by a process of its own, so that no table waits."""

from __future__ import annotations

import os
import sys
from collections import Counter, defaultdict
from typing import Final

import msgspec

from wizardhaven.decks.reading import deck_from_text
from wizardhaven.engine.values import HAND, NONE
from wizardhaven.errors import WizardhavenError
from wizardhaven.game.game import Game
from wizardhaven.lab.game import PLAYED
from wizardhaven.notation.actions import chosen
from wizardhaven.scenario.position import HEADER
from wizardhaven.server.kept import lines_of
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, dealt, read
from wizardhaven.server.storage.schema import COUNTS
from wizardhaven.server.storage.writer import Row

GENTLY: Final = 10
"""How far behind everybody else the process stands in line."""


class Finished(msgspec.Struct, frozen=True):
    """A stored table whose game is over."""

    table: str
    setup: str
    entries: tuple[str, ...]


class SeatRecord(msgspec.Struct, frozen=True):
    """What a seat's cards came to, by their codes: held by the deck, drawn, played, left in hand."""

    won: float
    held: tuple[str, ...]
    drawn: tuple[str, ...]
    played: tuple[str, ...]
    stuck: tuple[str, ...]


class Recorded(msgspec.Struct, frozen=True):
    """A table and what both seats' cards came to; nothing if it cannot be told."""

    table: str
    seats: tuple[SeatRecord, ...] = ()


class _Watching:
    """Follows a game and notes which cards of a seat were in its hand or played."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.drawn: set[str] = set()
        self.played: set[str] = set()

    def looks(self, game: Game) -> None:
        table = game.table
        self.drawn.update([table.printed[card].code for card in table.pile(self.seat, HAND)])
        for fact in game.facts:
            if fact.kind in PLAYED and fact.card != NONE and table.owners[fact.card] == self.seat:
                self.played.add(table.printed[fact.card].code)


def counted(one: Recorded) -> tuple[Row, ...]:
    """The rows of a game for the figures of cards; a victory counts two, a tie one."""
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    for seat in one.seats:
        of = {"held": seat.held, "drawn": seat.drawn, "played": seat.played, "stuck": seat.stuck}
        for count, codes in of.items():
            for code in set(codes).intersection(seat.held):
                sums[code].update({count: 1, f"{count}_won": round(2 * seat.won)})
    return tuple(
        [{"code": code, **{count: found[count] for count in COUNTS}} for code, found in sums.items()]
    )


def recorded(finished: Finished) -> Recorded:
    """What became of a table's cards; a game that is no game of two decks tells nothing."""
    try:
        return Recorded(finished.table, _seats(finished))
    except WizardhavenError:
        return Recorded(finished.table)


def _seats(finished: Finished) -> tuple[SeatRecord, ...]:
    setup = read(finished.setup)
    players = [player for player in setup.players if player is not None]
    if len(players) < 2 or players[0].deck.startswith(HEADER):
        return ()
    played = Played(setup, lines_of(finished.entries))
    won = _won(played)
    if won is None:
        return ()
    game, watching = dealt(setup), (_Watching(0), _Watching(1))
    for entry in played.history:
        for one in watching:
            one.looks(game)
        action = chosen(game.options(), entry)
        assert action is not None, "it was played before"
        game.apply(action)
    for one in watching:
        one.looks(game)
    return tuple([_record(game, one, players[one.seat], won[one.seat]) for one in watching])


def _won(played: Played) -> tuple[float, float] | None:
    if played.conceded is not None:
        return (0.0, 1.0) if played.conceded.seat == 0 else (1.0, 0.0)
    if played.game.outcome is None:
        return None
    return {0: (1.0, 0.0), 1: (0.0, 1.0)}.get(played.game.outcome.winner, (0.5, 0.5))


def _record(game: Game, watching: _Watching, player: Player, won: float) -> SeatRecord:
    held = deck_from_text(player.deck, "the deck").distinct()
    stuck = [game.table.printed[card].code for card in game.table.pile(watching.seat, HAND)]
    return SeatRecord(
        won=won,
        held=tuple(sorted(held)),
        drawn=tuple(sorted(watching.drawn)),
        played=tuple(sorted(watching.played)),
        stuck=tuple(sorted(set(stuck))),
    )


if __name__ == "__main__":
    os.nice(GENTLY)
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Finished])
    sys.stdout.buffer.write(msgspec.json.encode([recorded(one) for one in asked]))
