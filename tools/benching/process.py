"""A process in one installation that is given orders and answers them, each a line of JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tools.benching.installation import Installation


class Process:
    """It runs a file by itself; `began` is what that says before the first order."""

    def __init__(self, installation: Installation, file: Path) -> None:
        self.installation = installation
        self._process = subprocess.Popen(
            [sys.executable, str(file)],
            env=installation.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.began = self._answer()

    def asked(self, **order: object) -> dict[str, object]:
        assert self._process.stdin is not None
        print(json.dumps(order), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, object]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"{self.installation.name} broke off, see above")
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def listed(answer: dict[str, object], name: str) -> list[str]:
    """The lines that an answer holds under that name."""
    lines = answer[name]
    assert isinstance(lines, list)
    return lines
