"""How fast the engine is: random whole games of every kind of player, as plain Python and compiled.

With `--against REV` a revision plays the same games by turns with today's tree, and the server's answer is
measured in both: only ratios of one run can be believed, since machines differ and are busy.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tools.benching.installation import Installation, of_revision, of_today
from tools.benching.turns import Player, by_turns, first_difference

PAIRS = {
    "two Wizards": ("challenge-a", "challenge-e"),
    "two Fallen-wizards": ("fallen-saruman-men-of-skill", "fallen-radagast-girdle-of-the-wood"),
    "two Ringwraiths": ("challenge-f", "challenge-i"),
    "the Balrog and a Wizard": ("balrog-great-shadow", "challenge-a"),
}
ANSWER = "processor ms per action"
SOAK = ("--tables", "20", "--think", "0.3", "--kills", "0", "--kill-tables", "1")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", metavar="REV", help="a revision that plays the same games by turns")
    parser.add_argument("--games", type=int, default=20, help="whole games of each pair")
    parser.add_argument(
        "--rounds", type=int, default=3, help="how often each is played; the least time counts"
    )
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures")
    given = parser.parse_args()
    installations = [of_today(compiled=False), of_today(compiled=True)]
    if given.against is not None:
        installations += [of_revision(given.against, compiled=compiled) for compiled in (False, True)]
    console = Console(highlight=False)
    seeds = range(given.seed, given.seed + given.games)
    figures = {name: compared(console, name, installations, seeds, given.rounds) for name in PAIRS}
    if given.against is None:
        figures["costs"] = costs(console, installations)
    else:
        figures["the server's answer"] = answers(console, installations, given.rounds)
    if given.json is not None:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0


def compared(
    console: Console, name: str, installations: list[Installation], seeds: range, rounds: int
) -> dict[str, dict[str, float]]:
    """One pair of decks, by turns wherever both are known."""
    installations = [one for one in installations if knows(one, PAIRS[name])]
    played = by_turns(installations, PAIRS[name], seeds, rounds)
    figures = {
        f"{one.name} ({notes.core})": notes.rates() for one, notes in zip(installations, played, strict=True)
    }
    show(console, f"{name}: {' v '.join(PAIRS[name])}, {len(seeds)} games", figures)
    different = first_difference(played, seeds)
    alike = "Every game ended with the same digest."
    console.print(alike if different is None else f"The game with seed {different} did not end alike.")
    return figures


def knows(one: Installation, decks: tuple[str, str]) -> bool:
    with Player(one) as player:
        return set(decks) <= set(player.decks())


def costs(console: Console, installations: list[Installation]) -> dict[str, dict[str, float]]:
    figures: dict[str, dict[str, float]] = {}
    for one in installations:
        with Player(one) as player:
            taken = player.costs(PAIRS["two Wizards"], games=10)
            figures[one.name] = {name: float(str(figure)) for name, figure in taken.items()}
    show(console, "what a decision and a node of a search cost", figures)
    return figures


def answers(console: Console, installations: list[Installation], rounds: int) -> dict[str, dict[str, float]]:
    """What the server works for one answer: each revision's own soak, by turns, the least of all."""
    figures = {one.name: {ANSWER: float("inf")} for one in installations}
    for _ in range(rounds):
        for one in installations:
            figures[one.name][ANSWER] = min(figures[one.name][ANSWER], soaked(one))
    show(console, "the server's answer", figures)
    return figures


def soaked(one: Installation) -> float:
    with tempfile.TemporaryDirectory(prefix="wizardhaven-bench-") as folder:
        file = Path(folder) / "soak.json"
        order = [sys.executable, "-m", "tools.soak", *SOAK, "--seconds", "10", "--json", str(file)]
        done = subprocess.run(
            order, cwd=one.tools, env=one.environment(), stdout=subprocess.PIPE, text=True, check=False
        )
        if done.returncode:
            sys.exit(f"bench: the soak of {one.name} failed:\n{done.stdout}")
        return float(json.loads(file.read_text(encoding="utf-8"))[ANSWER])


def show(console: Console, title: str, figures: dict[str, dict[str, float]]) -> None:
    """The figures side by side, each with how many times as fast it is as what it is compared with."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("")
    for name in figures:
        table.add_column(name, justify="right")
    columns = list(figures.values())
    for figure in columns[0]:
        cells = [column[figure] for column in columns]
        table.add_row(
            figure, *[f"{cell:,.1f}{ratio(figure, cells, here)}" for here, cell in enumerate(cells)]
        )
    console.print(table)


def ratio(figure: str, cells: list[float], here: int) -> str:
    """Compiled against plain, or today against the other revision; more is faster, unless it is a time."""
    other = here + 2 if len(cells) > 2 else here - 1
    if not 0 <= other < len(cells):
        return ""
    is_time = figure.startswith("µs") or figure == ANSWER
    return f"  ×{cells[other] / cells[here] if is_time else cells[here] / cells[other]:.2f}"


if __name__ == "__main__":
    sys.exit(main())
