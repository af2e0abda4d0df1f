"""What has no effect on something, and whom it spares, in German."""

from collections.abc import Sequence

from wizardhaven.text.german.alignments import PLAYERS
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.names import quoted
from wizardhaven.text.modifying import without_effect
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.terms import PlayerKind
from wizardhaven.vocabulary.whose import spared as spared_by


def of_rolls(together: Sequence[Modify]) -> list[str]:
    """Which cards cannot change the rolls, and whose rolls are not meant."""
    names = any_of([quoted(name) for name in without_effect(together)])
    said = [f"die Karte {names} wirkt nicht auf diese Würfe"] if names else []
    return [*said, *spared(spared_by(together[0].of))]


def spared(kinds: Sequence[PlayerKind]) -> list[str]:
    """Which players something does not concern."""
    players = all_of([PLAYERS[kind].plural.accusative for kind in kinds])
    return [f"dies gilt nicht für {players}"] if kinds else []
