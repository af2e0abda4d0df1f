"""Work that is shared among processes, each of which begins as a copy of this one."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

Task = TypeVar("Task")


def in_processes(do: Callable[[Task], list[str]], tasks: Sequence[Task], jobs: int) -> list[list[str]]:
    """What comes of each task, in the order of the tasks."""
    with TemporaryDirectory() as folder:
        parts = [Path(folder) / str(number) for number in range(jobs)]
        children = [_begin(do, tasks[number::jobs], part) for number, part in enumerate(parts)]
        for child in children:
            os.waitpid(child, 0)
        done = [json.loads(part.read_text(encoding="utf-8")) for part in parts]
    return [done[number % jobs][number // jobs] for number in range(len(tasks))]


def _begin(do: Callable[[Task], list[str]], tasks: Sequence[Task], part: Path) -> int:
    child = os.fork()
    if child == 0:
        try:
            part.write_text(json.dumps([do(task) for task in tasks]), encoding="utf-8")
        finally:
            os._exit(0)
    return child
