"""What who runs the server reads: one line for each thing that matters, plain or as JSON.

No line holds a link, a key, a name, a hand or a password. Of a fault it says what sort it is and where it
happened, never what the error says, since that could quote any of them.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal, TypeAlias

Form: TypeAlias = Literal["plain", "json"]

OURS: Final = "wizardhaven"


@contextmanager
def logged(form: Form) -> Iterator[None]:
    """What is logged goes to standard error, ours from `info` on, others' from `warning` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else PlainLine())
    logging.getLogger().addHandler(handler)
    logging.getLogger(OURS).setLevel(logging.INFO)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)


class PlainLine(logging.Formatter):
    """The time, how grave it is, and a sentence."""

    def format(self, record: logging.LogRecord) -> str:
        places = fault(record)
        end = f" ({' < '.join(places)})" if places else ""
        return f"{moment(record)} {record.levelname.lower()}: {sentence(record)}{end}"


class JsonLine(logging.Formatter):
    """The same, with the facts of the sentence one by one."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "event": getattr(record, "event", record.name),
            "text": sentence(record),
            **getattr(record, "facts", {}),
        }
        places = fault(record)
        if places:
            line["fault"] = places
        return json.dumps(line, ensure_ascii=False)


def moment(record: logging.LogRecord) -> str:
    """When it was, in universal time."""
    return (
        datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    )


def sentence(record: logging.LogRecord) -> str:
    """The first line: after it, libraries quote what they were given."""
    lines = record.getMessage().splitlines()
    return lines[0] if lines else ""


def fault(record: logging.LogRecord) -> list[str]:
    """What sort of error it was and where it was raised, from the inside out."""
    if record.exc_info is None or record.exc_info[1] is None:
        return []
    error = record.exc_info[1]
    return [type(error).__name__, *places(error)]


def places(error: BaseException) -> list[str]:
    """The lines of the program through which an error went, the innermost first."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
