"""`wizardhaven play`: the table in the browser, on this machine or for everybody who can reach it."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from starlette.applications import Starlette

from wizardhaven.bots.collector import collect_rarely
from wizardhaven.cli.database import add_database, database
from wizardhaven.cli.version import version
from wizardhaven.errors import WizardhavenError
from wizardhaven.server.app import STATIC, create_app, serving
from wizardhaven.server.client import Proxies
from wizardhaven.server.doors import Names, is_loopback
from wizardhaven.server.hub import Hub, any_seed
from wizardhaven.server.limits import MOST_CONNECTIONS, TABLES_A_SECOND, TABLES_AT_ONCE, Guests
from wizardhaven.server.logbook import logged
from wizardhaven.server.metrics import figures_shown
from wizardhaven.server.setup import Setup
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Thinkers
from wizardhaven.server.upkeep import kept_up

_log: Final = logging.getLogger("wizardhaven")

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8765
NEIGHBOURS: Final = 20
"""How many ports behind the usual one are tried if nobody has asked for one."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it takes."""
    parser = commands.add_parser("play", help="play in the browser, against the machine or a friend")
    add_options(parser)
    parser.set_defaults(run=run)


def add_options(parser: argparse._ActionsContainer) -> None:
    """How the table is served."""
    parser.add_argument("--host", default=LOOPBACK, help="the address to listen at; 0.0.0.0 for all")
    parser.add_argument("--port", type=int, help=f"the port, 0 for any; {PORT} or a free one behind it")
    add_database(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--thinkers", type=int, default=1, help="processes in which bots think")
    parser.add_argument(
        "--tables-at-once",
        type=int,
        default=int(TABLES_AT_ONCE),
        metavar="N",
        help=f"tables that one address may lay in a row, {TABLES_AT_ONCE:.0f} unless told; then one every "
        f"{1 / TABLES_A_SECOND:.0f} seconds; what else it may ask for grows with it",
    )
    parser.add_argument(
        "--connections",
        type=int,
        default=MOST_CONNECTIONS,
        metavar="N",
        help=f"connections that may be open in all, {MOST_CONNECTIONS} unless told; each is an open file",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network whose X-Forwarded-For and X-Forwarded-Proto are believed; may be said "
        "several times; nobody's are unless told",
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which the server is reached; may be said several times; under other names it is "
        "not reached. Unless told, under any, or under the local ones if it listens on this machine alone",
    )
    parser.add_argument(
        "--seed", type=int, help="deal every table from this seed: to try things out, never for real games"
    )
    _add_operators_options(parser)


def _add_operators_options(parser: argparse._ActionsContainer) -> None:
    """What only matters to who runs a server for others."""
    parser.add_argument(
        "--log", choices=["plain", "json"], default="plain", help="how lines for who runs the server look"
    )
    parser.add_argument(
        "--keep-finished",
        type=int,
        metavar="DAYS",
        help="remove games so many days after they have ended; they are kept for ever unless told",
    )
    parser.add_argument("--metrics-port", type=int, metavar="PORT", help="show figures for Prometheus there")
    parser.add_argument(
        "--metrics-host",
        default=LOOPBACK,
        metavar="HOST",
        help=f"and at which address; {LOOPBACK} unless told",
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody presses Ctrl-C."""
    return serve(arguments, None)


def serve(arguments: argparse.Namespace, laid: Setup | None) -> int:
    """Serve until somebody presses Ctrl-C, perhaps with a table that is laid already."""
    if not (STATIC / "index.html").is_file():
        raise WizardhavenError("The page has not been built; “make page” builds it.")
    if arguments.thinkers < 1:
        raise WizardhavenError("The bots need at least one process to think in.")
    if arguments.tables_at_once < 1:
        raise WizardhavenError("Whoever comes must be able to lay at least one table.")
    if arguments.connections < 1:
        raise WizardhavenError("At least one connection must be possible.")
    if arguments.seed is not None and arguments.seed < 0:
        raise WizardhavenError(f"The seed {arguments.seed} is out of range: it is 0 or more.")
    if arguments.keep_finished is not None and arguments.keep_finished < 1:
        raise WizardhavenError("A finished game is kept for a day at least.")
    with (
        logged(arguments.log),
        _listening(arguments.host, arguments.port) as listening,
        figures_shown(arguments.metrics_host, arguments.metrics_port),
        asyncio.Runner(loop_factory=fastest_loop()) as runner,
    ):
        runner.run(_serve(arguments, listening, laid))
    return 0


async def _serve(arguments: argparse.Namespace, listening: socket.socket, laid: Setup | None) -> None:
    """Open the database, start the bots, then let people in."""
    storage = await Storage.opened(database(arguments))
    new_seed = any_seed if arguments.seed is None else lambda: str(arguments.seed)
    hub = Hub(storage, Thinkers(arguments.thinkers), new_seed)
    address = f"http://{_reachable(arguments.host)}:{listening.getsockname()[1]}/"
    if laid is not None:
        address = await _seat(hub, laid, address)
    guests = Guests(
        at_once=arguments.tables_at_once,
        most=arguments.connections,
        proxies=Proxies(arguments.trusted_proxy),
    )
    app = create_app(hub, guests, Names(arguments.allowed_host, only_here=is_loopback(arguments.host)))
    with _ending_in_order():
        try:
            async with kept_up(hub, arguments.keep_finished):
                await Server(app, hub, address, opens=not arguments.no_browser).serve([listening])
        finally:
            await hub.close()
    _log.info("Wizardhaven has ended.", extra={"event": "stopped"})


async def _seat(hub: Hub, laid: Setup, address: str) -> str:
    """Where the first player sits at the table; where the second does is told, unless it is a bot."""
    keys = await hub.lay(laid)
    if 1 in keys:
        print(f"The second player sits at {address}#{keys[1].text}")
    return f"{address}#{keys[0].text}"


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """The web server raises the signal that ended it once more; by then we are ending already."""
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Server(uvicorn.Server):
    """The web server, which says where it is as soon as it is there, and takes leave before it goes."""

    def __init__(self, app: Starlette, hub: Hub, address: str, *, opens: bool) -> None:
        super().__init__(serving(app))
        self._hub = hub
        self._address = address
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collect_rarely()
        self._tell_start(sockets or [])
        print(f"Wizardhaven is at {self._address} (Ctrl-C ends it).", flush=True)
        if self._opens and not webbrowser.open(self._address):
            print("No browser could be opened; open that address yourself.", file=sys.stderr)

    def _tell_start(self, sockets: list[socket.socket]) -> None:
        """What is running here, and where; the database only by its kind."""
        host, port = sockets[0].getsockname()[:2]
        kind = self._hub.storage.kind
        facts = {"version": version(), "host": host, "port": port, "storage": kind}
        _log.info(
            *("Wizardhaven %s listens at %s, port %s; its tables are in %s.", version(), host, port, kind),
            extra={"event": "started", "facts": facts},
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hub.take_leave()
        await super().shutdown(sockets)


def _listening(host: str, port: int | None) -> socket.socket:
    """The port that was asked for, or the first free one from the usual one on."""
    candidates = [port] if port is not None else range(PORT, PORT + NEIGHBOURS)
    reason: str | None = None
    for candidate in candidates:
        try:
            return socket.create_server((host, candidate))
        except (OSError, OverflowError) as error:
            reason = error.strerror if isinstance(error, OSError) else "ports go up to 65535"
    raise WizardhavenError(f"Nothing can listen at {host}, port {candidates[-1]}: {reason}.")


def _reachable(host: str) -> str:
    """The address to open: who listens everywhere is reached here as well."""
    return LOOPBACK if host in ("", "0.0.0.0", "::") else host


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop of uvloop, where there is one."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.new_event_loop
