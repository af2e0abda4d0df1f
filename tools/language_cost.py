"""What new cards have cost the language since a revision: words, fields, members, lines that play and speak.

Today's figures are counted in today's tree and the others in that revision, by the same count; what was
mended in the engine besides counts as well.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from tools.benching.installation import ROOT, Installation, of_revision, of_today

BEFORE: Final = "a7cb7eec"
"""The last commit of the recut, before the cards that were left came."""
ROOMS: Final = ("vocabulary", "engine", "text")
COUNT: Final = """
import json
from tools.language_size import size
from wizardhaven.catalogue import catalogue
print(json.dumps({"cards": len(catalogue.cards())} | size()))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--since", metavar="REV", default=BEFORE, help="the revision to count from")
    arguments = parser.parse_args()
    before, today = figures(of_revision(arguments.since, compiled=False)), figures(of_today(compiled=False))
    added = today["cards"] - before["cards"]
    table = Table("", arguments.since, "today", "per new card", title=f"{added} cards more")
    for name, after in today.items():
        each = f"{(after - before[name]) / added:.2f}" if added else "–"
        table.add_row(name, f"{before[name]:,}", f"{after:,}", each)
    Console().print(table)


def figures(installation: Installation) -> dict[str, int]:
    """How many cards there are, how large their language is, and how many lines play and speak it."""
    asked = subprocess.run(
        [sys.executable, "-c", COUNT],
        env=installation.environment(),
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    counted: dict[str, int] = json.loads(asked.stdout)
    package = installation.package / "wizardhaven"
    return counted | {f"lines of {room}": lines(package / room) for room in ROOMS}


def lines(folder: Path) -> int:
    """Lines that say something, comments and docstrings among them."""
    files = folder.rglob("*.py")
    return sum([bool(line.strip()) for file in files for line in file.read_text("utf-8").splitlines()])


if __name__ == "__main__":
    main()
