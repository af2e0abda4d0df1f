"""Who asks: the one place that says from which address something comes."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import Scope

from wizardhaven.errors import WizardhavenError

LONGEST: Final = 45
"""No address has more characters."""
HOUSEHOLD: Final = 64
"""Bits: whoever has one address of IPv6 has all that begin with the same ones."""


def client_address(scope: Scope) -> str:
    """The address of whoever asks; behind a proxy that is trusted, of whom the proxy asks for.

    The server has read the proxies' headers before anything here sees the scope.
    """
    client = scope.get("client")
    return str(client[0])[:LONGEST] if client else ""


def household(address: str) -> str:
    """What counts as one guest: an address, or all that one connection to the net is given together."""
    number = numbered(address)
    if isinstance(number, IPv6Address):
        return str(IPv6Network((number, HOUSEHOLD), strict=False))
    return address if number is None else str(number)


def numbered(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a number; None for what is none, such as a socket that is a file."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = number.ipv4_mapped if isinstance(number, IPv6Address) else None
    return number if mapped is None else mapped


class Proxies:
    """The addresses and networks whose word is taken for whom they ask."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        self._networks = [_network(name) for name in named]

    def __contains__(self, address: str) -> bool:
        number = numbered(address)
        return number is not None and any([number in network for network in self._networks])

    @property
    def listed(self) -> list[str]:
        return [str(network) for network in self._networks]


def _network(named: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(named, strict=False)
    except ValueError:
        raise WizardhavenError(
            f"“{named}” is no address of a proxy; one looks like 127.0.0.1, ::1 or 10.0.0.0/8."
        ) from None
