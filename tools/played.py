"""Writes docs/played.md: how often each card was played in games with decks composed by chance.

`wizardhaven simulate --random-decks --games 2000 --json figures.json` plays them, and `python tools/played.py
figures.json` reads what it wrote; several such files are added up.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import CardSet, by_code

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "played.md"
REASONS: Final = Path(__file__).parent / "playing" / "reasons.txt"

NOTHING: Final = (0, 0, 0, 0)


class Counts(NamedTuple):
    """What became of one card, as `simulate` counts it."""

    dealt: int
    offered: int
    played: int
    answered: int


def reasons() -> dict[str, str]:
    """Why a card is not played in such games, where somebody has found out: a code and a sentence a line."""
    lines = REASONS.read_text(encoding="utf-8").splitlines()
    return {code: said for code, _, said in [line.partition(" ") for line in lines if line]}


def page(counts: Mapping[str, Counts], games: str) -> str:
    """The whole page."""
    known = reasons()
    never = [code for code, counted in counts.items() if counted.played == 0]
    lines = [
        "# Cards played in games with decks composed by chance",
        "",
        games,
        "",
        "“Decks” are those that held a card, “could” those of them whose player could play it at least once.",
        "“Played” is how often it was played in all: of a site how often a company came there, of a region",
        "how often one passed. “Answered” is how often something was declared upon it. This page is written",
        "by `tools/played.py`.",
        "",
        f"Of {len(counts)} cards {len(counts) - len(never)} were played.",
        "",
        f"## Never played: {len(never)}",
        "",
        *_table(["card", "decks", "could", "why"], [_never(code, counts[code], known) for code in never]),
    ]
    for card_set in CardSet:
        rows = [
            _row(code, counted) for code, counted in counts.items() if by_code()[code].card_set is card_set
        ]
        lines += ["", f"## {card_set.title}", ""]
        lines += _table(["card", "decks", "could", "played", "answered"], rows)
    return "\n".join(lines) + "\n"


def _never(code: str, counted: Counts, known: Mapping[str, str]) -> list[str]:
    return [_named(code), str(counted.dealt), str(counted.offered), known.get(code, why(counted))]


def why(counted: Counts) -> str:
    """What the figures themselves tell of a card that was not played."""
    if counted.dealt == 0:
        return "in no deck"
    if counted.offered == 0:
        return "what it asks for never came together"
    return "nobody chose to play it"


def _row(code: str, counted: Counts) -> list[str]:
    return [_named(code), *[str(number) for number in counted]]


def _named(code: str) -> str:
    return f"{by_code()[code].names.en} ({code})"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    marks = ["---", *["---:" for _ in head[1:]]]
    return [f"| {' | '.join(cells)} |" for cells in (head, marks, *rows)]


def read(files: Sequence[Path]) -> tuple[dict[str, Counts], str]:
    """The counts of every playable card, set by set, and which games these were."""
    every = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    counts = {code: _added([found["cards"].get(code, NOTHING) for found in every]) for code in _in_order()}
    games = [f"{found['games']} with the seeds {found['seeds']} by {found['bots']}" for found in every]
    return counts, f"These are the games: {'; '.join(games)}."


def _in_order() -> list[str]:
    sets = list(CardSet)
    return sorted(
        catalogue.cards(), key=lambda code: (sets.index(by_code()[code].card_set), by_code()[code].number)
    )


def _added(counted: Sequence[Sequence[int]]) -> Counts:
    return Counts(*[sum(numbers) for numbers in zip(*counted, strict=True)])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figures", type=Path, nargs="+", help="what `wizardhaven simulate --json` wrote")
    PAGE.write_text(page(*read(parser.parse_args().figures)), encoding="utf-8")
