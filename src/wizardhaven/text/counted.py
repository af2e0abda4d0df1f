"""What is counted, for those who put it into words."""

from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.marks import Tally
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import RegionType


def names_of(what: Such | Tally) -> tuple[str, ...]:
    """The names of the cards that are counted."""
    assert not isinstance(what, Tally), f"{what.value} has no name"
    return names_in(what)


def land_of(what: Such | Tally) -> RegionType | None:
    """The type of region that is counted; none if any will do."""
    return what if isinstance(what, RegionType) else None
