"""How a game at a table ended, in words for whoever reads it."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import Ending
from wizardhaven.protocol.server_says import Over, Way
from wizardhaven.protocol.shapes import Text
from wizardhaven.server.ending_words import ENDINGS, Ended
from wizardhaven.server.played import Played
from wizardhaven.text.language import Language
from wizardhaven.text.last_days import LAST_DAYS
from wizardhaven.view.points import points_views, worths_of
from wizardhaven.view.telling.naming import whole

CONCESSIONS: Final = {
    False: (Ended.YOU_CONCEDED, Ended.THEY_CONCEDED, (Ended.FIRST_CONCEDED, Ended.SECOND_CONCEDED)),
    True: (Ended.YOUR_CLOCK, Ended.THEIR_CLOCK, (Ended.FIRST_CLOCK, Ended.SECOND_CLOCK)),
}


WAYS: Final[dict[Ending, Way]] = {
    Ending.RECKONING: "council",
    Ending.BOTH_WON: "council",
    Ending.ONE_RING: "one ring",
    Ending.AVATAR_ELIMINATED: "elimination",
    Ending.BOTH_AVATARS_ELIMINATED: "elimination",
    Ending.DICE: "dice",
}


def over(played: Played, seat: int | None, language: Language) -> Over | None:
    """How it ended; None while it goes on."""
    conceded, outcome = played.conceded, played.game.outcome
    if conceded is not None:
        yours, theirs, watching = CONCESSIONS[conceded.by_clock]
        said = watching[conceded.seat] if seat is None else yours if seat == conceded.seat else theirs
        by: Way = "clock" if conceded.by_clock else "concession"
        first, second = points_views(played.game.table, worths_of(played.game.table))
        totals = (first.at_council, second.at_council)
        return Over(1 - conceded.seat, by, totals, Text(ENDINGS[language][said]), None)
    if outcome is None:
        return None
    totals = outcome.totals
    winner = outcome.winner if outcome.winner >= 0 else None
    own, other_points = (totals[0], totals[1]) if seat in (None, 0) else (totals[1], totals[0])
    said = _said(outcome.ending, winner, seat)
    sentence = ENDINGS[language][said].format(own=whole(own), other=whole(other_points))
    return Over(winner, WAYS[outcome.ending], totals, Text(sentence), _day(played, seat, language))


def _day(played: Played, seat: int | None, language: Language) -> str | None:
    """What the day is to the reader, or to both players, if the points were counted. [WIN-03]"""
    table = played.game.table
    if not table.council:
        return None
    seats = (0, 1) if seat is None else (seat,)
    return " · ".join(dict.fromkeys([LAST_DAYS[language][table.kinds[one].player] for one in seats]))


def _said(ending: Ending, winner: int | None, seat: int | None) -> Ended:
    if ending is Ending.BOTH_WON:
        return Ended.BOTH_WON
    if ending is Ending.BOTH_AVATARS_ELIMINATED:
        return Ended.NOBODY_WON
    if winner is None:
        return Ended.TIED
    if seat is None:
        return (Ended.FIRST_WON, Ended.SECOND_WON)[winner]
    return Ended.WON if winner == seat else Ended.LOST
