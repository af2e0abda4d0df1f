"""What has no effect on something, and whom it spares, in English."""

from collections.abc import Sequence

from wizardhaven.text.english.alignments import players
from wizardhaven.text.english.grammar import listed
from wizardhaven.vocabulary.bonuses import CheckBonus
from wizardhaven.vocabulary.terms import PlayerKind


def of_rolls(bonus: CheckBonus) -> list[str]:
    """Which cards cannot change the rolls, and whose rolls are not meant."""
    unmoved = bonus.unmoved_by
    return [*([f"{listed(unmoved, 'or')} cannot change them."] if unmoved else []), *spared(bonus.spares)]


def spared(kinds: Sequence[PlayerKind]) -> list[str]:
    """Which players something does not concern."""
    return [f"This has no effect on {players(kinds)}."] if kinds else []
