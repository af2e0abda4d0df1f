"""A copy of the game on which answers are tried: the other passes, and nothing is thrown or turned up."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.values import DICE, PASS, Action, Question, Verb
from wizardhaven.game.game import Game
from wizardhaven.game.patience import OPEN
from wizardhaven.protocol.answers import fitting, may_be_left_out
from wizardhaven.protocol.news import is_news
from wizardhaven.protocol.pictures import Answer


@final
class Trial:
    """What would come of a seat's answers. It is `over` where something comes to light."""

    __slots__ = ("game", "over", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game.clone()
        self.game.patient = True  # how far one choice leads must not depend on what others hold
        self.seat = seat
        self.over = False

    def copy(self) -> Trial:
        """Another trial that begins where this one is."""
        fresh = Trial(self.game, self.seat)
        fresh.over = self.over
        return fresh

    def asks(self, question: Question) -> bool:
        """Whether the seat is asked this, once everybody has passed who comes before."""
        self.go_on()
        choice = self.game.pending
        if self.over or choice is None or choice.seat != self.seat:
            return False
        return choice.asks is question

    def say(self, answer: Answer) -> bool:
        """The seat says something; whether that was an answer to what it is asked, or could be left out."""
        self.go_on(answer)
        if self.over:
            return False
        place = fitting(self.game, self.seat, answer)
        if place is None:
            return may_be_left_out(self.game, answer)
        if answer.verb is Verb.ROLL:
            return False
        self.take(self.game.options()[place])
        return True

    def take(self, option: Action) -> None:
        """One of the options is chosen by whoever is asked."""
        self.game.apply(option)
        self.over = _comes_to_light(self.game, self.seat)

    def go_on(self, answer: Answer | None = None) -> None:
        """Pass for everybody as long as the seat has nothing else to do, and not what it wants to say."""
        while not self.over and (option := self._passed(answer)) is not None:
            self.take(option)

    def _passed(self, answer: Answer | None) -> Action | None:
        choice, options = self.game.pending, self.game.options()
        if choice is None or choice.seat == DICE:
            return None
        if choice.seat != self.seat:
            return options[0] if choice.asks in OPEN or options[0].same(PASS) else None
        if answer is not None and fitting(self.game, self.seat, answer) is not None:
            return None
        is_idle = choice.asks is Question.RESPONSE and options[0].same(PASS)
        return options[0] if is_idle else None


def _comes_to_light(game: Game, seat: int) -> bool:
    """Whether something happened that the seat could not know before; what the other draws it never sees."""
    return is_news(game.facts, seat, drawing=False)
