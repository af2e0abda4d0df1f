"""The server's own time limits, so generous that no machine is too slow for them.

Stories about a limit turn the time instead of waiting for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from wizardhaven.server import answering, app, attending, hub, lines, thinking, wire
from wizardhaven.server.storage import lock, storage

PATIENCE = 300.0
"""Seconds until a story fails that waits for something: many, since the machine may be busy."""
LIMIT = 600.0
"""Seconds that the server waits for anybody; a story fails before that."""

LIMITS = (
    (answering, "SECONDS_TO_SEND"),
    (app, "SECONDS_BETWEEN_PINGS"),
    (app, "SECONDS_TO_GO"),
    (app, "SECONDS_TO_PONG"),
    (app, "SECONDS_TO_REST"),
    (attending, "SECONDS_TO_SIT"),
    (hub, "SECONDS_TO_HEAR"),
    (lock, "PATIENCE"),
    (storage, "PATIENCE"),
    (thinking, "FAREWELL"),
    (thinking, "PATIENCE"),
    (wire, "SECONDS_TO_LISTEN"),
)


@contextmanager
def patient() -> Iterator[None]:
    """Whatever begins here has time."""
    with ExitStack() as stack:
        for module, name in LIMITS:
            stack.enter_context(patch.object(module, name, LIMIT))
        stack.enter_context(patch.dict(lines.PATIENCE, dict.fromkeys(lines.Step, LIMIT)))
        yield
