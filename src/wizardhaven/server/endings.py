"""How a game at a table ended, in words for whoever reads it."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import Ending
from wizardhaven.protocol.messages import Over, Way
from wizardhaven.protocol.shapes import Text
from wizardhaven.server.ending_words import ENDINGS, Ended
from wizardhaven.server.played import Played
from wizardhaven.text.language import Language
from wizardhaven.view.points import points_views
from wizardhaven.view.telling.naming import whole

CONCESSIONS: Final = {
    False: (Ended.YOU_CONCEDED, Ended.THEY_CONCEDED, (Ended.FIRST_CONCEDED, Ended.SECOND_CONCEDED)),
    True: (Ended.YOUR_CLOCK, Ended.THEIR_CLOCK, (Ended.FIRST_CLOCK, Ended.SECOND_CLOCK)),
}


def over(played: Played, seat: int | None, language: Language) -> Over | None:
    """How it ended; None while it goes on."""
    conceded, outcome = played.conceded, played.game.outcome
    if conceded is not None:
        yours, theirs, watching = CONCESSIONS[conceded.by_clock]
        said = watching[conceded.seat] if seat is None else yours if seat == conceded.seat else theirs
        by: Way = "clock" if conceded.by_clock else "concession"
        first, second = points_views(played.game.table)
        return Over(
            1 - conceded.seat, by, (first.at_council, second.at_council), Text(ENDINGS[language][said])
        )
    if outcome is None:
        return None
    totals = outcome.totals
    winner = outcome.winner if outcome.winner >= 0 else None
    own, other_points = (totals[0], totals[1]) if seat in (None, 0) else (totals[1], totals[0])
    sentence = ENDINGS[language][_said(winner, seat)].format(own=whole(own), other=whole(other_points))
    way: Way = "one ring" if outcome.ending is Ending.ONE_RING else "council"
    return Over(winner, way, totals, Text(sentence))


def _said(winner: int | None, seat: int | None) -> Ended:
    if winner is None:
        return Ended.TIED
    if seat is None:
        return (Ended.FIRST_WON, Ended.SECOND_WON)[winner]
    return Ended.WON if winner == seat else Ended.LOST
