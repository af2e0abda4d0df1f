"""What has no effect on something, and whom it spares, in French."""

from collections.abc import Sequence

from wizardhaven.text.french.alignments import PLAYERS
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.names import quoted
from wizardhaven.text.modifying import without_effect
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.terms import PlayerKind
from wizardhaven.vocabulary.whose import spared as spared_by


def of_rolls(together: Sequence[Modify]) -> list[str]:
    """Which cards cannot change the rolls, and whose rolls are not meant."""
    names = any_of([quoted(name) for name in without_effect(together)])
    said = [f"la carte {names} n'a aucun effet sur ces jets"] if names else []
    return [*said, *spared(spared_by(together[0].of))]


def spared(kinds: Sequence[PlayerKind]) -> list[str]:
    """Which players something does not concern."""
    players = [f"les {PLAYERS[kind].plural}" for kind in kinds]
    if len(players) == 1:
        return [f"cela ne concerne pas {players[0]}"]
    return [f"cela ne concerne ni {' ni '.join(players)}"] if players else []
