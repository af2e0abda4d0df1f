"""A company's site path and its characters, and ways through regions, in French."""

from collections.abc import Sequence

from wizardhaven.text.french.counting import any_of, counted
from wizardhaven.text.french.grammar import Nominal, of
from wizardhaven.text.french.terms import REGION_TYPES
from wizardhaven.vocabulary.terms import RegionType

SHE = Nominal("elle", feminine=True)
"""A company that the sentence has just named."""


def path_of(company: Nominal) -> str:
    """The site path of a company."""
    return "son trajet" if company == SHE else f"le trajet {of(company.text)}"


def each_of(company: Nominal) -> str:
    """Every character of a company."""
    return "chacun de ses personnages" if company == SHE else f"chaque personnage {of(company.text)}"


def ways_through(ways: Sequence[tuple[RegionType, int]]) -> str:
    """Regions of which one sort, so many times, will do."""
    return any_of([counted(count, REGION_TYPES[region_type]) for region_type, count in ways])
