"""The figures of the server on a port of their own, which nobody outside should reach."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import start_http_server

from wizardhaven.errors import WizardhavenError
from wizardhaven.server.figures import REGISTRY

_log: Final = logging.getLogger("wizardhaven")


@contextmanager
def figures_shown(host: str, port: int | None) -> Iterator[None]:
    """Show them at that port for a while; without a port, nowhere. A thread of its own answers."""
    if port is None:
        yield
        return
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) else "ports go up to 65535"
        raise WizardhavenError(f"The figures cannot be shown at {host}, port {port}: {reason}.") from None
    shown_at = server.server_port
    facts = {"event": "metrics", "facts": {"host": host, "port": shown_at}}
    _log.info("The figures of the server are at %s, port %s.", host, shown_at, extra=facts)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
