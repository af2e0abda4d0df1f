"""What has no effect on something, and whom it spares, in English."""

from collections.abc import Sequence

from wizardhaven.text.english.alignments import players
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.modifying import without_effect
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.terms import PlayerKind
from wizardhaven.vocabulary.whose import spared as spared_by


def of_rolls(together: Sequence[Modify]) -> list[str]:
    """Which cards cannot change the rolls, and whose rolls are not meant."""
    silent = without_effect(together)
    said = [f"{listed(silent, 'or')} cannot change them."] if silent else []
    return [*said, *spared(spared_by(together[0].of))]


def spared(kinds: Sequence[PlayerKind]) -> list[str]:
    """Which players something does not concern."""
    return [f"This has no effect on {players(kinds)}."] if kinds else []
