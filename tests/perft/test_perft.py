"""How many positions lie n choices ahead: a changed number is a changed rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.game.game import Game
from wizardhaven.scenario.position import read

POSITIONS = sorted(Path(__file__).parent.glob("*.txt"))


def positions_ahead(game: Game, depth: int) -> int:
    """The leaves of the tree of choices; of all shuffles one stands for the rest."""
    if depth == 0 or game.pending is None:
        return 1
    options = game.options()[:1] if isinstance(game.pending, Shuffle) else game.options()
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        ahead = game.clone()
        ahead.apply(option)
        total += positions_ahead(ahead, depth - 1)
    return total


@pytest.mark.parametrize("path", POSITIONS, ids=[path.stem for path in POSITIONS])
def test_as_many_positions_lie_ahead_as_ever(path: Path) -> None:
    text, _, counts = path.read_text(encoding="utf-8").partition("\nahead:")
    game = read(text, path.name).game

    expected = [int(count) for count in counts.split()]

    assert len(expected) >= 3
    assert [positions_ahead(game, depth) for depth in range(1, len(expected) + 1)] == expected
