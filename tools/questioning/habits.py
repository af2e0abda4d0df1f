"""How a veteran hushes the table. He has fixed habits and does not know what will come."""

from __future__ import annotations

from tools.questioning.measures import Measures, veterans_stops
from wizardhaven.engine.values import NONE, PASS, CardId, Verb
from wizardhaven.game.game import Game
from wizardhaven.protocol.preferring import Draws, Mute, Prefer, Until
from wizardhaven.protocol.shapes import Anchor
from wizardhaven.protocol.windows import window_of
from wizardhaven.server.passing import Manner
from wizardhaven.server.passing_on import moment_of
from wizardhaven.server.played import Played


class Habits:
    """What one seat says beside its answers: where it stops, what it mutes, how long it passes on."""

    def __init__(self, seat: int, measures: Measures, manner: Manner) -> None:
        self._seat = seat
        self._measures = measures
        self._manner = manner
        self._stops = veterans_stops() if measures.stops else {}
        self._passed: set[tuple[int, CardId]] = set()
        """On what he has passed, and in which turn."""

    def sit(self, played: Played) -> None:
        self._say(played, None, ())

    def pass_on(self, played: Played) -> None:
        """The person passes, and perhaps with the same click for longer."""
        game = played.game
        mutes = self._mutes(game) if self._measures.mutes else ()
        until = self._until(game) if self._measures.attack else None
        if mutes or until is not None:
            self._say(played, until, (*self._manner.mutes.said, *mutes))
        if self._measures.again:
            self._manner.repeats.passed(game)

    def _mutes(self, game: Game) -> tuple[Mute, ...]:
        """If he has passed on all of it in this turn before, he does so for the rest of the turn."""
        cards = [(game.table.turn, card) for card in asked_about(game)]
        old = bool(cards) and all([card in self._passed for card in cards])
        self._passed.update(cards)
        return tuple([Mute(Anchor("card", str(card)), "turn") for _, card in cards]) if old else ()

    def _until(self, game: Game) -> Until | None:
        """Who attacks passes until that is over; the attacked wants to see what becomes of it."""
        attacks = moment_of(game).attack is not None and game.table.active != self._seat
        return "end-of-attack" if attacks else None

    def _say(self, played: Played, until: Until | None, mutes: tuple[Mute, ...]) -> None:
        draws: Draws = "all" if self._measures.draws else "ask"
        said = Prefer("nothing", until, "all", self._stops, tuple(dict.fromkeys(mutes)), draws)
        self._manner.prefer(played, self._seat, said)


def asked_about(game: Game) -> list[CardId]:
    """The cards about which a window asks, if about nothing else; to place one on-guard does not count."""
    choice = game.pending
    if choice is None or window_of(choice.asks) is None:
        return []
    others = [one for one in game.options() if not one.same(PASS) and one.verb is not Verb.PLACE_ON_GUARD]
    cards = list(dict.fromkeys([one.card for one in others]))
    return [] if NONE in cards else cards
