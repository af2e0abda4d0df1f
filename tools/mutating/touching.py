"""Which functions of the engine each story comes by, and which cards it reads: only these can notice."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from types import CodeType, FrameType
from typing import Final, TypeAlias

import pytest
from _pytest.runner import runtestprotocol

import wizardhaven
from tools.mutating.processes import in_processes
from wizardhaven.engine.state.printed.reading import read_card

ENGINE: Final = Path(wizardhaven.__file__).parent / "engine"

Known: TypeAlias = dict[str, dict[str, list[str]]]
"""For each state of a file of stories and of the engine: what each of its stories touches."""


class Touching:
    """What the stories touch, kept from run to run while neither they nor the engine change."""

    def __init__(self, kept: Path, jobs: int) -> None:
        self._kept = kept
        self._jobs = jobs
        self._known: Known = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}

    def look(self, items: list[pytest.Item]) -> dict[str, list[pytest.Item]]:
        """The stories that touch each function and each card, those first that touch little else."""
        engine = _digest(*sorted(ENGINE.rglob("*.py")))
        files = {path: f"{path.name} {_digest(path)} {engine}" for path in {item.path for item in items}}
        new = [item for item in items if files[item.path] not in self._known]
        for item, places in zip(new, in_processes(_follow, new, self._jobs), strict=True):
            self._known.setdefault(files[item.path], {})[item.nodeid] = places
        if new:
            self._known = {digest: self._known[digest] for digest in files.values()}
            self._kept.parent.mkdir(parents=True, exist_ok=True)
            self._kept.write_text(json.dumps(self._known), encoding="utf-8")
        touched = [(self._known[files[item.path]].get(item.nodeid, []), item) for item in items]
        found: dict[str, list[pytest.Item]] = {}
        for places, item in sorted(touched, key=lambda one: len(one[0])):
            for place in places:
                found.setdefault(place, []).append(item)
        return found


def _digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join([path.read_bytes() for path in paths])).hexdigest()[:16]


def _follow(item: pytest.Item) -> list[str]:
    """Plays the story once and notes where it comes by."""
    codes: set[CodeType] = set()
    cards: set[str] = set()

    def note(frame: FrameType, _event: str, _arg: object) -> None:
        codes.add(frame.f_code)
        if frame.f_code is read_card.__code__:
            cards.add(frame.f_locals["card"].code)

    sys.settrace(note)
    try:
        runtestprotocol(item, log=False, nextitem=None)
    finally:
        sys.settrace(None)
    return [*sorted(_named(codes)), *sorted(cards)]


def _named(codes: set[CodeType]) -> set[str]:
    """The functions of the engine among them, as "module:Class.function"; what is inside one counts as it."""
    found: set[str] = set()
    for code in codes:
        if code.co_filename.startswith(str(ENGINE)):
            inside = Path(code.co_filename).relative_to(ENGINE.parent).with_suffix("")
            module = ".".join(["wizardhaven", *inside.parts])
            found.add(f"{module}:{code.co_qualname.split('.<locals>')[0]}")
    return found
