"""Names of cards, sites and regions inside a French sentence."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import to
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated

_TOWNS: Final = frozenset({"Cul-de-Sac", "Fondcombe"})
"""French names of sites that follow "à" without an article, as the names of towns do."""

_ARTICLES: Final = MappingProxyType(
    {
        "Cavernes Étincelantes": "les",
        "Champs aux Iris": "les",
        "Havres Gris": "les",
        "Marais des Morts": "les",
        "Montagne du Destin": "la",
        "Palais de Thranduil": "le",
        "Salle du Jaillissement": "la",
    }
)
"""The articles of sites that are called by a common noun."""


def french(name: str) -> str:
    """The French name."""
    return translated(name, Language.FR)


def quoted(name: str) -> str:
    """The name of a card among the other words; one that brings its own quotation marks needs no more."""
    local = french(name)
    return local if local.startswith("“") else f"« {local} »"


def site(name: str) -> str:
    """A site among other words: "Pelargir", "les Havres Gris", "le site Repaire de bandits"."""
    local = french(name)
    if local in _ARTICLES:
        return f"{_ARTICLES[local]} {local}"
    return local if local == name or local in _TOWNS else f"le site {local}"


def at_site(name: str) -> str:
    """Where somebody is: "à Pelargir", "aux Havres Gris", "au site Repaire de bandits"."""
    return to(site(name))


def one_region_of(names: Sequence[str]) -> str:
    """One of some regions: "la région Rohan", "l'une des régions Rohan ou Khand"."""
    local = any_of([french(name) for name in names])
    return f"l'une des régions {local}" if len(names) > 1 else f"la région {local}"
