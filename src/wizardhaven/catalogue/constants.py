"""Every card value, collected from the modules of `wizardhaven.cards`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from wizardhaven.errors import BrokenFile
from wizardhaven.vocabulary.cards import Card


@dataclass(frozen=True)
class Constant:
    """A card value and where it is written."""

    module: str
    name: str
    card: Card


@cache
def constants() -> Mapping[str, Constant]:
    """Every constant that is a card, under the card's code."""
    return collected(_modules())


def collected(modules: Iterator[ModuleType]) -> Mapping[str, Constant]:
    """The cards of some modules; two constants with one code are an error."""
    found: dict[str, Constant] = {}
    for module in modules:
        for constant in _in_module(module):
            other = found.setdefault(constant.card.code, constant)
            if other is not constant:
                raise BrokenFile(
                    f"{_where(other)} and {_where(constant)} have the same code {other.card.code}."
                )
    return found


def _in_module(module: ModuleType) -> list[Constant]:
    return [
        Constant(module.__name__, name, value)
        for name, value in vars(module).items()
        if isinstance(value, Card)
    ]


def _where(constant: Constant) -> str:
    return f"{constant.name} in {constant.module}"


def _modules() -> Iterator[ModuleType]:
    package = import_module("wizardhaven.cards")
    for found in walk_packages(package.__path__, "wizardhaven.cards."):
        yield import_module(found.name)
