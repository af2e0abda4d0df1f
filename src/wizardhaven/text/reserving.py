"""What all languages ask of a creature that is reserved, before they say it."""

from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit


def prowess_gained(holds: Permit) -> int:
    """How much more prowess it has when it is played from there."""
    changes = [change for change in holds.then if isinstance(change, Modify)]
    return sum([change.by for change in changes if isinstance(change.by, int)])
