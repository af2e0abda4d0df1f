"""How many clicks an answer takes on the page; a drag is one."""

from __future__ import annotations

from typing import Final

from tools.questioning.laying import says_the_same
from wizardhaven.engine.values import Action, Verb
from wizardhaven.game.game import Game
from wizardhaven.protocol.answers import answers_to
from wizardhaven.protocol.options import UNDOABLE
from wizardhaven.protocol.pictures import Answer
from wizardhaven.protocol.warnings import warning
from wizardhaven.text.language import Language

ONE_CLICK: Final = (Verb.PASS, Verb.DRAW, Verb.ENTER, Verb.FINISH_ORGANIZING, Verb.STOP_DRAFTING, Verb.CALL)
"""What has a button of its own."""


def clicks_for(game: Game, seat: int, place: int, *, quick: bool) -> int:
    """With quick play a drag where there is a target, or a line; what warns takes a second word."""
    option = game.options()[place]
    doubt = quick and warning(game, option, Language.EN) is not None
    if option.verb in ONE_CLICK:
        return 1 + doubt
    return doubt + (_quickly(game, seat, place) if quick else _slowly(game, option))


def _slowly(game: Game, option: Action) -> int:
    """A line and the main button; one more where a line opens into several."""
    alike = [one for one in game.options() if one.verb is option.verb and one.card == option.card]
    return 3 if len(alike) > 1 and option.card >= 0 else 2


def _quickly(game: Game, seat: int, place: int) -> int:
    """What is dragged to its target is given; a line is given if it can be taken back."""
    option, answers = game.options()[place], answers_to(game, seat)
    said = answers[place]
    clicks = _slowly(game, option) - (option.verb in UNDOABLE)
    if said.source is None or not (said.targets or option.verb is Verb.PLACE_ON_GUARD):
        return clicks
    alike = [one for one in answers if says_the_same(_dragged(one), _dragged(said))]
    return min(clicks, 1 if len(alike) == 1 else 3 - (option.verb in UNDOABLE))


def _dragged(answer: Answer) -> Answer:
    """What a drag tells: from where, and to where."""
    return Answer(answer.verb, answer.source, answer.targets[:1], question=answer.question)
