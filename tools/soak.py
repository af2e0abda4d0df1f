"""Many tables over real connections, then a server that is killed again and again: nothing may be lost.

First so many tables are played by two people each, who think about a second before every answer, and the
time is taken from each click to the table that shows it. Then the server is killed again and again while
people play as fast as they can. After each kill, and at the end, all that anybody was shown must be stored,
the same as it was. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tools.soaking.guest import Measured
from tools.soaking.rounds import Figures, Plan, kill, measure

MOST_SHOWN = 20
"""So many faults are printed; one is enough."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200, help="tables for the measurement")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they are played")
    parser.add_argument("--think", type=float, default=1.0, help="seconds somebody thinks before an answer")
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed")
    parser.add_argument("--kill-tables", type=int, default=40, help="tables that are played meanwhile")
    parser.add_argument("--seed", type=int, default=1, help="what people choose")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures")
    given = parser.parse_args(argv)
    plan = Plan(given.tables, given.seconds, given.think, given.kills, given.kill_tables)
    console = Console(highlight=False)
    measured = Measured()
    began = time.monotonic()
    with Progress(console=console, transient=True) as progress:
        figures = asyncio.run(soaked(plan, measured, random.Random(given.seed), progress))
    figures |= {
        "refusals": len(measured.refusals),
        "faults": len(measured.faults),
        "seconds in all": time.monotonic() - began,
    }
    show(console, figures, measured)
    if given.json is not None:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 1 if measured.faults else 0


async def soaked(plan: Plan, measured: Measured, chance: random.Random, progress: Progress) -> Figures:
    """Both parts, each on a database of its own."""
    with tempfile.TemporaryDirectory(prefix="wizardhaven-soak-") as folder:
        many, killed = Path(folder) / "many.db", Path(folder) / "killed.db"
        playing = partial(progress.update, progress.add_task(f"{plan.tables} tables", total=plan.seconds))
        killing = partial(progress.update, progress.add_task(f"{plan.kills} kills", total=plan.kills))
        figures = await measure(plan, many, measured, chance, lambda done: playing(completed=done))
        return figures | await kill(plan, killed, measured, chance, lambda done: killing(completed=done))


def show(console: Console, figures: Figures, measured: Measured) -> None:
    """A table of the figures, and what was lost, if anything was."""
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,.0f}" if figure == int(figure) else f"{figure:,.1f}")
    console.print(table)
    for fault in measured.faults[:MOST_SHOWN]:
        console.print(fault, style="red", markup=False)
    if not measured.faults:
        console.print("Nothing that anybody was shown was lost.")


if __name__ == "__main__":
    sys.exit(main())
