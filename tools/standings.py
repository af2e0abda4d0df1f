"""Writes how our decks fare against each other: `python -m tools.standings FILE`, as `lab --keep` wrote it.

The games: `wizardhaven lab challenge-a --against all --everybody --games 2 --keep FILE`.
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from wizardhaven.lab.figures import Rate
from wizardhaven.lab.game import GameRecord
from wizardhaven.lab.matchups import matchups
from wizardhaven.lab.standings import Fared

PAGE: Final = Path(__file__).parent.parent / "src" / "wizardhaven" / "lab" / "standings.json"


def fared(records: list[GameRecord]) -> dict[str, Fared]:
    """All games of each deck together."""
    return {name: _sum(list(row.values())) for name, row in matchups(records).items()}


def _sum(rates: list[Rate]) -> Fared:
    return Fared(sum([rate.games for rate in rates]), sum([rate.won for rate in rates]))


def main(file: Path) -> None:
    """Write the page anew."""
    records = [msgspec.json.decode(line, type=GameRecord) for line in file.read_bytes().splitlines()]
    PAGE.write_bytes(msgspec.json.format(msgspec.json.encode(fared(records)), indent=1) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
