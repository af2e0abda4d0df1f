"""Names of cards, sites and regions inside a German sentence."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.german.counting import any_of
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated

_TOWNS: Final = frozenset({"Beutelsend", "Bruchtal", "Orkstadt", "Quellhall", "Seestadt"})
"""German names of sites that follow "in" without an article, as the names of towns do."""


def german(name: str) -> str:
    """The German name."""
    return translated(name, Language.DE)


def quoted(name: str) -> str:
    """The name of a card, which keeps its form whatever its case would be."""
    return f"„{german(name)}“"


def is_proper(local: str) -> bool:
    """Whether a name stands in a sentence like that of a person: none of its words is like any other word."""
    return all([word[:1].isupper() and word not in ("Der", "Die", "Das") for word in local.split()])


def at_site(name: str) -> str:
    """Where somebody is: "in Pelargir", "am Ort Die Glitzernden Grotten"."""
    local = german(name)
    return f"in {local}" if local == name or local in _TOWNS else f"am Ort {local}"


def in_regions(names: Sequence[str]) -> str:
    """Where a site lies: "in der Region Rohan", "in einer der Regionen Rohan oder Khand"."""
    if len(names) == 1:
        return f"in der Region {german(names[0])}"
    return f"in einer der Regionen {any_of([german(name) for name in names])}"


def through_regions(names: Sequence[str]) -> str:
    """Where a company moves: "durch die Region Rohan", "durch eine der Regionen Rohan oder Khand"."""
    if len(names) == 1:
        return f"durch die Region {german(names[0])}"
    return f"durch eine der Regionen {any_of([german(name) for name in names])}"
