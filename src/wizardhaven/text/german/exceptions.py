"""What has no effect on something, and whom it spares, in German."""

from collections.abc import Sequence

from wizardhaven.text.german.alignments import PLAYERS
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.names import quoted
from wizardhaven.vocabulary.bonuses import CheckBonus
from wizardhaven.vocabulary.terms import PlayerKind


def of_rolls(bonus: CheckBonus) -> list[str]:
    """Which cards cannot change the rolls, and whose rolls are not meant."""
    names = any_of([quoted(name) for name in bonus.unmoved_by])
    return [*([f"die Karte {names} wirkt nicht auf diese Würfe"] if names else []), *spared(bonus.spares)]


def spared(kinds: Sequence[PlayerKind]) -> list[str]:
    """Which players something does not concern."""
    players = all_of([PLAYERS[kind].plural.accusative for kind in kinds])
    return [f"dies gilt nicht für {players}"] if kinds else []
