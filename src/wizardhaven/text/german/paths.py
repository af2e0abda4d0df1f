"""Ways through regions, in German."""

from collections.abc import Sequence

from wizardhaven.text.german.counting import any_of, counted
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.terms import REGION_TYPES
from wizardhaven.vocabulary.terms import RegionType


def ways_through(ways: Sequence[tuple[RegionType, int]]) -> str:
    """Regions of which one sort, so many times, will do."""
    return any_of([counted(count, REGION_TYPES[region_type], Case.ACCUSATIVE) for region_type, count in ways])
