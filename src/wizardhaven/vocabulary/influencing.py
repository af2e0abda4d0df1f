"""What is written in an attempt to influence, taken apart."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.effects import Influence
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import HomeAt, Such, choices


def tries(influence: Influence, sort: Sort) -> bool:
    """Whether cards of that sort may be tried."""
    return sort in choices(influence.what)


def base(influence: Influence) -> int:
    """What is added in any case."""
    return sum([part for part in influence.plus if isinstance(part, int)])


def by_such(influence: Influence) -> list[tuple[Such, int]]:
    """What is added if he who tries is such a one."""
    pairs = [part for part in influence.plus if isinstance(part, tuple) and not isinstance(part[0], HomeAt)]
    return [(such, more) for such, more in pairs if more is not None]


def at_home(influence: Influence) -> int:
    """What is added if the card belongs to a home site of his."""
    pairs = [part for part in influence.plus if isinstance(part, tuple) and isinstance(part[0], HomeAt)]
    return sum([more for _, more in pairs if more is not None])


def is_sure_at_home(influence: Influence) -> bool:
    """Whether no roll is needed then."""
    pairs = [part for part in influence.plus if isinstance(part, tuple) and isinstance(part[0], HomeAt)]
    return any([more is None for _, more in pairs])


def makes_up_for_general(influence: Influence) -> bool:
    """Whether the unused general influence of the opponent does not count."""
    return any([part is Amount.UNUSED_GENERAL_INFLUENCE for part in influence.plus])
