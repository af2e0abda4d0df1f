"""How well the stories guard the rules and the cards: each is changed a little, and somebody ought to notice.

A rule is changed in one comparison, boundary, condition, number or answer; a card in one field, which is its
default again, or in one number, which is one more or less. The stories that come by there are played; a
mutant with which all of them still end well has survived, and shows what no story tells. What was noticed is
remembered in build/mutants.json as long as the text stays the same; survivors are tried again each time.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

from tools.mutating import cards, rules
from tools.mutating.mutant import CARD, RULE, Mutant
from tools.mutating.touching import Touching
from tools.mutating.trying import Trying

STATE: Final = Path("build/mutants.json")
TOUCHING: Final = Path("build/mutants-touching.json")
STORIES: Final = (
    "tests/rules",
    "tests/cards",
    "tests/catalogue/test_cards.py",
    "tests/catalogue/test_facts.py",
)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", type=int, default=30, help="how many mutants of rules are tried")
    parser.add_argument("--cards", type=int, default=60, help="how many mutants of cards are tried")
    parser.add_argument("--seed", type=int, default=1, help="which ones: the same seed, the same mutants")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at the same time")
    wanted = parser.parse_args(argv)
    chosen = [
        *_some(rules.mutants(), wanted.rules, random.Random(wanted.seed)),
        *_some(cards.mutants(), wanted.cards, random.Random(wanted.seed)),
    ]
    noticed = Noticed(Console(highlight=False))
    left = [mutant for mutant in chosen if mutant.name not in noticed.names]
    if left:
        trying = Trying(left, Touching(TOUCHING, wanted.jobs), noticed.tell, wanted.jobs)
        pytest.main(["-n", "0", "--no-header", "-p", "no:cacheprovider", *STORIES], plugins=[trying])
    noticed.sum_up(chosen)
    return 0


def _some(mutants: list[Mutant], number: int, chance: random.Random) -> list[Mutant]:
    """So many of them, of different rules or cards: a long text has no more of them than a short one."""
    places: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        places.setdefault(mutant.touches, []).append(mutant)
    touched = chance.sample(sorted(places), k=min(number, len(places)))
    return [chance.choice(places[place]) for place in touched]


class Noticed:
    """The mutants that a story noticed, in this run or an earlier one."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.names: set[str] = set(json.loads(STATE.read_text(encoding="utf-8")) if STATE.exists() else [])

    def tell(self, mutant: Mutant, noticed: bool) -> None:
        self._console.print(
            f"{'noticed ' if noticed else 'SURVIVED'} {mutant.name}", markup=False, soft_wrap=True
        )
        if noticed:
            self.names.add(mutant.name)
            STATE.parent.mkdir(parents=True, exist_ok=True)
            STATE.write_text(json.dumps(sorted(self.names), indent=1), encoding="utf-8")

    def sum_up(self, chosen: list[Mutant]) -> None:
        for kind in (RULE, CARD):
            tried = [mutant for mutant in chosen if mutant.kind == kind]
            found = [mutant for mutant in tried if mutant.name in self.names]
            if tried:
                share = 100 * len(found) // len(tried)
                self._console.print(f"{kind}s: {len(found)} of {len(tried)} were noticed, {share} %")


if __name__ == "__main__":
    sys.exit(main())
