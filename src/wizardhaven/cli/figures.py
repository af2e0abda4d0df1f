"""Figures written as JSON, for programs to read."""

import json
from collections.abc import Mapping
from pathlib import Path

from wizardhaven.errors import BrokenFile


def write_figures(figures: Mapping[str, object], file: str) -> None:
    """Write figures to a file; - is standard output."""
    text = json.dumps(figures, indent=2, ensure_ascii=False)
    if file == "-":
        print(text)
        return
    try:
        Path(file).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise BrokenFile(f"{file} cannot be written: {error.strerror}.") from error
