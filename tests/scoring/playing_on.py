"""A game is played on from the end of its last turn, and compared with what the score command says."""

from collections.abc import Collection

from tests.scoring.counting import Counted
from wizardhaven.engine.rules.corruption.check import RollCheck
from wizardhaven.engine.state.ids import DICE
from wizardhaven.scenario import Playing


def last_checks(playing: Playing, failing: Collection[str] = ()) -> None:
    """Everybody passes to the end; those who fail roll as badly as they can, all others well."""
    while playing.outcome is None:
        pending = playing.game.pending
        if isinstance(pending, RollCheck):
            playing.rolls(2 if playing.table.printed[pending.character].name in failing else 12)
        elif playing.asked == DICE:
            playing.apply(playing.game.chance())
        else:
            playing.apply(playing.options()[0])


def same_result(playing: Playing, counted: Counted) -> None:
    """The game has the totals and the winner that the command has found."""
    assert playing.outcome is not None
    assert playing.outcome.totals == counted.finals
    names = [player.name for player in counted.players]
    winner = names.index(counted.winners[0]) if len(counted.winners) == 1 else -1
    assert playing.outcome.winner == winner
