"""Tells the stories that a change can touch, as many as fit into a minute, and says what it left out.

Without files it looks at whatever has changed since the branch left `main`. It is for the while in which one
works; what a change must pass is `.ci/run`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.page import npm
from tools.quickly.changed import ROOT, changed
from tools.quickly.choosing import Chosen, choose
from tools.quickly.imports import importers, module_of, nearness

JOBS: Final = 2


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*", type=Path, help="what has changed, if not what git says")
    parser.add_argument("--jobs", type=int, default=JOBS, help="processes to tell stories in")
    parser.add_argument("--only-say", action="store_true", help="say what would be told, and tell nothing")
    given = parser.parse_args(argv)
    files = [file.resolve().relative_to(ROOT) for file in given.files] or changed()
    chosen = chosen_for(files)
    say(files, chosen)
    return 0 if given.only_say else told(files, chosen, given.jobs)


def chosen_for(files: Sequence[Path]) -> Chosen:
    """What these files can touch."""
    steps = nearness([module_of(file) for file in files if file.suffix == ".py"], importers(ROOT))
    stories = sorted([file.relative_to(ROOT) for file in (ROOT / "tests").rglob("test_*.py")])
    return choose(files, stories, steps)


def say(files: Sequence[Path], chosen: Chosen) -> None:
    print(f"{len(files)} changed: {in_short(files)}")
    print(f"{len(chosen.told)} files of stories are told: {in_short(chosen.told)}", flush=True)
    if chosen.left_out:
        print(
            f"{len(chosen.left_out)} more could be touched and are left out: {in_short(chosen.left_out)}",
            flush=True,
        )


def in_short(files: Sequence[Path]) -> str:
    """Few files by name, many by folder."""
    if len(files) <= 12:
        return ", ".join([file.as_posix() for file in files]) or "nothing"
    folders = Counter(["/".join(file.parts[:2]) for file in files])
    return ", ".join([f"{folder} ({count})" for folder, count in folders.items()])


def told(files: Sequence[Path], chosen: Chosen, jobs: int) -> int:
    """Look at the style of what has changed, then tell the stories; the worst of what came of it."""
    there = [file for file in files if (ROOT / file).exists()]
    python = [str(file) for file in there if file.suffix == ".py"]
    page = [str(ROOT / file) for file in there if file.is_relative_to("web/src")]
    codes = [0]
    if python:
        codes.append(run("ruff", "check", *python))
        codes.append(run("ruff", "format", "--check", *python))
    if chosen.told:
        processes = ("-n", str(jobs), "--dist", "worksteal") if len(chosen.told) > 3 else ()
        codes.append(run("pytest", *processes, *map(str, chosen.told)))
    if page:
        npm("exec", "--", "vitest", "related", "--run", *page)
    return max(codes)


def run(program: str, *words: str) -> int:
    return subprocess.run([Path(sys.executable).parent / program, *words], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
