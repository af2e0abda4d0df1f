"""Games on a Ray cluster: the same orders, the same seeds, and so the same games as anywhere else."""

import socket
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Final

from wizardhaven.errors import WizardhavenError
from wizardhaven.lab.game import GameRecord, Order, play
from wizardhaven.lab.running import AHEAD, Players

LOCAL: Final = "local"
"""A cluster of this machine alone, which is started and ends with the games."""

SECONDS_TO_ANSWER: Final = 5.0


def cluster(address: str, workers: int) -> Players:
    """The cluster at an address plays; it is left as it was found."""
    ray = _ray()
    return lambda left: _games(ray, address, left, workers)


def _ray() -> ModuleType:
    """Only who asks for a cluster needs the package."""
    try:
        return import_module("ray")
    except ImportError:
        raise WizardhavenError("--ray needs one more package: pip install 'wizardhaven[ray]'.") from None


def _games(ray: ModuleType, address: str, left: Sequence[Order], workers: int) -> Iterator[GameRecord]:
    _require_somebody(address)
    own = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, logging_level="error", log_to_driver=False, **own)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        reason = str(error).strip().splitlines()[:1] or ["nobody answers"]
        raise WizardhavenError(f"There is no Ray cluster at “{address}”: {reason[0]}") from None
    try:
        yield from _played(ray, left)
    except ray.exceptions.RayError as error:
        raise WizardhavenError(f"The Ray cluster has lost a game: {error}") from None
    finally:
        ray.shutdown()


def _require_somebody(address: str) -> None:
    """Ask at the address first: Ray itself waits for minutes where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, ValueError) as error:
        raise WizardhavenError(f"There is no Ray cluster at “{address}”: {error}") from None


def _played(ray: ModuleType, left: Sequence[Order]) -> Iterator[GameRecord]:
    """Only so many games are handed out before their turn: whoever stops does not wait for all."""
    remote = ray.remote(play)
    waiting = iter(left)
    most = max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
    under_way = [remote.remote(order) for order in islice(waiting, most)]
    while under_way:
        done, under_way = ray.wait(under_way)
        under_way += [remote.remote(order) for order in [next(waiting, None)] if order is not None]
        yield from ray.get(done)
