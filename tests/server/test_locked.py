"""What a server is installed from: nothing but what was written down, wherever it is fetched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def pinned(lock: Path) -> list[str]:
    """The packages of a lock, each with everything that is said of it."""
    lines = [
        line for line in lock.read_text(encoding="utf-8").splitlines() if not line.strip().startswith("#")
    ]
    return re.split(r"\n(?=\S)", "\n".join(lines).strip())


@pytest.mark.parametrize("lock", LOCKS, ids=[lock.name for lock in LOCKS])
def test_every_package_is_named_with_its_version_and_its_hashes(lock: Path) -> None:
    loose = [
        package for package in pinned(lock) if not re.match(r"\S+==\S+ .*--hash=sha256:", package, re.DOTALL)
    ]

    assert len(pinned(lock)) > 0
    assert not loose


@pytest.mark.parametrize("lock", LOCKS, ids=[lock.name for lock in LOCKS])
def test_no_lock_says_where_packages_come_from(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")

    assert "://" not in text
    assert "index-url" not in text


def test_the_container_takes_what_is_locked_and_nothing_else() -> None:
    commands = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    installs = [line for line in commands.splitlines() if "pip install" in line]

    assert len(installs) > 0
    assert all(["--require-hashes" in line or "--no-deps" in line for line in installs])


def test_whoever_finds_a_hole_is_told_whom_to_tell() -> None:
    assert "vulnerab" in (ROOT / "SECURITY.md").read_text(encoding="utf-8").lower()
