"""How much is said of something that is forbidden, whatever the language."""

from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import forbids
from wizardhaven.vocabulary.standing import Standing


def is_told_at_length(holds: Standing) -> bool:
    """Whether the company must have been named before it is said what cannot be done."""
    return forbids(holds, Deed.ACT) or forbids(holds, Deed.PLAY)


def is_a_long_clause(holds: Standing) -> bool:
    """Whether it takes so long to say that its duration comes first."""
    return forbids(holds, Deed.ACT) or forbids(holds, Deed.AFFECT)
