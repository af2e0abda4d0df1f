"""The process in which the lab of a server plays: orders come in, games go out, a line each."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final

import msgspec

from wizardhaven.bots.collector import collect_rarely
from wizardhaven.lab.game import Order, play

LAST: Final = 19
"""Whoever plays for the lab gives way to everybody else."""


def main() -> None:
    """Play until nothing is ordered any more; that is so when the server is gone, however it went."""
    os.nice(LAST)
    collect_rarely()
    serve(sys.stdin.buffer, sys.stdout.buffer)


def serve(orders: BinaryIO, games: BinaryIO) -> None:
    """One game after another."""
    decoder = msgspec.json.Decoder(Order)
    for line in orders:
        record = play(decoder.decode(line))
        try:
            games.write(msgspec.json.encode(record) + b"\n")
            games.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
