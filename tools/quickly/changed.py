"""Which files have changed since the branch left `main`, whether they are committed or not."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def changed() -> list[Path]:
    """The files that are another than where the branch began, and those that git does not know yet."""
    begun = git("merge-base", "HEAD", "main") or ["HEAD"]
    names = git("diff", "--name-only", begun[0]) + git("ls-files", "--others", "--exclude-standard")
    return [Path(name) for name in sorted(set(names))]


def git(*words: str) -> list[str]:
    """The lines that git says; none if it cannot."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []
